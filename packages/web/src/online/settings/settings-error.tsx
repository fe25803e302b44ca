// Errors in the settings. If the last sign-in is too old, a dialog asks the user to sign in again
// and then repeats the request.
import { account as accountSchema, type OnlineSession } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useFetched } from '../use-fetched.ts';
import controls from '../parts/controls.module.css';
import { Missing, RequestError } from '../parts/request-error.tsx';
import { useMe, useSession } from '../user-session.ts';
import type { Denial } from './settings-section.tsx';
import { ByPasskey, ByPassword } from './sign-in-methods.tsx';

export function SettingsError({ denial }: { readonly denial: Denial | undefined }) {
  const lang = useLang();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <RequestError refusal={denial?.refusal} />
      {denial?.refusal.code === 'prove-again' && (
        <button type="button" className={controls.small} onClick={() => setIsAsking(true)}>
          {msg(lang, 'online.settings.signInAgain')}
        </button>
      )}
      {isAsking && (
        <SignInAgain onClose={() => setIsAsking(false)} onProved={() => denial?.again()} />
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
  const take = useSession((store) => store.take);
  const { value, problem, again } = useFetched('/me/account', accountSchema);
  const enter = (session: OnlineSession) => {
    take(session);
    onClose();
    // If another account was used to sign in, the request is not repeated.
    if (session.person?.id === me) onProved();
  };
  return (
    <Dialog title={msg(lang, 'online.settings.signInAgain')} onClose={onClose}>
      <div className={controls.stack}>
        <p>{msg(lang, 'online.settings.signInAgainWhy')}</p>
        <Missing problem={value === undefined ? problem : undefined} onAgain={again}>
          {value === undefined ? (
            <p role="status">{msg(lang, 'ui.loading')}</p>
          ) : (
            <>
              {value.passkeys.length > 0 && <ByPasskey guest="leave" onDone={enter} />}
              {value.password && (
                <ByPassword guest="leave" login={value.login ?? ''} onDone={enter} />
              )}
            </>
          )}
        </Missing>
      </div>
    </Dialog>
  );
}
