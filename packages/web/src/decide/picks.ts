// Choices: what is chosen so far, beginning with the preset of the question, and the gestures that choose and answer.
import type { Decision, OptionInfo, View } from '@eminent/engine';
import type { PendingAnswer } from '@eminent/text';
import { create } from 'zustand';
import { useStore } from '../game/store.ts';
import { useSettings } from '../settings/settings.ts';
import {
  type Chosen,
  intendedIn,
  isPickable,
  NOTHING,
  type Pick,
  takesBoosts,
  tokensOf,
  withoutRivals,
} from './chosen.ts';
import { stepsAfter } from './combined.ts';
import { isTaught } from './taught.ts';
import { chosenWith, presetFor } from './preset.ts';
import { isSettling } from './settling.ts';

interface Picks {
  readonly decision: Decision | undefined;
  readonly chosen: Chosen;
}

/** Kept beside the table, so that a pick lays out anew only what shows it. */
const usePicks = create<Picks>()(() => ({ decision: undefined, chosen: NOTHING }));

const presets = new WeakMap<Decision, Chosen>();

/** What a question begins with. Nothing is chosen before a learner chooses, nor for those who want to confirm each choice. */
function presetOf(view: View, decision: Decision): Chosen {
  if (isTaught() || useSettings.getState().confirm) return NOTHING;
  const known = presets.get(decision) ?? presetFor(view, decision);
  presets.set(decision, known);
  return known;
}

function chosenIn(picks: Picks, view: View): Chosen {
  const { decision } = view;
  if (decision === undefined) return NOTHING;
  return picks.decision === decision ? picks.chosen : presetOf(view, decision);
}

function change(decision: Decision, chosen: Chosen): void {
  usePicks.setState({ decision, chosen });
}

/** What is chosen for the question of a view, in the terms of its words. */
export function useIntended(view: View): PendingAnswer {
  const chosen = usePicks((picks) => chosenIn(picks, view));
  return view.decision === undefined
    ? { options: [], boosts: [] }
    : intendedIn(view.decision, chosen);
}

/** Whether one of several pieces alike is chosen. */
export function useIsPicked(view: View, token: string | undefined, copy = 0): boolean {
  return usePicks(
    (picks) =>
      token !== undefined &&
      chosenIn(picks, view).picks.some((one) => one.token === token && one.copy === copy),
  );
}

/** The tokens of all that is chosen. */
export function useChosenTokens(view: View): string {
  return usePicks((picks) => tokensOf(chosenIn(picks, view)));
}

/** How many of the chosen pieces have one of these tokens. */
export function useTimesPicked(view: View, tokens: readonly string[]): number {
  return usePicks(
    (picks) => chosenIn(picks, view).picks.filter(({ token }) => tokens.includes(token)).length,
  );
}

/** The first of some options that is not picked yet; once all are, the first one, which is thereby given back. */
export function nextOf(view: View, options: readonly OptionInfo[]): OptionInfo | undefined {
  const { picks } = chosenIn(usePicks.getState(), view);
  return options.find(({ token }) => !picks.some((one) => one.token === token)) ?? options[0];
}

/** Answers with an option, or chooses it where more belongs to it or several may be chosen; what is chosen alone already is answered. */
export function choose(view: View, option: OptionInfo, copy?: number): void {
  const { decision } = view;
  if (decision === undefined || isSettling()) return;
  const chosen = chosenIn(usePicks.getState(), view);
  if (isPickable(option)) {
    change(decision, { picks: picksAfter(decision, chosen.picks, option, copy) });
  } else if (chosen.picks.some(({ token }) => token === option.token)) commit(view);
  else if (waitsForMore(option)) change(decision, chosenWith(view, decision, option));
  else useStore.getState().answer(decision, [option.token]);
}

/** Makes an option the chosen one and answers nothing yet, for what is looked at before it is taken. */
export function prefer(view: View, option: OptionInfo): void {
  const { decision } = view;
  if (decision !== undefined) change(decision, chosenWith(view, decision, option));
}

/** Makes the option after the chosen one the chosen one, in turn: a piece that stands for several answers gives none of them unseen. */
export function preferNext(view: View, options: readonly OptionInfo[]): void {
  const { picks } = chosenIn(usePicks.getState(), view);
  const at = options.findIndex(({ token }) => picks.some((one) => one.token === token));
  const next = options[(at + 1) % options.length];
  if (next !== undefined) prefer(view, next);
}

/** A role waits for its boosts; every answer does for those who want to press twice. */
function waitsForMore(option: OptionInfo): boolean {
  return useSettings.getState().confirm || (option.kind === 'lead' && !isTaught());
}

/** Adds a hand card to the role that is chosen, or takes it out. */
export function boost(view: View, pick: Pick): void {
  const { decision } = view;
  if (decision === undefined || !takesBoosts(decision) || isSettling()) return;
  const { picks } = chosenIn(usePicks.getState(), view);
  const isDissent = picks.some(({ token }) => token === 'dissent');
  const role = isDissent ? [{ token: 'follow', copy: 0 }] : picks;
  change(decision, { picks: without(role, pick) ?? [...role, pick] });
}

/** Makes a planet the one that the chosen role settles or attacks at once. */
export function aim(view: View, target: number): void {
  const { decision } = view;
  if (decision === undefined || isSettling()) return;
  const [role] = chosenIn(usePicks.getState(), view).picks;
  if (role !== undefined) change(decision, { picks: [role], target });
}

/** Answers with what is chosen, and with what follows from it as long as nothing else is asked. */
export function commit(view: View, other?: Chosen): void {
  const { decision } = view;
  if (decision === undefined || isSettling()) return;
  const chosen = other ?? chosenIn(usePicks.getState(), view);
  const { options } = intendedIn(decision, chosen);
  const inOrder = options.toSorted((a, b) => a.option - b.option).map(({ token }) => token);
  const then = stepsAfter(view, decision, chosen);
  useStore.getState().answer(decision, inOrder, decision.several, isTaught() ? [] : then);
}

/**
 * The picks after a piece was pressed: picked or given back, with rivals and what depended on it gone. A resource of the second layer
 * stands for the one below it until that is picked.
 */
export function picksAfter(
  decision: Decision,
  picks: readonly Pick[],
  pressed: OptionInfo,
  copy?: number,
): readonly Pick[] {
  const has = (token: string): boolean => picks.some((one) => one.token === token);
  const { after = [] } = pressed;
  const isFree = after.length === 0 || has(pressed.token) || after.some(has);
  const below = isFree ? undefined : decision.options.find(({ token }) => token === after[0]);
  const option = below ?? pressed;
  const changed = withoutRivals(decision, pickedAlso(decision, picks, option, copy), option);
  return changed.filter(({ token }) => {
    const needs = decision.options.find((one) => one.token === token)?.after;
    return needs === undefined || changed.some((one) => needs.includes(one.token));
  });
}

/** The picks without one of them; undefined when it is not among them. */
function without(picks: readonly Pick[], pick: Pick): readonly Pick[] | undefined {
  const isIt = (one: Pick): boolean => one.token === pick.token && one.copy === pick.copy;
  return picks.some(isIt) ? picks.filter((one) => !isIt(one)) : undefined;
}

/**
 * The picks after an option was chosen: one piece of several alike is added or given back; without a piece one more is added while
 * there are more and the question allows, then all are given back.
 */
export function pickedAlso(
  decision: Decision,
  picks: readonly Pick[],
  option: OptionInfo,
  copy?: number,
): readonly Pick[] {
  const { token, copies = 0 } = option;
  // What takes the place of another pick needs no room of its own.
  const replaces = withoutRivals(decision, [...picks, { token, copy: copies }], option).length;
  const room = decision.several && replaces <= decision.most;
  if (copy !== undefined) {
    const rest = without(picks, { token, copy });
    return rest ?? (room ? [...picks, { token, copy }] : picks);
  }
  const others = picks.filter((one) => one.token !== token);
  // As many cards are taken as the question says: another takes the place of the one that was chosen first.
  if (!room && others.length === picks.length && decision.step === 'take') {
    return [...picks.slice(1), { token, copy: 0 }];
  }
  const free = Array.from({ length: copies }, (_, n) => n).find(
    (n) => !picks.some((one) => one.token === token && one.copy === n),
  );
  return room && free !== undefined ? [...picks, { token, copy: free }] : others;
}
