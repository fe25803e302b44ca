// Moves the keyboard focus while a question is answered.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses the primary button or, if it is disabled, the question, which Enter does not press. */
export function focusPrimary(question: HTMLElement | null): void {
  const primary = question?.querySelector<HTMLElement>('[data-primary]:not(:disabled)');
  (primary ?? question)?.focus({ preventScroll: true });
}

/** Whether the focus must stay: in an open dialog, in a field, or in a drawer with a field. */
function keepsFocus(): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  const { activeElement } = document;
  if (activeElement?.matches('input, textarea, select') === true) return true;
  const field = activeElement?.closest('[data-drawer]')?.querySelector('input[type="text"]');
  return field instanceof Element;
}

/** Moves the focus to each new question, so that the focus is never lost. */
export function useFocus(place: RefObject<HTMLElement | null>, ply: number): void {
  useLayoutEffect(() => {
    if (!keepsFocus()) focusPrimary(place.current);
    // Runs again for each question.
    void ply;
  }, [place, ply]);
}

/**
 * After a click or tap selects something, focuses the primary button, so that Enter and Space
 * commit the selection instead of pressing the piece again. After a key the focus stays.
 */
export function useFocusAfterClick(place: RefObject<HTMLElement | null>, answers: string): void {
  const before = useRef(answers);
  useLayoutEffect(() => {
    if (before.current === answers) return;
    before.current = answers;
    const isByKeys = document.activeElement?.matches(':focus-visible') === true;
    if (!isByKeys && !keepsFocus()) focusPrimary(place.current);
  }, [place, answers]);
}
