// Computes the current phase of a turn from a view.
import type { View } from './view.ts';

export type Phase = 'action' | 'role' | 'cleanup';

/** The phase of the current turn; undefined before the first turn and after the end. */
export function phaseOf(view: View): Phase | undefined {
  const step = view.waiting?.step;
  if (step === undefined || view.turnNumber === 0) return undefined;
  if (step === 'discard' || step === 'cleanup') return 'cleanup';
  if (view.resolving !== undefined || step === 'action') return 'action';
  // A step of the Action of a planet, permanent or fleet tile.
  if (view.role === undefined && step !== 'role') return 'action';
  return 'role';
}
