// The selection for the open question. It starts as the page's suggestion; presses on pieces and
// buttons change it and commit it.
import { type Decision, isSelection, type OptionInfo, type View } from '@eminent/engine';
import { conquests, type PendingAnswer, previewOf, symbolsWith } from '@eminent/text';
import { create } from 'zustand';
import { useGameStore } from '../game/current-game.ts';
import { type Assistance, useSettings } from '../settings/settings.ts';
import { helpersOf } from '../suggestions/suggest-boosts.ts';
import { followUpAnswers } from './follow-up-answers.ts';
import {
  boostToken,
  pendingAnswerOf,
  isMultiSelect,
  EMPTY_SELECTION,
  type SelectedOption,
  type Selection,
  takesBoosts,
  tokensOf,
  withoutConflicts,
} from '../suggestions/selection.ts';
import { ignoresInput } from './input-guard.ts';
import { selectionWith, suggestionFor } from '../suggestions/suggestion.ts';
import { isTeachingGame } from './teaching-game.ts';

interface Selected {
  readonly decision: Decision | undefined;
  readonly selection: Selection;
}

/** Not part of the table's state, so that a new selection renders only the parts that show it. */
const useSelected = create<Selected>()(() => ({ decision: undefined, selection: EMPTY_SELECTION }));

/** How much the page selects on its own. In a teaching game the player selects everything. */
export function assistanceNow(): Assistance {
  return isTeachingGame() ? 'none' : useSettings.getState().assistance;
}

const suggestions = new WeakMap<Decision, Map<Assistance, Selection>>();

function suggestionOf(view: View, decision: Decision): Selection {
  const level = assistanceNow();
  const known = suggestions.get(decision) ?? new Map<Assistance, Selection>();
  const suggestion = known.get(level) ?? suggestionFor(view, decision, level);
  suggestions.set(decision, known.set(level, suggestion));
  return suggestion;
}

function selectionIn(selected: Selected, view: View): Selection {
  const { decision } = view;
  if (decision === undefined) return EMPTY_SELECTION;
  return selected.decision === decision ? selected.selection : suggestionOf(view, decision);
}

function selectionNow(view: View): Selection {
  return selectionIn(useSelected.getState(), view);
}

function change(decision: Decision, selection: Selection): void {
  useSelected.setState({ decision, selection });
}

/** The selection for the question of a view, in the form that @eminent/text expects. */
export function usePendingAnswer(view: View): PendingAnswer {
  const selection = useSelected((selected) => selectionIn(selected, view));
  return view.decision === undefined
    ? { options: [], boosts: [] }
    : pendingAnswerOf(view.decision, selection);
}

/** The option that the page suggests for the question; undefined for none. */
export function suggestedOption(view: View, decision: Decision): OptionInfo | undefined {
  return pendingAnswerOf(decision, suggestionOf(view, decision)).options[0];
}

/** Whether one of several equal pieces is selected. */
export function useIsSelected(view: View, token: string | undefined, copy = 0): boolean {
  return useSelected(
    (selected) =>
      token !== undefined &&
      selectionIn(selected, view).picks.some((one) => one.token === token && one.copy === copy),
  );
}

/** The tokens of the whole selection, separated by spaces. */
export function useSelectedTokens(view: View): string {
  return useSelected((selected) => tokensOf(selectionIn(selected, view)));
}

/** The number of selected pieces that have one of these tokens. */
export function useSelectedCount(view: View, tokens: readonly string[]): number {
  return useSelected(
    (selected) =>
      selectionIn(selected, view).picks.filter(({ token }) => tokens.includes(token)).length,
  );
}

/** The first option that is not selected yet; if all are selected, the first one. */
export function nextOf(view: View, options: readonly OptionInfo[]): OptionInfo | undefined {
  const { picks } = selectionNow(view);
  return options.find(({ token }) => !picks.some((one) => one.token === token)) ?? options[0];
}

/**
 * A click, tap or key on a piece: selects its option. A second press commits it or, if several
 * pieces can be selected, deselects it. With the setting `firstClick` the first press may commit.
 */
export function press(view: View, option: OptionInfo, copy?: number): void {
  const { decision } = view;
  if (decision === undefined || ignoresInput()) return;
  const { picks } = selectionNow(view);
  if (isMultiSelect(option) && takesExactlyOne(decision)) {
    const pressed = selectedAfterPress(decision, [], option, copy);
    const isSelected = picks.some(({ token }) => token === pressed[0]?.token);
    if (!isSelected) change(decision, { picks: pressed });
    if (isSelected || useSettings.getState().firstClick) commit(view);
  } else if (isMultiSelect(option)) {
    change(decision, { picks: selectedAfterPress(decision, picks, option, copy) });
  } else if (picks.some(({ token }) => token === option.token)) commit(view);
  else if (useSettings.getState().firstClick && !hasMore(view, option)) commitOption(view, option);
  else select(view, option);
}

/** Whether a multi-select question takes exactly one piece: a press replaces the selected one. */
function takesExactlyOne(decision: Decision): boolean {
  const { options } = decision;
  return decision.several && decision.most === 1 && options.every(({ kind }) => kind !== 'done');
}

/** A press on a button: commits the option, unless the player adds cards or a planet to it. */
export function commitOption(view: View, option: OptionInfo): void {
  const { decision } = view;
  if (decision === undefined || ignoresInput()) return;
  if (isMultiSelect(option)) press(view, option);
  else if (selectsOnly(view, option)) select(view, option);
  else commit(view, selectionWith(view, decision, option, assistanceNow()));
}

/** Whether a button only selects its option, so that the player can add cards or a planet. */
export function selectsOnly(view: View, option: OptionInfo): boolean {
  return assistanceNow() !== 'suggest' && hasMore(view, option);
}

/** Whether hand cards, or one of several planets, can be selected together with an option. */
function hasMore(view: View, option: OptionInfo): boolean {
  const preview = isTeachingGame() ? undefined : previewOf(view, option);
  if (preview === undefined) return false;
  return helpersOf(view, preview.role).length > 0 || conquests(preview).length > 1;
}

/** Selects an option without committing it. */
export function select(view: View, option: OptionInfo): void {
  const { decision } = view;
  if (decision !== undefined) {
    change(decision, selectionWith(view, decision, option, assistanceNow()));
  }
}

/** Selects every copy of some options; if all are selected, deselects them. */
export function toggleAll(view: View, options: readonly OptionInfo[]): void {
  const { decision } = view;
  if (decision === undefined || ignoresInput()) return;
  const all = options.flatMap(({ token, copies = 1 }) =>
    Array.from({ length: copies }, (_, copy) => ({ token, copy })),
  );
  const { picks } = selectionNow(view);
  change(decision, { picks: picks.length < all.length ? all : [] });
}

/** Selects the option after the selected one, without committing it. */
export function selectNext(view: View, options: readonly OptionInfo[]): void {
  const { picks } = selectionNow(view);
  const at = options.findIndex(({ token }) => picks.some((one) => one.token === token));
  const next = options[(at + 1) % options.length];
  if (next !== undefined) select(view, next);
}

/** Selects a role that collects fighters or colonies instead of attacking or settling. */
export function selectGathering(view: View, selection: Selection): void {
  const { decision } = view;
  if (decision !== undefined && !ignoresInput()) change(decision, selection);
}

/** Adds a hand card to the selected role, or removes it. Without a role, selects `starts`. */
export function toggleBoost(view: View, pick: SelectedOption, starts?: string): void {
  const { decision } = view;
  if (decision === undefined || !takesBoosts(decision) || ignoresInput()) return;
  const { target: _target, picks, ...gathering } = selectionNow(view);
  const hasRole = picks.length > 0 && picks.every(({ token }) => token !== 'dissent');
  const role = hasRole || starts === undefined ? picks : [{ token: starts, copy: 0 }];
  change(decision, { ...gathering, picks: without(role, pick) ?? [...role, pick] });
}

/** Adds one of several equal hand cards to the selected role. If all are added, removes them. */
export function addBoost(view: View, card: string, copies: number): void {
  const { decision } = view;
  if (decision === undefined || !takesBoosts(decision) || ignoresInput()) return;
  const token = boostToken(card);
  const { target: _target, picks, ...gathering } = selectionNow(view);
  const others = picks.filter((one) => one.token !== token);
  const freeCopy = Array.from({ length: copies }, (_, copy) => copy).find(
    (copy) => !picks.some((one) => one.token === token && one.copy === copy),
  );
  change(decision, {
    ...gathering,
    picks: freeCopy === undefined ? others : [...picks, { token, copy: freeCopy }],
  });
}

/** Selects the planet that the selected role settles or attacks at once. A second press commits. */
export function selectTarget(view: View, target: number): void {
  const { decision } = view;
  if (decision === undefined || ignoresInput()) return;
  const { picks, target: before } = selectionNow(view);
  const [role] = picks;
  if (before === target) commit(view);
  else if (role !== undefined) change(decision, { picks: [role], target });
}

/** Whether the selection is a valid answer: enough symbols to follow, enough pieces to select. */
export function mayCommit(view: View, { options, boosts }: PendingAnswer): boolean {
  const { decision } = view;
  if (decision === undefined) return false;
  const followed =
    options[0]?.kind === 'follow' && !isTeachingGame() ? previewOf(view, options[0]) : undefined;
  if (followed !== undefined) {
    const { symbols, tokens = 0 } = followed;
    if (symbolsWith(view, followed, boosts) + tokens < symbols.least) return false;
  }
  return decision.several ? isSelection(decision, options) : options.length > 0;
}

/** Answers with the selection, and queues the answers to further questions that it contains. */
export function commit(view: View, other?: Selection): void {
  const { decision } = view;
  if (decision === undefined || ignoresInput()) return;
  const selection = other ?? selectionNow(view);
  const intended = pendingAnswerOf(decision, selection);
  if (!mayCommit(view, intended)) return;
  const inOrder = intended.options
    .toSorted((a, b) => a.option - b.option)
    .map(({ token }) => token);
  const then = isTeachingGame() ? [] : followUpAnswers(view, decision, selection);
  useGameStore.getState().answer(decision, inOrder, decision.several, then);
}

/**
 * The picks after a press on a piece. Conflicting picks and picks that depend on a removed one are
 * removed. If the option requires another one (`after`) that is not picked, picks that one instead.
 */
export function selectedAfterPress(
  decision: Decision,
  picks: readonly SelectedOption[],
  pressed: OptionInfo,
  copy?: number,
): readonly SelectedOption[] {
  const has = (token: string): boolean => picks.some((one) => one.token === token);
  const { after = [] } = pressed;
  const isFree = after.length === 0 || has(pressed.token) || after.some(has);
  const required = isFree ? undefined : decision.options.find(({ token }) => token === after[0]);
  const option = required ?? pressed;
  const changed = withoutConflicts(decision, toggleOption(decision, picks, option, copy), option);
  return changed.filter(({ token }) => {
    const needs = decision.options.find((one) => one.token === token)?.after;
    return needs === undefined || changed.some((one) => needs.includes(one.token));
  });
}

/** The picks without one of them; undefined if it is not picked. */
function without(
  picks: readonly SelectedOption[],
  pick: SelectedOption,
): readonly SelectedOption[] | undefined {
  const isSame = (one: SelectedOption): boolean =>
    one.token === pick.token && one.copy === pick.copy;
  return picks.some(isSame) ? picks.filter((one) => !isSame(one)) : undefined;
}

/**
 * The picks after an option is chosen. With `copy`, that one of several equal pieces is added or
 * removed. Without it, one more is added if the question allows it; otherwise all are removed.
 */
export function toggleOption(
  decision: Decision,
  picks: readonly SelectedOption[],
  option: OptionInfo,
  copy?: number,
): readonly SelectedOption[] {
  const { token, copies = 0 } = option;
  // A pick that replaces a conflicting one does not count.
  const total = withoutConflicts(decision, [...picks, { token, copy: copies }], option).length;
  const hasRoom = decision.several && total <= decision.most;
  if (copy !== undefined) {
    const rest = without(picks, { token, copy });
    return rest ?? (hasRoom ? [...picks, { token, copy }] : picks);
  }
  const others = picks.filter((one) => one.token !== token);
  // The number of cards to take is fixed, so a new pick replaces the oldest.
  if (!hasRoom && others.length === picks.length && decision.step === 'take') {
    return [...picks.slice(1), { token, copy: 0 }];
  }
  const freeCopy = Array.from({ length: copies }, (_, n) => n).find(
    (n) => !picks.some((one) => one.token === token && one.copy === n),
  );
  return hasRoom && freeCopy !== undefined ? [...picks, { token, copy: freeCopy }] : others;
}
