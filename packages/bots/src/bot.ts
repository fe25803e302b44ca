// What a computer player is: from the view of its seat to one of the legal options.
import type { Random, View } from '@eminent/engine';

export interface Bot {
  readonly name: string;
  /**
   * The token of one of `view.decision.options`. The view is that of the deciding seat and all that the bot may know; the same view
   * and the same generator give the same answer.
   */
  choose(view: View, random: Random): string;
}

/** The decision of a view; a bot is asked only when its seat must decide. */
export function decisionOf(view: View): NonNullable<View['decision']> {
  if (view.decision === undefined) throw new Error('this seat has nothing to decide');
  return view.decision;
}
