// The request and the errors of a sign-in, for all methods. A guest's games move to the account. If
// both have a seat at the same table, the user can leave the guest's games behind.
import type { OnlineSession } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { useLang } from '../../settings/settings.ts';
import type { Answer } from '../api.ts';
import controls from '../parts/controls.module.css';
import { RequestError } from '../parts/request-error.tsx';
import { useRequest } from './settings-section.tsx';

/** What happens to the guest's games: they move to the account, or they stay with the guest. */
export type Guest = 'move' | 'leave';

interface SignInFlow {
  readonly signIn: () => void;
  readonly busy: boolean;
  /** The error, if any, and a button that can resolve it. */
  readonly error: ReactNode;
}

export function useSignInFlow(
  send: (guest: Guest) => Promise<Answer<OnlineSession>>,
  guest: Guest,
  onDone: (session: OnlineSession) => void,
): SignInFlow {
  const lang = useLang();
  const { request, refusal, busy } = useRequest();
  const signIn = (choice: Guest) => void request(() => send(choice), onDone);
  return {
    signIn: () => signIn(guest),
    busy,
    error: (
      <>
        <RequestError refusal={refusal} />
        {refusal?.code === 'two-seats' && (
          <button
            type="button"
            className={controls.small}
            disabled={busy}
            onClick={() => signIn('leave')}
          >
            {msg(lang, 'online.settings.leaveGuest')}
          </button>
        )}
      </>
    ),
  };
}
