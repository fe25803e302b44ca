// Who was late, so that a bot has his seat, takes it back with the first thing that he does at the page.
import { useEffect } from 'react';
import { takeBackSeat, useShown } from './table-store.ts';

/** What somebody does who is there. */
const DEEDS = ['pointerdown', 'keydown'] as const;

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
    for (const deed of DEEDS) {
      addEventListener(
        deed,
        ({ target }) => {
          // The ribbon that says so has a button for it.
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
    // He has just come here by a press, or pressed something a moment too late.
    if (navigator.userActivation?.isActive === true) back();
    return () => waits.abort();
  }, [isLate]);
}
