// The page of a mail link: confirms an address or restores access.
import { account, session as sessionSchema } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { navigate } from 'wouter/use-hash-location';
import { useLang } from '../../settings/settings.ts';
import { ask } from '../api.ts';
import { RequestError } from '../parts/request-error.tsx';
import { useMe, useSession } from '../user-session.ts';
import { useSignInFlow } from './sign-in-flow.tsx';
import { SettingsSection, useWish } from './settings-section.tsx';

export function MailLink({ token }: { readonly token: string }) {
  const lang = useLang();
  const me = useMe();
  const take = useSession((store) => store.take);
  const { wish, refusal, busy } = useWish();
  // A guest has no address to confirm.
  const isIn = me !== undefined && me.kind !== 'guest';
  const leave = () => navigate('/online/settings', { replace: true });
  const entry = useSignInFlow(
    (guest) => ask('POST', '/session/mail/confirm', sessionSchema, { token, guest }),
    'move',
    (session) => {
      take(session);
      leave();
    },
  );
  const open = () => {
    if (isIn) void wish(() => ask('POST', '/me/mail/confirm', account, { token }), leave);
    else entry.enter();
  };
  return (
    <SettingsSection
      title={msg(lang, 'online.settings.mailLink')}
      text={msg(lang, isIn ? 'online.settings.mailConfirm' : 'online.settings.mailIn')}
    >
      <button type="button" className="primary" disabled={busy || entry.busy} onClick={open}>
        {msg(lang, 'online.settings.mailOpen')}
      </button>
      <RequestError refusal={refusal} />
      {entry.refused}
    </SettingsSection>
  );
}
