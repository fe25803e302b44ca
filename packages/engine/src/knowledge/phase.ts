// Computes the current phase of a turn.
import { STEP_NAMES } from '../rules/steps/registry.ts';
import type { GameState } from '../state/state.ts';

export type Phase = 'action' | 'role' | 'cleanup';

/** The phase that a view shows; undefined before the first turn and after the end. */
export function phaseOf({ phase }: { readonly phase?: Phase }): Phase | undefined {
  return phase;
}

/** The phase of the current turn, from the number of its phases that have started. */
export function currentPhase({ frames, turn }: GameState): Phase | undefined {
  const started = frames[0]?.at ?? 0;
  const step = STEP_NAMES[turn.phases[started - 1] ?? -1];
  if (step === 'after-role') return 'role';
  return step === 'action' || step === 'role' || step === 'cleanup' ? step : undefined;
}
