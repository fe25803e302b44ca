// Mail texts in all supported languages.
import type { Mail } from './mailer.ts';

export type MailKind = 'confirm' | 'sign-in';
type Lang = 'en' | 'it';

interface MailTemplate {
  readonly subject: string;
  readonly before: string;
  readonly after: string;
}

const TEMPLATES: Readonly<Record<Lang, Readonly<Record<MailKind, MailTemplate>>>> = {
  en: {
    confirm: {
      subject: 'Eminent: is this your address?',
      before:
        'Somebody wants to recover an account of Eminent through this address. If it was you:',
      after: 'The link holds for 30 minutes. If it was not you, there is nothing to do.',
    },
    'sign-in': {
      subject: 'Eminent: your link to sign in',
      before: 'With this link you sign in to your account:',
      after:
        'It holds for 30 minutes and opens the account once. If you did not ask for it, there is nothing to do.',
    },
  },
  it: {
    confirm: {
      subject: 'Eminent: è il tuo indirizzo?',
      before:
        'Qualcuno vuole recuperare un account di Eminent con questo indirizzo. Se sei stato tu:',
      after: 'Il collegamento vale 30 minuti. Se non sei stato tu, non devi fare nulla.',
    },
    'sign-in': {
      subject: 'Eminent: il collegamento per entrare',
      before: 'Con questo collegamento entri nel tuo account:',
      after:
        'Vale 30 minuti e apre l’account una volta sola. Se non l’hai chiesto tu, non devi fare nulla.',
    },
  },
};

/** Target pages. The token is in the fragment and never appears in logs. */
const PAGES: Readonly<Record<MailKind, string>> = {
  confirm: '/#/online/settings/',
  'sign-in': '/#/online/settings/',
};

export function renderMail(
  kind: MailKind,
  lang: Lang,
  origin: string,
  token: string,
): Omit<Mail, 'to'> {
  const { subject, before, after } = TEMPLATES[lang][kind];
  return { subject, text: `${before}\n\n${origin}${PAGES[kind]}${token}\n\n${after}\n` };
}
