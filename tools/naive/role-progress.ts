// The part of a role in progress that a position does not show: spent answers, and the attacks that follow.
import type { Position } from '@eminent/engine';
import { symbolsPaid, symbolsToPay } from './purchases.ts';
import { type Ledger, NEW_ROLE, questionOf } from './question.ts';
import { symbolsSpent } from './tokens.ts';

/** Resets the facts when a role is led or followed, before its first boost. */
export function ledgerBefore({ frames, turn }: Position, ledger: Ledger): Ledger {
  switch (frames.at(-1)?.step) {
    case 'role':
      return { ...NEW_ROLE, mobilized: turn.mobilized ?? 0 };
    case 'follow-or-dissent':
      return { ...NEW_ROLE, mobilized: ledger.mobilized };
    default:
      return ledger;
  }
}

export function ledgerAfter(position: Position, ledger: Ledger, answer: string): Ledger {
  const question = questionOf(position, ledger);
  switch (question?.frame.step) {
    case 'boost':
      return { ...ledger, spent: ledger.spent + symbolsSpent(question, answer) };
    case 'buy-technology':
      return { ...ledger, left: symbolsToPay(question) - symbolsPaid(answer) };
    default:
      return ledger;
  }
}
