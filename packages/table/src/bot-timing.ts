// When a computer player's answer may be shown: at a moment that does not depend on what it holds.
//
// A search stops early when its choice is clear, and one option needs no thought at all; both follow from hidden cards. So whoever shows
// answers to people fixes the time of a question before anybody looks at it, and shows the answer when that time is over.

/** What answering takes beside thinking: making the view, the rules, a net without search. */
const SLACK_MS = 10;
/** A search looks at the clock now and then, so it may think a little longer than it was told. */
const OVERRUN = 1.25;

/** The time from a question to the moment its answer is shown, for a player that may think for so long (0: it does not search). */
export function answerBudget(thinkingMs: number): number {
  return SLACK_MS + thinkingMs * OVERRUN;
}

/**
 * The moment at which the answer to a question may be shown: when its budget is over, however early the answer was there. Where it was
 * not there in time, the moment is a whole number of budgets after the question, so that the delay tells next to nothing. Several
 * answers that are shown together count as one with the sum of their budgets.
 */
export function answerShownAt(questionAt: number, budget: number, now: number): number {
  if (budget <= 0) return now;
  return questionAt + budget * Math.max(1, Math.ceil((now - questionAt) / budget));
}
