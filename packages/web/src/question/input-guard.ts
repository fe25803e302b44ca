// Input guard. A new question ignores answers for a moment, so that a press meant for the previous
// question does not answer it.
import { useLayoutEffect } from 'react';
import { useAnimationState } from '../animation/animation-state.ts';
import type { GameOnPage } from '../game/current-game.ts';
import { inputGuardTime, useSettings } from '../settings/settings.ts';

/** How long the page shows that a press was ignored, in milliseconds. */
const IGNORED_MS = 320;

let isGuarding = false;
let ignoredTimer: ReturnType<typeof setTimeout> | undefined;

/** Turns the guard on or off, and sets `data-settling` on the document for style sheets. */
function setGuarding(isOn: boolean): void {
  isGuarding = isOn;
  document.documentElement.toggleAttribute('data-settling', isOn);
}

/** Whether input must be ignored now. If so, marks the page with `data-ignored` for a moment. */
export function ignoresInput(): boolean {
  if (!isGuarding) return false;
  const { documentElement } = document;
  clearTimeout(ignoredTimer);
  documentElement.setAttribute('data-ignored', '');
  ignoredTimer = setTimeout(() => documentElement.removeAttribute('data-ignored'), IGNORED_MS);
  return true;
}

/** Guards each new question for the time in the settings and while surveyed planets are dealt. */
export function useInputGuard({ view, question }: Pick<GameOnPage, 'view' | 'question'>): void {
  const time = useSettings(inputGuardTime);
  const isDealing = useAnimationState((moving) => moving.isDealing);
  const openQuestion = view.decision === undefined ? undefined : question;
  useLayoutEffect(() => {
    if (openQuestion === undefined || (time === 0 && !isDealing)) return undefined;
    setGuarding(true);
    if (isDealing) return () => setGuarding(false);
    const timer = setTimeout(() => setGuarding(false), time);
    return () => {
      clearTimeout(timer);
      setGuarding(false);
    };
  }, [openQuestion, time, isDealing]);
}
