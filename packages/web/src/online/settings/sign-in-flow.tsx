// Signing in by any method. The guest's games move to the account, unless both are at the same
// table; then they can be left behind.
import type { OnlineSession } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { useLang } from '../../settings/settings.ts';
import type { Answer } from '../api.ts';
import controls from '../parts/controls.module.css';
import { RequestError } from '../parts/request-error.tsx';
import { useWish } from './settings-section.tsx';

/** Whether the guest's games move to the account. */
export type Guest = 'move' | 'leave';

interface Entry {
  readonly enter: () => void;
  readonly busy: boolean;
  /** The error, and the button that resolves it. */
  readonly refused: ReactNode;
}

export function useSignInFlow(
  asking: (guest: Guest) => Promise<Answer<OnlineSession>>,
  guest: Guest,
  onDone: (session: OnlineSession) => void,
): Entry {
  const lang = useLang();
  const { wish, refusal, busy } = useWish();
  const enter = (taken: Guest) => void wish(() => asking(taken), onDone);
  return {
    enter: () => enter(guest),
    busy,
    refused: (
      <>
        <RequestError refusal={refusal} />
        {refusal?.code === 'two-seats' && (
          <button
            type="button"
            className={controls.small}
            disabled={busy}
            onClick={() => enter('leave')}
          >
            {msg(lang, 'online.settings.leaveGuest')}
          </button>
        )}
      </>
    ),
  };
}
