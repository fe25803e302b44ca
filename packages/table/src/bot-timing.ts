// Decides when a bot's answer is shown, so that the delay reveals nothing about hidden cards.
//
// A search stops early when its choice is clear, and a single option needs no search. Both depend
// on hidden cards. The time of an answer is therefore fixed before the bot starts, and the answer
// is shown when that time is over.

/** Milliseconds for everything except the search: the view, the rules, a net without a search. */
const SLACK_MS = 10;
/** A search checks the clock only at intervals, so it may take this many times its budget. */
const OVERRUN = 1.25;

/**
 * Milliseconds from a question until the answer is shown, for a bot with this search budget (0 for
 * a bot that does not search).
 */
export function answerBudget(thinkingMs: number): number {
  return SLACK_MS + thinkingMs * OVERRUN;
}

/**
 * The time at which an answer is shown: at the end of its budget, even if it is ready earlier. A
 * late answer is shown after a whole number of budgets, so that the delay reveals almost nothing.
 * Answers that are shown together count as one, with the sum of their budgets. All values are in
 * milliseconds.
 */
export function answerShownAt(questionAt: number, budget: number, now: number): number {
  if (budget <= 0) return now;
  return questionAt + budget * Math.max(1, Math.ceil((now - questionAt) / budget));
}
