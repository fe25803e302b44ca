// A new question settles for a moment before an answer counts: a press that was meant for the one before it is not an answer to this one.
import { useLayoutEffect } from 'react';
import type { GameOnPage } from '../game/current-game.ts';
import { inputGuardTime, useSettings } from '../settings/settings.ts';

let settling = false;

/** Tells the gestures and, by an attribute of the document, the style sheets. */
function setSettling(now: boolean): void {
  settling = now;
  document.documentElement.toggleAttribute('data-settling', now);
}

/** Whether the question on the table is so new that no answer counts yet. */
export function isInputGuarded(): boolean {
  return settling;
}

/** Lets each new question to the person at the screen settle; one that is only told again has settled already. */
export function useInputGuard({ view, question }: Pick<GameOnPage, 'view' | 'question'>): void {
  const time = useSettings(inputGuardTime);
  const openQuestion = view.decision === undefined ? undefined : question;
  useLayoutEffect(() => {
    if (openQuestion === undefined || time === 0) return undefined;
    setSettling(true);
    const timer = setTimeout(() => setSettling(false), time);
    return () => {
      clearTimeout(timer);
      setSettling(false);
    };
  }, [openQuestion, time]);
}
