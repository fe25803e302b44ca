// The phases of a turn, as views show them.
import { STEP_NAMES } from '../rules/steps/registry.ts';
import type { GameState } from '../state/state.ts';

export type Phase = 'action' | 'role' | 'cleanup';

export interface TurnPhases {
  /** In the order of this turn, which Logistics can change and other cards can extend. */
  readonly order: readonly Phase[];
  /** The index of the current phase. */
  readonly at: number;
}

/** The current phase of a view; undefined before the first turn and after the end. */
export function phaseOf({ phases }: { readonly phases?: TurnPhases }): Phase | undefined {
  return phases?.order[phases.at];
}

/** The phases of the current turn; undefined before the first turn and after the end. */
export function turnPhases({ frames, turn }: GameState): TurnPhases | undefined {
  const started = frames[0]?.at ?? 0;
  const steps = turn.phases.map((step) => STEP_NAMES[step]);
  // Logistics ends the first Action phase before anything is done in it.
  const skipped = turn.roleFirst ? steps.indexOf('action') : -1;
  const order: Phase[] = [];
  let at = -1;
  for (const [i, step] of steps.entries()) {
    const isPhase = step === 'action' || step === 'role' || step === 'cleanup';
    if (isPhase && i !== skipped) order.push(step);
    // Other steps, such as after-role, count as part of the phase before them.
    if (i === started - 1) at = order.length - 1;
  }
  return at < 0 ? undefined : { order, at };
}
