// The phases of a turn, as a list that effects can extend.
import type { Frame } from '../state/frame.ts';
import type { GameState } from '../state/state.ts';

/**
 * Adds another Role phase and the phase after it: after the next Role phase, or immediately if
 * there is none (RULES E8.4).
 */
export function addRolePhase(state: GameState, seat: number): void {
  const [role, after] = rolePhases(state);
  addPhases(state, [role, after], after);
  state.log?.push({ type: 'more-role', seat });
}

/** Whether a Role phase of this turn has not started yet. */
export function isRoleToCome(state: GameState): boolean {
  const [role] = rolePhases(state);
  return state.turn.phases.includes(role, startedPhases(state));
}

/** The Role phase and the phase after it: the two before the last phase of a turn. */
function rolePhases({ rules }: GameState): readonly [role: number, after: number] {
  const [role, after] = rules.phases.slice(-3) as [number, number, number];
  return [role, after];
}

/** Adds phases (step numbers) to the turn: after the next phase `after`, or next without one. */
export function addPhases(state: GameState, added: readonly number[], after: number): void {
  state.turn.phases = withPhases(state.turn.phases, added, after, startedPhases(state));
}

/** The number of phases started, which the frame of the turn counts. */
function startedPhases(state: GameState): number {
  return (state.frames[0] as Frame).at;
}

/** A list of phases with more phases, given the number of phases started. */
export function withPhases(
  phases: readonly number[],
  added: readonly number[],
  after: number,
  started: number,
): readonly number[] {
  const place = phases.indexOf(after, started);
  const at = place < 0 ? started : place + 1;
  return [...phases.slice(0, at), ...added, ...phases.slice(at)];
}
