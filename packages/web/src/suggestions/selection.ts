// The selection for a question before it is committed: tokens of the selected options and, for a
// role, of the hand cards that boost it.
import {
  type Decision,
  type OptionInfo,
  type PlayerView,
  limitedResource,
  type View,
} from '@eminent/engine';
import type { PendingAnswer } from '@eminent/text';

/** A selected piece: its option's token, and its number among equal pieces, from 0. */
export interface SelectedOption {
  readonly token: string;
  readonly copy: number;
}

export interface Selection {
  readonly picks: readonly SelectedOption[];
  /** Index of the player's planet that the selected role settles or attacks at once. */
  readonly target?: number;
  /** Set if the role collects fighters or colonies although it could settle or attack at once. */
  readonly gathers?: boolean;
}

export const EMPTY_SELECTION: Selection = { picks: [] };

const BOOST = 'boost:';

/** Token for boosting the selected role with a hand card; the same as at the boost question. */
export function boostToken(card: string): string {
  return `${BOOST}${card}`;
}

/** Token for the planet at index `at` as the target of a role. The engine has no such option. */
export function targetToken(at: number): string {
  return `aim:${at + 1}`;
}

/** Turns tokens into selected options. Equal tokens get the copies 0, 1, 2, … */
export function withCopyNumbers(tokens: readonly string[]): readonly SelectedOption[] {
  const copies = new Map<string, number>();
  return tokens.map((token) => {
    const copy = copies.get(token) ?? 0;
    copies.set(token, copy + 1);
    return { token, copy };
  });
}

/** Joins the tokens of a selection with spaces. */
export function tokensOf({ picks }: Selection): string {
  return picks.map(({ token }) => token).join(' ');
}

/** Whether a question selects a role together with the hand cards that boost it. */
export function takesBoosts({ step }: Decision): boolean {
  return step === 'role' || step === 'follow-or-dissent';
}

/** Whether an option can be selected together with others and committed once with them. */
export function isMultiSelect(option: OptionInfo): boolean {
  return option.copies !== undefined;
}

/** Lists each option of a multi-select question as often as it can be selected. */
export function everyCopy({ options }: Decision): readonly OptionInfo[] {
  return options.flatMap((option) => Array.from({ length: option.copies ?? 0 }, () => option));
}

/** Converts a selection for @eminent/text: options and card ids instead of tokens. */
export function pendingAnswerOf(decision: Decision, { picks, ...rest }: Selection): PendingAnswer {
  const options = picks.flatMap(
    ({ token }) => decision.options.find((one) => one.token === token) ?? [],
  );
  const boosts = takesBoosts(decision)
    ? picks.flatMap(({ token }) => (token.startsWith(BOOST) ? [token.slice(BOOST.length)] : []))
    : [];
  return { options, boosts, ...rest };
}

/** Drops the oldest picks of other options that exceed the limited resource of `option`. */
export function withoutConflicts(
  { options }: Decision,
  picks: readonly SelectedOption[],
  option: OptionInfo,
): readonly SelectedOption[] {
  const resource = limitedResource(option);
  if (resource === undefined) return picks;
  const usesResource = ({ token }: SelectedOption): boolean => {
    const found = options.find((one) => one.token === token);
    return found !== undefined && limitedResource(found) === resource;
  };
  const limit = option.kind === 'produce' ? 1 : (option.copies ?? 1);
  const excess = picks.filter(usesResource).length - limit;
  let dropped = 0;
  return picks.filter((one) => {
    const isDropped = dropped < excess && usesResource(one) && one.token !== option.token;
    if (isDropped) dropped++;
    return !isDropped;
  });
}

/** The player whose view it is; undefined for a spectator. */
export function meIn({ players, seat = -1 }: View): PlayerView | undefined {
  return players[seat];
}
