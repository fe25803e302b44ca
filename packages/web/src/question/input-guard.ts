// Input guard: a new question accepts answers only after a short delay, so that a press meant for
// the previous question does not answer it.
import { useLayoutEffect } from 'react';
import { useAnimationState } from '../animation/animation-state.ts';
import type { GameOnPage } from '../game/current-game.ts';
import { inputGuardTime, useSettings } from '../settings/settings.ts';

/** How long an ignored press is shown, in milliseconds. */
const IGNORED_MS = 320;

let settling = false;
let ignored: ReturnType<typeof setTimeout> | undefined;

/** Turns the guard on or off; style sheets see it as an attribute of the document. */
function setSettling(now: boolean): void {
  settling = now;
  document.documentElement.toggleAttribute('data-settling', now);
}

/** Whether an input comes too early to count. The page then shows that it was ignored. */
export function ignoresInput(): boolean {
  if (!settling) return false;
  const { documentElement } = document;
  clearTimeout(ignored);
  documentElement.setAttribute('data-ignored', '');
  ignored = setTimeout(() => documentElement.removeAttribute('data-ignored'), IGNORED_MS);
  return true;
}

/**
 * Guards each new question to the player at this screen. A question that is sent again is not
 * guarded again. While pieces of the question are still moving, the guard stays on.
 */
export function useInputGuard({ view, question }: Pick<GameOnPage, 'view' | 'question'>): void {
  const time = useSettings(inputGuardTime);
  const isDealing = useAnimationState((moving) => moving.isDealing);
  const openQuestion = view.decision === undefined ? undefined : question;
  useLayoutEffect(() => {
    if (openQuestion === undefined || (time === 0 && !isDealing)) return undefined;
    setSettling(true);
    if (isDealing) return () => setSettling(false);
    const timer = setTimeout(() => setSettling(false), time);
    return () => {
      clearTimeout(timer);
      setSettling(false);
    };
  }, [openQuestion, time, isDealing]);
}
