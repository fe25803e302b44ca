// Moves the keyboard focus during questions.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses the primary button; if it is disabled, the question, where Enter presses nothing. */
export function focusPrimary(question: HTMLElement | null): void {
  const primary = question?.querySelector<HTMLElement>('[data-primary]:not(:disabled)');
  (primary ?? question)?.focus({ preventScroll: true });
}

/** Whether the focus must stay: in a dialog, a field, or a drawer with a field. */
function keepsFocus(): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  const { activeElement } = document;
  if (activeElement?.matches('input, textarea, select') === true) return true;
  const field = activeElement?.closest('[data-drawer]')?.querySelector('input[type="text"]');
  return field instanceof Element;
}

/** Moves the focus to each new question, because the focused button of the last one is gone. */
export function useFocus(place: RefObject<HTMLElement | null>, ply: number): void {
  useLayoutEffect(() => {
    if (!keepsFocus()) focusPrimary(place.current);
    // A dependency, so that the effect runs for each question.
    void ply;
  }, [place, ply]);
}

/** Focuses the primary button after a click selects a piece, so that Enter and Space commit. */
export function useFocusAfterClick(place: RefObject<HTMLElement | null>, answers: string): void {
  const before = useRef(answers);
  useLayoutEffect(() => {
    if (before.current === answers) return;
    before.current = answers;
    const isByKeys = document.activeElement?.matches(':focus-visible') === true;
    if (!isByKeys && !keepsFocus()) focusPrimary(place.current);
  }, [place, answers]);
}
