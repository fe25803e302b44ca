// Input guard: a new question accepts answers only after a short delay, so that a press meant for the previous question does not answer it.
import { useLayoutEffect } from 'react';
import type { GameOnPage } from '../game/current-game.ts';
import { inputGuardTime, useSettings } from '../settings/settings.ts';

let settling = false;

/** Sets the guard for the gestures and, as an attribute of the document, for the style sheets. */
function setSettling(now: boolean): void {
  settling = now;
  document.documentElement.toggleAttribute('data-settling', now);
}

/** Whether the question is too new to accept an answer. */
export function isInputGuarded(): boolean {
  return settling;
}

/** Guards each new question to the player at this screen, but not one that is only sent again. */
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
