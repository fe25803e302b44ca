// Adds another Role phase and the phase after it: behind the next Role phase, or immediately if
// there is none (RULES E8.4).
import { type GameState, topFrame } from '../state/state.ts';

export function moreRoles(state: GameState, seat: number): void {
  const begun = (state.frames[0] ?? topFrame(state)).at;
  const { phases } = state.turn;
  const [role, after] = rolePhases(state.rules.phases);
  const next = phases.indexOf(after, begun);
  const at = next < 0 ? begun : next + 1;
  state.turn.phases = [...phases.slice(0, at), role, after, ...phases.slice(at)];
  state.log?.push({ type: 'more-role', seat });
}

/** Whether another Role phase of this turn has not started yet. */
export function isRoleToCome(state: GameState): boolean {
  const begun = (state.frames[0] ?? topFrame(state)).at;
  const [role] = rolePhases(state.rules.phases);
  return state.turn.phases.includes(role, begun);
}

/** The Role phase and the phase after it: the two before the last phase of a turn. */
function rolePhases(phases: readonly number[]): readonly [role: number, after: number] {
  const [role, after] = phases.slice(-3) as [number, number, number];
  return [role, after];
}
