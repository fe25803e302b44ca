// The phases of a turn as a queue that effects may add to.
import { type GameState, topFrame } from '../state/state.ts';
import type { Step } from './steps/step.ts';

/**
 * Adds a phase to the current turn, behind the next phase of a kind that has not begun yet or, where there is none, as the next one.
 */
export function addPhase(state: GameState, phase: Step, behind: Step): void {
  const begun = (state.frames[0] ?? topFrame(state)).at;
  const { phases } = state.turn;
  state.turn.phases = withPhase(phases, phase.number, behind.number, begun);
}

/** A queue with a phase more, of which so many have begun. */
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
