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
  const started = frames[0]?.at ?? 0;
  const steps = turn.phases.map((step) => STEP_NAMES[step]);
  // With Logistics, the first Action phase ends before anything is done in it.
  const skipped = turn.roleFirst ? steps.indexOf('action') : -1;
  const order: Phase[] = [];
  let at = -1;
  for (const [i, step] of steps.entries()) {
    const isPhase = step === 'action' || step === 'role' || step === 'cleanup';
    if (isPhase && i !== skipped) order.push(step);
    // Other steps, such as `after-role`, belong to the phase before them.
    if (i === started - 1) at = order.length - 1;
  }
  return at < 0 ? undefined : { order, at };
}
