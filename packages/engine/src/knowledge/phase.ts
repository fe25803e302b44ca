// The phases of a turn in a view.
import { STEP_NAMES } from '../rules/steps/registry.ts';
import type { GameState } from '../state/state.ts';

export type Phase = 'action' | 'role' | 'cleanup';

export interface TurnPhases {
  /** In playing order. Logistics changes the order, and other cards add phases. */
  readonly order: readonly Phase[];
  readonly at: number;
}

/** Returns the current phase; undefined before the first turn and after the end. */
export function phaseOf({ phases }: { readonly phases?: TurnPhases }): Phase | undefined {
  return phases?.order[phases.at];
}

/** Returns the phases of this turn; undefined before the first turn and after the end. */
export function turnPhases({ frames, turn }: GameState): TurnPhases | undefined {
  const current = (frames[0]?.at ?? 0) - 1;
  // Logistics ends the first Action phase before anything is done in it.
  let skipsAction = turn.roleFirst;
  const order: Phase[] = [];
  let at = -1;
  for (let i = 0; i < turn.phases.length; i++) {
    const step = STEP_NAMES[turn.phases[i] as number];
    if (step === 'action' && skipsAction) skipsAction = false;
    else if (step === 'action' || step === 'role' || step === 'cleanup') order.push(step);
    // Other steps, such as after-role, count as part of the phase before them.
    if (i === current) at = order.length - 1;
  }
  return at < 0 ? undefined : { order, at };
}
