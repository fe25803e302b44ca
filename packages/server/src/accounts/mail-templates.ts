// The texts of mails, in all languages.
import type { MailLanguage } from '@eminent/protocol/online';
import type { Mail } from './mailer.ts';

export type MailKind = 'confirm' | 'sign-in';

interface MailTemplate {
  readonly subject: string;
  readonly beforeLink: string;
  readonly afterLink: string;
}

const TEMPLATES: Readonly<Record<MailLanguage, Readonly<Record<MailKind, MailTemplate>>>> = {
  en: {
    confirm: {
      subject: 'Eminent: is this your address?',
      beforeLink:
        'Someone wants to use this address to recover an Eminent account. If that was you, open this link:',
      afterLink: 'The link works for 30 minutes. If it wasn’t you, you don’t have to do anything.',
    },
    'sign-in': {
      subject: 'Eminent: your sign-in link',
      beforeLink: 'Open this link to sign in to your account:',
      afterLink:
        'It works once, for 30 minutes. If you didn’t ask for it, you don’t have to do anything.',
    },
  },
  it: {
    confirm: {
      subject: 'Eminent: è il tuo indirizzo?',
      beforeLink:
        'Qualcuno vuole usare questo indirizzo per recuperare un account di Eminent. Se sei tu, apri questo link:',
      afterLink: 'Il link vale 30 minuti. Se non sei tu, non devi fare nulla.',
    },
    'sign-in': {
      subject: 'Eminent: il link per accedere',
      beforeLink: 'Apri questo link per accedere al tuo account:',
      afterLink:
        'Vale una volta sola, per 30 minuti. Se non l’hai chiesto tu, non devi fare nulla.',
    },
  },
};

/** The page that mail links open. The token is in the fragment, which no server logs. */
const PAGE = '/#/online/settings/';

export function renderMail(
  kind: MailKind,
  lang: MailLanguage,
  origin: string,
  token: string,
): Omit<Mail, 'to'> {
  const { subject, beforeLink, afterLink } = TEMPLATES[lang][kind];
  return { subject, text: `${beforeLink}\n\n${origin}${PAGE}${token}\n\n${afterLink}\n` };
}
