// Selections: several options chosen together as one answer. Lists what can be selected and checks
// selections. Needs only the decision, not the game state, so clients can use it.
import type { Decision, OptionInfo } from './decision.ts';

/** Returns the options of a decision and its later options, ascending. */
export function selectableOptions({ options, later }: Decision): readonly OptionInfo[] {
  if (later === undefined) return options;
  return [...options, ...later].sort((a, b) => a.option - b.option);
}

const decisionsWithLater = new WeakMap<Decision, Decision>();

/** Returns the decision with its later options in `options`; always the same object. */
export function withLater(decision: Decision): Decision {
  if (decision.later === undefined) return decision;
  const known = decisionsWithLater.get(decision);
  if (known !== undefined) return known;
  const { later: _later, ...rest } = decision;
  const extended = { ...rest, options: selectableOptions(decision) } as Decision;
  decisionsWithLater.set(decision, extended);
  return extended;
}

/**
 * Returns a key for the hand card or the slot of any type that an option uses up; undefined for
 * other options. Options with the same key compete.
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

/** Returns the minimum number of options in a selection. */
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

function symbolsOrShips(option: OptionInfo): number {
  return option.kind === 'boost' ? option.symbols : (option.worth ?? 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

/**
 * Whether the options are a complete answer to a question that accepts several. An option selected
 * twice must be in the list twice.
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

function exceedsLimits(picked: readonly OptionInfo[]): boolean {
  return picked.some((option) => {
    const resource = limitedResource(option);
    if (resource === undefined) return false;
    const limit = option.kind === 'produce' ? 1 : (option.copies ?? 1);
    return picked.filter((one) => limitedResource(one) === resource).length > limit;
  });
}

/** For ships: the payment must become complete with the last option in playing order. */
function isWorthEnough(decision: Decision, picked: readonly OptionInfo[]): boolean {
  if (decision.step === 'boost')
    return sum(picked.map(symbolsOrShips)) >= (decision.symbolsMissing ?? 0);
  if (decision.step !== 'pay-ships') return true;
  const inOrder = picked.toSorted((a, b) => a.option - b.option).map(symbolsOrShips);
  const paidBefore = sum(inOrder.slice(0, -1));
  return sum(inOrder) >= (decision.shipsMissing ?? 0) && paidBefore < decision.shipsLeft;
}
