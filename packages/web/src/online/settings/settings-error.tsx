// The error of a request in the settings. If it failed because the last sign-in is too long ago, a
// dialog asks the user to sign in again, and the request is sent again.
import { account as accountSchema, type OnlineSession } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useFetched } from '../use-fetched.ts';
import controls from '../parts/controls.module.css';
import { Loaded, RequestError } from '../parts/request-error.tsx';
import { useMe, useSession } from '../user-session.ts';
import type { Denial } from './settings-section.tsx';
import { ByPasskey, ByPassword } from './sign-in-methods.tsx';

export function SettingsError({ denial }: { readonly denial: Denial | undefined }) {
  const lang = useLang();
  const [isSigningIn, setIsSigningIn] = useState(false);
  return (
    <>
      <RequestError refusal={denial?.refusal} />
      {denial?.refusal.code === 'prove-again' && (
        <button type="button" className={controls.small} onClick={() => setIsSigningIn(true)}>
          {msg(lang, 'online.settings.signInAgain')}
        </button>
      )}
      {isSigningIn && (
        <SignInAgain onClose={() => setIsSigningIn(false)} onProved={() => denial?.again()} />
      )}
    </>
  );
}

function SignInAgain({
  onClose,
  onProved,
}: {
  readonly onClose: () => void;
  readonly onProved: () => void;
}) {
  const lang = useLang();
  const me = useMe()?.id;
  const apply = useSession((store) => store.apply);
  const fetched = useFetched('/me/account', accountSchema);
  const onSignIn = (session: OnlineSession) => {
    apply(session);
    onClose();
    // After a sign-in with another account, the request is not repeated.
    if (session.person?.id === me) onProved();
  };
  return (
    <Dialog title={msg(lang, 'online.settings.signInAgain')} onClose={onClose}>
      <div className={controls.stack}>
        <p>{msg(lang, 'online.settings.signInAgainWhy')}</p>
        <Loaded fetched={fetched}>
          {({ passkeys, password, login = '' }) => (
            <>
              {passkeys.length > 0 && <ByPasskey guest="leave" onDone={onSignIn} />}
              {password && <ByPassword guest="leave" login={login} onDone={onSignIn} />}
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
