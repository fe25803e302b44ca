// A new question settles for a moment before an answer counts: a press that was meant for the one before it is not an answer to this one.
import type { View } from '@eminent/engine';
import { useLayoutEffect } from 'react';
import { settlingTime, useSettings } from '../settings/settings.ts';

let settling = false;

/** Tells the gestures and, by an attribute of the document, the style sheets. */
function setSettling(now: boolean): void {
  settling = now;
  document.documentElement.toggleAttribute('data-settling', now);
}

/** Whether the question on the table is so new that no answer counts yet. */
export function isSettling(): boolean {
  return settling;
}

/** Lets each new question of a view settle. */
export function useSettling({ decision }: View): void {
  const time = useSettings(settlingTime);
  const question = decision?.ply;
  useLayoutEffect(() => {
    if (question === undefined || time === 0) return undefined;
    setSettling(true);
    const timer = setTimeout(() => setSettling(false), time);
    return () => {
      clearTimeout(timer);
      setSettling(false);
    };
  }, [question, time]);
}
