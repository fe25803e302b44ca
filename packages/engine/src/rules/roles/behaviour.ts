// What a role is to the engine: what happens once all boosts are in. A ruleset names one behaviour for each role.
import type { Behaviour } from '../../model/behaviour.ts';
import { currentRole, type GameState } from '../../state/state.ts';
import type { Step } from '../steps/step.ts';

export interface BehaviourDef {
  readonly name: Behaviour;
  /** Carries out the role once all boosts are in (RULES T3). */
  resolve(state: GameState, seat: number, symbols: number, leading: boolean): void;
}

/** A behaviour with the steps that belong to it. */
export function behaviour<const Steps extends readonly Step[] = readonly []>(
  name: Behaviour,
  parts: { readonly resolve: BehaviourDef['resolve']; readonly steps?: Steps },
): BehaviourDef & { readonly steps: Steps } {
  return { name, resolve: parts.resolve, steps: parts.steps ?? ([] as unknown as Steps) };
}

/** By name; roles.ts fills it from its list when it is read. */
const DEFS = new Map<Behaviour, BehaviourDef>();

/** Makes the behaviours of the list known. */
export function registerBehaviours(behaviours: readonly BehaviourDef[]): void {
  for (const one of behaviours) DEFS.set(one.name, one);
}

/** Carries out the role of the turn for a seat. */
export function resolveRole(state: GameState, seat: number, symbols: number): void {
  const name = state.rules.behaviours[currentRole(state.turn)] as Behaviour;
  (DEFS.get(name) as BehaviourDef).resolve(state, seat, symbols, seat === state.leader);
}
