// Coming in by any way: the games of the guest that one was come along, unless both sit at one table. Then they may stay behind.
import type { OnlineSession } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { useLang } from '../../settings/settings.ts';
import type { Answer } from '../api.ts';
import pieces from '../parts/controls.module.css';
import { RequestError } from '../parts/request-error.tsx';
import { useWish } from './settings-section.tsx';

/** What becomes of the games of the guest that one was before. */
export type Guest = 'move' | 'leave';

interface Entry {
  readonly enter: () => void;
  readonly busy: boolean;
  /** Why one is not in, and what can be done about it. */
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
            className={pieces.small}
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
