// The list of the phases of a turn, which effects can extend. A phase is a step number.
import type { Frame } from '../state/frame.ts';
import type { GameState } from '../state/state.ts';

/**
 * Adds a Role phase and its after-role phase: after the Role phase to come, or next (RULES E8.4).
 */
export function addRolePhase(state: GameState, seat: number): void {
  const [role, after] = rolePhases(state);
  addPhases(state, [role, after], after);
  state.log?.push({ type: 'more-role', seat });
}

/** Returns whether a Role phase of this turn has not started yet. */
export function isRoleToCome(state: GameState): boolean {
  const [role] = rolePhases(state);
  return state.turn.phases.includes(role, startedPhases(state));
}

/** The two phases before cleanup, which is last. */
function rolePhases({ rules }: GameState): readonly [role: number, after: number] {
  const [role, after] = rules.phases.slice(-3) as [number, number, number];
  return [role, after];
}

/** Inserts phases after the next `after` phase to come, or as the next phases if there is none. */
export function addPhases(state: GameState, added: readonly number[], after: number): void {
  state.turn.phases = withPhases(state.turn.phases, added, after, startedPhases(state));
}

function startedPhases(state: GameState): number {
  return (state.frames[0] as Frame).at;
}

/** Returns `phases` with `added` inserted as in `addPhases`, after `started` phases. */
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
