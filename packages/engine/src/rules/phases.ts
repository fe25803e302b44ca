// The phases of a turn, as a queue that effects can extend.
import { type GameState, topFrame } from '../state/state.ts';
import type { Step } from './steps/step.ts';

/**
 * Adds a phase to the current turn: after the next phase of a kind that has not started, or next if
 * there is none.
 */
export function addPhase(state: GameState, phase: Step, behind: Step): void {
  const begun = (state.frames[0] ?? topFrame(state)).at;
  const { phases } = state.turn;
  state.turn.phases = withPhase(phases, phase.number, behind.number, begun);
}

/** The queue with one more phase, given the number of phases started. */
export function withPhase(
  phases: readonly number[],
  phase: number,
  behind: number,
  begun: number,
): readonly number[] {
  const place = phases.indexOf(behind, begun);
  const at = place < 0 ? begun : place + 1;
  return [...phases.slice(0, at), phase, ...phases.slice(at)];
}
