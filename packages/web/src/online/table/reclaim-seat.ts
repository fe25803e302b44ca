// A player who ran out of time takes the seat back from the bot with their next action on the page.
import { useEffect } from 'react';
import { takeBackSeat, useShown } from './table-store.ts';

/** Events that show that the player is back. */
const PRESENCE_EVENTS = ['pointerdown', 'keydown'] as const;

export function useReclaimSeat(): void {
  const isLate = useShown(
    ({ phase, own, seats }) => phase === 'playing' && seats[own.seat ?? -1]?.away === 'late',
  );
  useEffect(() => {
    if (isLate !== true) return undefined;
    const waits = new AbortController();
    const { signal } = waits;
    const back = () => {
      waits.abort();
      takeBackSeat();
    };
    for (const type of PRESENCE_EVENTS) {
      addEventListener(
        type,
        ({ target }) => {
          // The notice has a button of its own.
          if (target instanceof Element && target.closest('section[data-away]') !== null) return;
          back();
        },
        { signal },
      );
    }
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') back();
      },
      { signal },
    );
    // The player has just pressed something: to open the page, or a moment after the time ran out.
    if (navigator.userActivation?.isActive === true) back();
    return () => waits.abort();
  }, [isLate]);
}
