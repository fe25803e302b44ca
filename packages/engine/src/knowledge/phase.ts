// The current phase of a turn.
import type { View } from './view.ts';

export type Phase = 'action' | 'role' | 'cleanup';

export function phaseOf(view: View): Phase | undefined {
  const step = view.waiting?.step;
  if (step === undefined || view.turnNumber === 0) return undefined;
  if (step === 'discard' || step === 'cleanup') return 'cleanup';
  if (view.resolving !== undefined || step === 'action') return 'action';
  // The Action of a planet or fleet, before a role is led.
  if (view.role === undefined && step !== 'role') return 'action';
  return 'role';
}
