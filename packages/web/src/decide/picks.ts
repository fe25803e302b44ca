// Choices: what has been picked so far where several pieces may be, and the gestures that pick and answer.
import type { Decision, OptionInfo, View } from '@eminent/engine';
import { create } from 'zustand';
import { useStore } from '../game/store.ts';
import { useSettings } from '../settings/settings.ts';
import { isSettling } from './settling.ts';

/** Whether an option is one of several that are picked together and confirmed once. */
export function isPickable(option: OptionInfo): boolean {
  return option.copies !== undefined;
}

interface Picks {
  readonly decision: Decision | undefined;
  readonly options: readonly OptionInfo[];
}

const NOTHING: readonly OptionInfo[] = [];

/** Kept beside the table, so that a pick lays out anew only what shows it. */
const usePicks = create<Picks>()(() => ({ decision: undefined, options: NOTHING }));

function pickedIn(picks: Picks, { decision }: View): readonly OptionInfo[] {
  return picks.decision === decision ? picks.options : NOTHING;
}

/** What has been picked for the decision of a view. */
export function usePicked(view: View): readonly OptionInfo[] {
  return usePicks((picks) => pickedIn(picks, view));
}

/** How many of the picked options fit. */
export function useTimesPicked(view: View, fits: (option: OptionInfo) => boolean): number {
  return usePicks((picks) => pickedIn(picks, view).filter(fits).length);
}

/** The first of some options that is not picked yet; once all are, the first one, which is thereby given back. */
export function nextOf(view: View, options: readonly OptionInfo[]): OptionInfo | undefined {
  const picked = pickedIn(usePicks.getState(), view);
  return options.find((option) => !picked.includes(option)) ?? options[0];
}

/** Answers with an option, or picks it where several may be chosen; where a person wants it so, a second choice of it answers. */
export function choose(view: View, option: OptionInfo): void {
  const { decision } = view;
  if (decision === undefined || isSettling()) return;
  const picked = pickedIn(usePicks.getState(), view);
  if (isPickable(option)) {
    usePicks.setState({ decision, options: toggled(decision, picked, option) });
  } else if (useSettings.getState().confirm && !picked.includes(option)) {
    usePicks.setState({ decision, options: [option] });
  } else useStore.getState().answer(decision, [option.token]);
}

/** Answers with what is picked, and ends the step. */
export function confirm(view: View): void {
  const { decision } = view;
  if (decision === undefined || isSettling()) return;
  const picked = pickedIn(usePicks.getState(), view);
  const inOrder = [...picked].sort((a, b) => a.option - b.option);
  useStore.getState().answer(
    decision,
    inOrder.map((one) => one.token),
    true,
  );
}

/** Picks one more of an option while there are more of it and the question allows, then starts again at none. */
export function toggled(
  decision: Decision,
  picked: readonly OptionInfo[],
  option: OptionInfo,
): readonly OptionInfo[] {
  const others = picked.filter((one) => one.option !== option.option);
  const now = picked.length - others.length;
  const room = decision.several && picked.length < decision.most;
  return room && now < (option.copies ?? 0) ? [...picked, option] : others;
}
