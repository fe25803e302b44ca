// Computes the time at which a bot's answer is shown, so that the delay reveals nothing about
// hidden cards.
//
// A search stops early when its choice is clear, and a single option needs no search. Both depend
// on hidden cards. Therefore the time for an answer is fixed before the bot starts, and the answer
// is shown when this time is over.

/** Milliseconds for everything except the search: the view, the rules, a net without a search. */
const SLACK_MS = 10;
/** Maximum duration of a search relative to its budget: it checks the clock only at intervals. */
const OVERRUN = 1.25;

/**
 * Returns the budget for an answer: the milliseconds from a question until the answer is shown.
 * `thinkingMs` is the search budget of the bot, 0 for a bot that does not search.
 */
export function answerBudget(thinkingMs: number): number {
  return SLACK_MS + thinkingMs * OVERRUN;
}

/**
 * Returns the time at which an answer is shown: at the end of its budget, even if the bot is ready
 * earlier. A late answer is shown after the next whole number of budgets, so that the delay reveals
 * almost nothing. For answers shown together, pass the sum of their budgets. All values are in
 * milliseconds; a budget of 0 means now.
 */
export function answerShownAt(questionAt: number, budget: number, now: number): number {
  if (budget <= 0) return now;
  return questionAt + budget * Math.max(1, Math.ceil((now - questionAt) / budget));
}
