// Tracks facts about a role in progress that a position does not show.
import type { Position } from '@eminent/engine';
import { symbolsPaid, symbolsToPay } from './purchases.ts';
import { type RoleProgress, NEW_ROLE, questionOf } from './question.ts';
import { symbolsSpent } from './tokens.ts';

/** Resets the facts when the question is to lead or follow a role. */
export function progressBefore({ frames, turn }: Position, progress: RoleProgress): RoleProgress {
  switch (frames.at(-1)?.step) {
    case 'role':
      return { ...NEW_ROLE, mobilized: turn.mobilized ?? 0 };
    case 'follow-or-dissent':
      return { ...NEW_ROLE, mobilized: progress.mobilized };
    default:
      return progress;
  }
}

export function progressAfter(
  position: Position,
  progress: RoleProgress,
  answer: string,
): RoleProgress {
  const question = questionOf(position, progress);
  switch (question?.frame.step) {
    case 'boost':
      return { ...progress, spent: progress.spent + symbolsSpent(question, answer) };
    case 'buy-technology':
      return { ...progress, left: symbolsToPay(question) - symbolsPaid(answer) };
    default:
      return progress;
  }
}
