// The keyboard shortcuts that answer a question.
import type { DecisionContext, PendingAnswer } from '@eminent/text';
import type { RefObject } from 'react';
import { useLang } from '../settings/settings.ts';
import { useKeyListener } from '../ui/use-key-listener.ts';
import { allAnswerButtons } from './answer-buttons.ts';
import { commit } from './selection-store.ts';
import { focusPrimary } from './use-answer-focus.ts';

/**
 * Digits press the first ten buttons of the option list; Enter and Space commit; Escape focuses the
 * primary button.
 */
export function useAnswerKeys(
  place: RefObject<HTMLElement | null>,
  context: DecisionContext,
  pending: PendingAnswer,
  mayPress: boolean,
): void {
  const lang = useLang();
  useKeyListener((key, event) => {
    const target = event.target as Element;
    if (key === 'Escape') {
      const isElsewhere = target.closest('[data-drawer], header') !== null;
      if (!event.defaultPrevented && !isElsewhere) focusPrimary(place.current);
      return;
    }
    if (key === 'Enter' || key === ' ') {
      if (!mayPress || event.repeat || target.closest('a, button, summary, [data-drawer]')) return;
      event.preventDefault();
      commit(context.view);
      return;
    }
    const n = Number(key);
    if (!Number.isInteger(n) || key.trim() === '') return;
    const at = n === 0 ? 9 : n - 1;
    allAnswerButtons(lang, context, pending)[at]?.act();
  });
}
