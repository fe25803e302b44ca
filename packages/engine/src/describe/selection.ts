// Selections of several options as one answer: which options can be selected, and which selections
// answer the question. All functions need only the decision, so that clients can use them.
import type { Decision, OptionInfo } from './decision.ts';

/** All options of a question, including those that are legal only after others, ascending. */
export function selectableOptions({ options, later }: Decision): readonly OptionInfo[] {
  if (later === undefined) return options;
  return [...options, ...later].sort((a, b) => a.option - b.option);
}

/** Cache of the results of `withLater`. */
const merged = new WeakMap<Decision, Decision>();

/**
 * The decision with later options among its options. Returns the same object for the same decision.
 */
export function withLater(decision: Decision): Decision {
  if (decision.later === undefined) return decision;
  const known = merged.get(decision);
  if (known !== undefined) return known;
  const { later: _later, ...rest } = decision;
  const extended = { ...rest, options: selectableOptions(decision) } as Decision;
  merged.set(decision, extended);
  return extended;
}

/**
 * The name of the slot of any type or the hand card that an option uses, because other options may
 * use the same one. Undefined for options without such a limit.
 */
export function limitedResource(option: OptionInfo): string | undefined {
  switch (option.kind) {
    case 'produce':
      return option.anySlot === undefined ? undefined : `slot ${option.anySlot}`;
    case 'boost':
    case 'spend-card':
    case 'trade-card':
      return `card ${option.card}`;
    default:
      return undefined;
  }
}

/** The minimum number of options that must be selected. */
export function minimumPicks(decision: Decision): number {
  switch (decision.step) {
    case 'discard':
      return decision.excess;
    case 'take':
      return decision.most;
    case 'tuck':
      return decision.cardsAlike;
    default:
      return 0;
  }
}

/** The number of symbols or ships that an option provides. */
function worthOf(option: OptionInfo): number {
  return option.kind === 'boost' ? option.symbols : (option.worth ?? 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

/**
 * Whether the selected options answer a question that takes several. An option that is selected
 * twice is in the list twice.
 */
export function isSelection(decision: Decision, picked: readonly OptionInfo[]): boolean {
  if (!decision.several) return false;
  if (picked.length > decision.most || picked.length < minimumPicks(decision)) return false;
  const options = selectableOptions(decision);
  if (picked.length === 0) return options.some(({ kind }) => kind === 'done');
  const tokens = picked.map(({ token }) => token);
  const isSelectable = (option: OptionInfo): boolean =>
    options.some(({ token }) => token === option.token) &&
    tokens.filter((token) => token === option.token).length <= (option.copies ?? 0) &&
    (option.after === undefined || option.after.some((token) => tokens.includes(token)));
  return picked.every(isSelectable) && !exceedsLimits(picked) && isWorthEnough(decision, picked);
}

/** Whether a limited resource is used more often than possible. */
function exceedsLimits(picked: readonly OptionInfo[]): boolean {
  return picked.some((option) => {
    const resource = limitedResource(option);
    if (resource === undefined) return false;
    const limit = option.kind === 'produce' ? 1 : (option.copies ?? 1);
    return picked.filter((one) => limitedResource(one) === resource).length > limit;
  });
}

/** Whether the selection provides the required symbols or ships, and no card is unnecessary. */
function isWorthEnough(decision: Decision, picked: readonly OptionInfo[]): boolean {
  if (decision.step === 'boost') return sum(picked.map(worthOf)) >= (decision.symbolsMissing ?? 0);
  if (decision.step !== 'pay-ships') return true;
  const inOrder = picked.toSorted((a, b) => a.option - b.option).map(worthOf);
  const paidBefore = sum(inOrder.slice(0, -1));
  return sum(inOrder) >= (decision.shipsMissing ?? 0) && paidBefore < decision.shipsLeft;
}
