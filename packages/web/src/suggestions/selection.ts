// The selection for a question before it is committed: tokens of options and of the cards that boost the role.
import {
  type Decision,
  type OptionInfo,
  type PlayerView,
  limitedResource,
  type View,
} from '@eminent/engine';
import type { PendingAnswer } from '@eminent/text';

/** One selected piece: the token of its option, and the number among equal ones, from 0. */
export interface SelectedOption {
  readonly token: string;
  readonly copy: number;
}

/** The selected pieces, and the planet the role will settle or attack at once. */
export interface Selection {
  readonly picks: readonly SelectedOption[];
  readonly target?: number;
  /** The role gathers although it could settle or attack at once. */
  readonly gathers?: boolean;
}

export const EMPTY_SELECTION: Selection = { picks: [] };

const BOOST = 'boost:';

/** The token of a hand card as a boost. It is the same at the later boost question. */
export function boostToken(card: string): string {
  return `${BOOST}${card}`;
}

/** Names the planet that a role wins at once. */
export function targetToken(at: number): string {
  return `aim:${at + 1}`;
}

/** Numbers equal tokens, in order. */
export function selectedOptionsOf(tokens: readonly string[]): readonly SelectedOption[] {
  const copies = new Map<string, number>();
  return tokens.map((token) => {
    const copy = copies.get(token) ?? 0;
    copies.set(token, copy + 1);
    return { token, copy };
  });
}

/** The tokens of a selection on one line, for tests and tools. */
export function tokensOf({ picks }: Selection): string {
  return picks.map(({ token }) => token).join(' ');
}

/** Whether options of a role are selected together with the cards that boost it. */
export function takesBoosts({ step }: Decision): boolean {
  return step === 'role' || step === 'follow-or-dissent';
}

/** Whether an option is one of several that are selected together and committed once. */
export function isMultiSelect(option: OptionInfo): boolean {
  return option.copies !== undefined;
}

/** The selected options of the question and the cards selected with them. */
export function pendingAnswerOf(decision: Decision, { picks, ...rest }: Selection): PendingAnswer {
  const options = picks.flatMap(
    ({ token }) => decision.options.find((one) => one.token === token) ?? [],
  );
  const boosts = takesBoosts(decision)
    ? picks.flatMap(({ token }) => (token.startsWith(BOOST) ? [token.slice(BOOST.length)] : []))
    : [];
  return { options, boosts, ...rest };
}

/** Removes picks of other options that leave nothing for the last picked option. */
export function withoutConflicts(
  { options }: Decision,
  picks: readonly SelectedOption[],
  option: OptionInfo,
): readonly SelectedOption[] {
  const thing = limitedResource(option);
  if (thing === undefined) return picks;
  const takes = ({ token }: SelectedOption): boolean => {
    const found = options.find((one) => one.token === token);
    return found !== undefined && limitedResource(found) === thing;
  };
  const many = option.kind === 'produce' ? 1 : (option.copies ?? 1);
  const excess = picks.filter(takes).length - many;
  let dropped = 0;
  return picks.filter((one) => {
    const goes = dropped < excess && takes(one) && one.token !== option.token;
    if (goes) dropped++;
    return !goes;
  });
}

export function meIn({ players, seat = -1 }: View): PlayerView | undefined {
  return players[seat];
}
