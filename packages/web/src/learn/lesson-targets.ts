// Finds the elements of the table that a lesson highlights: those that give the right answers.
import type { Decision } from '@eminent/engine';

/** Any answer of these kinds is right, so all of them are highlighted. */
const FREE_CHOICE_KINDS = ['keep', 'buy'];
const UNHIGHLIGHTED_KINDS = ['discard', 'dissent'];

/** Returns `buy` for `buy:improved-survey`. */
function kindOf(token: string): string {
  return token.split(':')[0] ?? token;
}

/** Returns the answers to the current question to highlight, given those of the solution. */
export function answersToHighlight(
  decision: Decision,
  wanted: readonly string[],
): readonly string[] {
  const tokens = decision.options.map(({ token }) => token);
  const [first] = wanted;
  if (first === undefined || UNHIGHLIGHTED_KINDS.includes(kindOf(first)) || !tokens.includes(first))
    return [];
  if (FREE_CHOICE_KINDS.includes(kindOf(first))) {
    return tokens.filter((token) => kindOf(token) === kindOf(first));
  }
  if (!decision.several) return [first];
  const end = wanted.findIndex((token) => token === 'done' || !tokens.includes(token));
  return end === -1 ? wanted : wanted.slice(0, end);
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Returns the visible pieces that give an answer, or else the buttons. */
function elementsFor(token: string): readonly Element[] {
  const all = [...document.querySelectorAll('[data-choice]')].filter(
    (one) => one.getAttribute('data-choice')?.split(' ').includes(token) === true && isShown(one),
  );
  const pieces = all.filter((one) => one.matches('[data-piece]'));
  return pieces.length > 0 ? pieces : all;
}

function isChosen(element: Element): boolean {
  return element.matches('[data-picked], [aria-pressed="true"]');
}

/** Returns the elements to press now: those not selected yet, or the confirm button. */
export function targetsOf(wanted: readonly string[]): readonly Element[] {
  const confirm = document.querySelector('[data-primary]:not(:disabled)');
  const [first] = wanted;
  if (first !== undefined && FREE_CHOICE_KINDS.includes(kindOf(first))) {
    const elements = wanted.flatMap(elementsFor);
    return elements.some(isChosen) && confirm !== null ? [confirm] : elements;
  }
  const missing = missingOf(wanted);
  return missing.length === 0 && confirm !== null ? [confirm] : missing;
}

/** Whether one of three points of an element is neither scrolled out of view nor covered. */
export function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some((share) =>
    element.contains(document.elementFromPoint(x + width * share, y + height / 2)),
  );
}

/** Returns the elements still to be selected. An answer that occurs twice needs two elements. */
function missingOf(wanted: readonly string[]): readonly Element[] {
  return [...new Set(wanted)].flatMap((token) => {
    const elements = elementsFor(token);
    const times = wanted.filter((one) => one === token).length;
    const left = times - elements.filter(isChosen).length;
    return elements.filter((one) => !isChosen(one)).slice(0, Math.max(0, left));
  });
}
