// The settings section that a mailed link opens: it confirms the address, or signs the user in.
import { account, session as sessionSchema } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { navigate } from 'wouter/use-hash-location';
import { useLang } from '../../settings/settings.ts';
import { ask } from '../api.ts';
import { RequestError } from '../parts/request-error.tsx';
import { useMe, useSession } from '../user-session.ts';
import { useSignInFlow } from './sign-in-flow.tsx';
import { SettingsSection, useRequest } from './settings-section.tsx';

export function MailLink({ token }: { readonly token: string }) {
  const lang = useLang();
  const me = useMe();
  const apply = useSession((store) => store.apply);
  const { request, refusal, busy } = useRequest();
  // A guest has no address to confirm.
  const isSignedIn = me !== undefined && me.kind !== 'guest';
  const leave = () => navigate('/online/settings', { replace: true });
  const flow = useSignInFlow(
    (guest) => ask('POST', '/session/mail/confirm', sessionSchema, { token, guest }),
    'move',
    (session) => {
      apply(session);
      leave();
    },
  );
  const open = () => {
    if (isSignedIn) void request(() => ask('POST', '/me/mail/confirm', account, { token }), leave);
    else flow.signIn();
  };
  return (
    <SettingsSection
      title={msg(lang, 'online.settings.mailLink')}
      text={msg(lang, isSignedIn ? 'online.settings.mailConfirm' : 'online.settings.mailIn')}
    >
      <button type="button" className="primary" disabled={busy || flow.busy} onClick={open}>
        {msg(lang, 'online.settings.mailOpen')}
      </button>
      <RequestError refusal={refusal} />
      {flow.error}
    </SettingsSection>
  );
}
