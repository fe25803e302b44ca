// Decides when a bot's answer is shown, so that the delay reveals nothing about hidden cards.
//
// A search stops early when its choice is clear, and a single option needs no search. Both depend on hidden cards. The display time is
// therefore fixed before the bot starts, and the answer is shown when that time is over.

/** Time for everything except the search: building the view, the rules, a net without search. */
const SLACK_MS = 10;
/** A search checks the clock only now and then, so it may run over its budget. */
const OVERRUN = 1.25;

/** The time from a question to its answer being shown, for a bot with this search budget (0: it does not search). */
export function answerBudget(thinkingMs: number): number {
  return SLACK_MS + thinkingMs * OVERRUN;
}

/**
 * When an answer may be shown: at the end of its budget, however early it was ready. A late answer is shown after a whole number of
 * budgets, so that the delay reveals almost nothing. Answers that are shown together count as one, with the sum of their budgets.
 */
export function answerShownAt(questionAt: number, budget: number, now: number): number {
  if (budget <= 0) return now;
  return questionAt + budget * Math.max(1, Math.ceil((now - questionAt) / budget));
}
