// After a timeout a bot plays. The next press, key or return to the page takes the seat back.
import { useEffect } from 'react';
import { takeBackSeat, useShown } from './table-store.ts';

const PRESENCE_EVENTS = ['pointerdown', 'keydown'] as const;

export function useReclaimSeat(): void {
  const isLate = useShown(
    ({ phase, own, seats }) => phase === 'playing' && seats[own.seat ?? -1]?.away === 'late',
  );
  useEffect(() => {
    if (isLate !== true) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const takeBack = () => {
      listening.abort();
      takeBackSeat();
    };
    for (const type of PRESENCE_EVENTS) {
      addEventListener(
        type,
        ({ target }) => {
          // The notice bar has its own button to take the seat back.
          if (target instanceof Element && target.closest('section[data-away]') !== null) return;
          takeBack();
        },
        { signal },
      );
    }
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') takeBack();
      },
      { signal },
    );
    // The player has just pressed something, such as the link to this table.
    if (navigator.userActivation?.isActive === true) takeBack();
    return () => listening.abort();
  }, [isLate]);
}
