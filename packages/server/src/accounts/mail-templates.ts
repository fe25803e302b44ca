// Mail texts in all supported languages.
import type { MailLanguage } from '@eminent/protocol/online';
import type { Mail } from './mailer.ts';

export type MailKind = 'confirm' | 'sign-in';

interface MailTemplate {
  readonly subject: string;
  readonly before: string;
  readonly after: string;
}

const TEMPLATES: Readonly<Record<MailLanguage, Readonly<Record<MailKind, MailTemplate>>>> = {
  en: {
    confirm: {
      subject: 'Eminent: is this your address?',
      before:
        'Someone wants to use this address to recover an Eminent account. If that was you, open this link:',
      after: 'The link works for 30 minutes. If it wasn’t you, you don’t have to do anything.',
    },
    'sign-in': {
      subject: 'Eminent: your sign-in link',
      before: 'Open this link to sign in to your account:',
      after:
        'It works once, for 30 minutes. If you didn’t ask for it, you don’t have to do anything.',
    },
  },
  it: {
    confirm: {
      subject: 'Eminent: è il tuo indirizzo?',
      before:
        'Qualcuno vuole usare questo indirizzo per recuperare un account di Eminent. Se sei tu, apri questo link:',
      after: 'Il link vale 30 minuti. Se non sei tu, non devi fare nulla.',
    },
    'sign-in': {
      subject: 'Eminent: il link per accedere',
      before: 'Apri questo link per accedere al tuo account:',
      after: 'Vale una volta sola, per 30 minuti. Se non l’hai chiesto tu, non devi fare nulla.',
    },
  },
};

/** The page of the links. The token is in the fragment and never appears in logs. */
const PAGE = '/#/online/settings/';

export function renderMail(
  kind: MailKind,
  lang: MailLanguage,
  origin: string,
  token: string,
): Omit<Mail, 'to'> {
  const { subject, before, after } = TEMPLATES[lang][kind];
  return { subject, text: `${before}\n\n${origin}${PAGE}${token}\n\n${after}\n` };
}
