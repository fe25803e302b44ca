// The focus while a question is answered.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses the primary button; if it is disabled, the question, so that Enter and Space commit nothing else. */
export function focusPrimary(question: HTMLElement | null): void {
  const primary = question?.querySelector<HTMLElement>('[data-primary]:not(:disabled)');
  (primary ?? question)?.focus({ preventScroll: true });
}

/** Whether the player is typing or could be: in a field, or in a drawer that has one. */
function isWriting(): boolean {
  const { activeElement } = document;
  if (activeElement?.matches('input, textarea, select') === true) return true;
  const field = activeElement?.closest('[data-drawer]')?.querySelector('input[type="text"]');
  return field instanceof Element;
}

/** Moves the focus to each new question, so that it is never lost; not out of a dialog, and not out of a field. */
export function useFocus(place: RefObject<HTMLElement | null>, ply: number): void {
  useLayoutEffect(() => {
    if (isWriting() || document.querySelector('dialog[open]') !== null) return;
    focusPrimary(place.current);
    // Runs again for each question.
    void ply;
  }, [place, ply]);
}

/**
 * After a click or tap selects something, Enter and Space commit it instead of pressing the piece again. With the keyboard the focus stays.
 */
export function useFocusAfterClick(place: RefObject<HTMLElement | null>, answers: string): void {
  const before = useRef(answers);
  useLayoutEffect(() => {
    if (before.current === answers) return;
    before.current = answers;
    const isByKeys = document.activeElement?.matches(':focus-visible') === true;
    if (isByKeys || isWriting() || document.querySelector('dialog[open]') !== null) return;
    focusPrimary(place.current);
  }, [place, answers]);
}
