// Finds the elements on the table that a lesson points at, by the answers they give.
import type { Decision } from '@eminent/engine';

/** Questions the learner answers freely: any piece of the kind is right. */
const FREE = ['keep', 'buy'];
/** Questions without a particular target. */
const OPEN = ['discard', 'dissent'];

function kindOf(token: string): string {
  return token.split(':')[0] ?? token;
}

/** The tokens of the solution that answer the current question. */
export function lessonTargetNow(decision: Decision, wanted: readonly string[]): readonly string[] {
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

/** The elements that give an answer: pieces, or buttons where there is no piece. */
function standFor(token: string): readonly Element[] {
  const all = [...document.querySelectorAll('[data-choice]')].filter(
    (one) => one.getAttribute('data-choice')?.split(' ').includes(token) === true && isShown(one),
  );
  const pieces = all.filter((one) => one.matches('[data-piece]'));
  return pieces.length > 0 ? pieces : all;
}

function isChosen(thing: Element): boolean {
  return thing.matches('[data-picked], [aria-pressed="true"]');
}

/** The elements to press now: those not selected yet, or the confirm button. */
export function targetsOf(wanted: readonly string[]): readonly Element[] {
  const confirm = document.querySelector('[data-primary]:not(:disabled)');
  const [first] = wanted;
  if (first !== undefined && FREE.includes(kindOf(first))) {
    const things = wanted.flatMap(standFor);
    return things.some(isChosen) && confirm !== null ? [confirm] : things;
  }
  const missing = missingOf(wanted);
  return missing.length === 0 && confirm !== null ? [confirm] : missing;
}

/** Whether an element can be seen. It may be scrolled out of view or covered by another. */
export function isInSight(thing: Element): boolean {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some((share) =>
    thing.contains(document.elementFromPoint(x + width * share, y + height / 2)),
  );
}

/** The elements still to be selected; an answer wanted several times needs as many elements. */
function missingOf(wanted: readonly string[]): readonly Element[] {
  return [...new Set(wanted)].flatMap((token) => {
    const things = standFor(token);
    const times = wanted.filter((one) => one === token).length;
    const left = times - things.filter(isChosen).length;
    return things.filter((one) => !isChosen(one)).slice(0, Math.max(0, left));
  });
}
