// Computes when a bot's answer is shown, so that the delay reveals nothing about hidden cards.
//
// A search stops early when its choice is clear, and a single option needs no search. Both depend
// on hidden cards. Therefore the budget of an answer is fixed before the bot starts, and the answer
// is shown when the budget is over.

/** Time of an answer without its search: computing the view, the options and the value of a net. */
const SLACK_MS = 10;
/** A search may take this multiple of its budget, because it checks the clock only at intervals. */
const SEARCH_OVERRUN = 1.25;

/**
 * Returns the budget of an answer: the milliseconds from the question until the answer is shown.
 * `thinkingMs` is the time limit of the bot's search, 0 for a bot that does not search.
 */
export function answerBudget(thinkingMs: number): number {
  return SLACK_MS + thinkingMs * SEARCH_OVERRUN;
}

/**
 * Returns the time at which an answer is shown: the end of its budget, even if the bot is ready
 * earlier. A late answer waits for the next multiple of the budget, so that the delay reveals
 * almost nothing. For several answers shown together, pass the sum of their budgets. All values are
 * in milliseconds. With a budget of 0, returns `now`.
 */
export function answerShownAt(questionAt: number, budget: number, now: number): number {
  if (budget <= 0) return now;
  return questionAt + budget * Math.max(1, Math.ceil((now - questionAt) / budget));
}
