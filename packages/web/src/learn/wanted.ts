// Which things on the table a lesson means: found by the answers that they stand for.
import type { Decision } from '@eminent/engine';

/** Here the lesson leaves the choice to the learner: each piece of the kind is meant. */
const FREE = ['keep', 'buy'];
/** And here nothing in particular. */
const OPEN = ['discard', 'dissent'];

function kindOf(token: string): string {
  return token.split(':')[0] ?? token;
}

/** What of the solution answers the question of the moment. */
export function wantedNow(decision: Decision, wanted: readonly string[]): readonly string[] {
  const tokens = decision.options.map(({ token }) => token);
  const [first] = wanted;
  if (first === undefined || OPEN.includes(kindOf(first)) || !tokens.includes(first)) return [];
  if (FREE.includes(kindOf(first))) {
    return tokens.filter((token) => kindOf(token) === kindOf(first));
  }
  if (!decision.several) return [first];
  const end = wanted.findIndex((token) => token === 'done' || !tokens.includes(token));
  return end === -1 ? wanted : wanted.slice(0, end);
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** What stands for an answer: pieces, or the buttons where there is no piece. */
function standFor(token: string): readonly Element[] {
  const all = [...document.querySelectorAll('[data-choice]')].filter(
    (one) => one.getAttribute('data-choice')?.split(' ').includes(token) === true && isShown(one),
  );
  const pieces = all.filter((one) => one.matches('[data-piece]'));
  return pieces.length > 0 ? pieces : all;
}

/** The things to take now: those not chosen yet, or what confirms when all are. */
export function targetsOf(wanted: readonly string[]): readonly Element[] {
  const counts = new Map<string, number>();
  for (const token of wanted) counts.set(token, (counts.get(token) ?? 0) + 1);
  const missing = [...counts].flatMap(([token, n]) => {
    const things = standFor(token);
    const isChosen = (one: Element) => one.matches('[data-picked], [aria-pressed="true"]');
    const left = n - things.filter(isChosen).length;
    return things.filter((one) => !isChosen(one)).slice(0, Math.max(0, left));
  });
  if (missing.length > 0) return missing;
  const [confirm] = document.querySelectorAll('[data-primary]:not(:disabled)');
  return confirm === undefined ? [] : [confirm];
}
