// The selection for the open question. It starts as the page's suggestion. Presses on pieces and
// buttons change and commit it.
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

/** A store of its own, so that a new selection renders only the parts that show it. */
const useSelected = create<Selected>()(() => ({ decision: undefined, selection: EMPTY_SELECTION }));

/** How much the page selects automatically; nothing in a teaching game. */
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

export function usePendingAnswer(view: View): PendingAnswer {
  const selection = useSelected((selected) => selectionIn(selected, view));
  return view.decision === undefined
    ? { options: [], boosts: [] }
    : pendingAnswerOf(view.decision, selection);
}

/** The option that the page suggests for the question, if any. */
export function suggestedOption(view: View, decision: Decision): OptionInfo | undefined {
  return pendingAnswerOf(decision, suggestionOf(view, decision)).options[0];
}

/** Whether a piece is selected. `copy` is its number among equal pieces. */
export function useIsSelected(view: View, token: string | undefined, copy = 0): boolean {
  return useSelected(
    (selected) =>
      token !== undefined &&
      selectionIn(selected, view).picks.some((one) => one.token === token && one.copy === copy),
  );
}

export function useSelectedTokens(view: View): string {
  return useSelected((selected) => tokensOf(selectionIn(selected, view)));
}

/** The number of selected pieces with one of these tokens. */
export function useSelectedCount(view: View, tokens: readonly string[]): number {
  return useSelected(
    (selected) =>
      selectionIn(selected, view).picks.filter(({ token }) => tokens.includes(token)).length,
  );
}

/** The first option that is not selected; the first of all if all are selected. */
export function nextOf(view: View, options: readonly OptionInfo[]): OptionInfo | undefined {
  const { picks } = selectionNow(view);
  return options.find(({ token }) => !picks.some((one) => one.token === token)) ?? options[0];
}

/**
 * Handles a press (click, tap or key) on a piece: selects its option. A second press commits it or,
 * if the question takes several pieces, deselects it. With the setting `firstClick`, the first
 * press commits an option that needs nothing else.
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
  else if (useSettings.getState().firstClick && !hasAdditions(view, option))
    commitOption(view, option);
  else select(view, option);
}

/** Whether the question takes exactly one piece, so that a press replaces the selection. */
function takesExactlyOne(decision: Decision): boolean {
  const { options } = decision;
  return decision.several && decision.most === 1 && options.every(({ kind }) => kind !== 'done');
}

/**
 * Handles a press on a button: commits its option. Only selects it if several options can be
 * selected, or if the player may want to add cards or a planet.
 */
export function commitOption(view: View, option: OptionInfo): void {
  const { decision } = view;
  if (decision === undefined || ignoresInput()) return;
  if (isMultiSelect(option)) press(view, option);
  else if (selectsOnly(view, option)) select(view, option);
  else commit(view, selectionWith(view, decision, option, assistanceNow()));
}

/** Whether a button only selects its option, so that the player can add cards or a planet. */
export function selectsOnly(view: View, option: OptionInfo): boolean {
  return assistanceNow() !== 'suggest' && hasAdditions(view, option);
}

/** Whether hand cards or one of several planets can be selected together with an option. */
function hasAdditions(view: View, option: OptionInfo): boolean {
  const preview = isTeachingGame() ? undefined : previewOf(view, option);
  if (preview === undefined) return false;
  return helpersOf(view, preview.role).length > 0 || conquests(preview).length > 1;
}

/** Selects an option with the suggested cards and planet, without committing it. */
export function select(view: View, option: OptionInfo): void {
  const { decision } = view;
  if (decision !== undefined) {
    change(decision, selectionWith(view, decision, option, assistanceNow()));
  }
}

/** Selects every copy of some options; if as many pieces are selected, selects nothing. */
export function toggleAll(view: View, options: readonly OptionInfo[]): void {
  const { decision } = view;
  if (decision === undefined || ignoresInput()) return;
  const all = options.flatMap(({ token, copies = 1 }) =>
    Array.from({ length: copies }, (_, copy) => ({ token, copy })),
  );
  const { picks } = selectionNow(view);
  change(decision, { picks: picks.length < all.length ? all : [] });
}

/** Selects the option after the selected one or, after the last, the first. Does not commit it. */
export function selectNext(view: View, options: readonly OptionInfo[]): void {
  const { picks } = selectionNow(view);
  const at = options.findIndex(({ token }) => picks.some((one) => one.token === token));
  const next = options[(at + 1) % options.length];
  if (next !== undefined) select(view, next);
}

export function selectGathering(view: View, selection: Selection): void {
  const { decision } = view;
  if (decision !== undefined && !ignoresInput()) change(decision, selection);
}

/** Adds a boost to the selected role (or to `starts`) or removes it. Drops the target planet. */
export function toggleBoost(view: View, pick: SelectedOption, starts?: string): void {
  const { decision } = view;
  if (decision === undefined || !takesBoosts(decision) || ignoresInput()) return;
  const { target: _target, picks, ...gathering } = selectionNow(view);
  const hasRole = picks.length > 0 && picks.every(({ token }) => token !== 'dissent');
  const role = hasRole || starts === undefined ? picks : [{ token: starts, copy: 0 }];
  change(decision, { ...gathering, picks: without(role, pick) ?? [...role, pick] });
}

/** Adds one of several equal boosts or, if all are added, removes them. Drops the target planet. */
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

/** Selects the planet that the role settles or attacks at once; a second press commits. */
export function selectTarget(view: View, target: number): void {
  const { decision } = view;
  if (decision === undefined || ignoresInput()) return;
  const { picks, target: before } = selectionNow(view);
  const [role] = picks;
  if (before === target) commit(view);
  else if (role !== undefined) change(decision, { picks: [role], target });
}

/** Whether the selection is a legal answer; to follow, with enough symbols. */
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

/** Answers with the selection or `other`, if legal, and queues its answers to later questions. */
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
 * The picks after a press on a piece, without picks that conflict or whose required option is gone.
 * Picks the required option first, if that is missing.
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

function without(
  picks: readonly SelectedOption[],
  pick: SelectedOption,
): readonly SelectedOption[] | undefined {
  const isSame = (one: SelectedOption): boolean =>
    one.token === pick.token && one.copy === pick.copy;
  return picks.some(isSame) ? picks.filter((one) => !isSame(one)) : undefined;
}

/**
 * The picks after an option is toggled. `copy` is the number of the piece; without it, the next
 * free piece is added or, if there is no room, all are removed.
 */
export function toggleOption(
  decision: Decision,
  picks: readonly SelectedOption[],
  option: OptionInfo,
  copy?: number,
): readonly SelectedOption[] {
  const { token, copies = 0 } = option;
  // A conflicting pick that is replaced needs no room.
  const total = withoutConflicts(decision, [...picks, { token, copy: copies }], option).length;
  const hasRoom = decision.several && total <= decision.most;
  if (copy !== undefined) {
    const rest = without(picks, { token, copy });
    return rest ?? (hasRoom ? [...picks, { token, copy }] : picks);
  }
  const others = picks.filter((one) => one.token !== token);
  // The question takes a fixed number of cards, so a new pick replaces the oldest.
  if (!hasRoom && others.length === picks.length && decision.step === 'take') {
    return [...picks.slice(1), { token, copy: 0 }];
  }
  const freeCopy = Array.from({ length: copies }, (_, n) => n).find(
    (n) => !picks.some((one) => one.token === token && one.copy === n),
  );
  return hasRoom && freeCopy !== undefined ? [...picks, { token, copy: freeCopy }] : others;
}
