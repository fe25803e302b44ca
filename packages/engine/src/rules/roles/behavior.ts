// What a role is to the engine: what happens once all boosts are in. A ruleset names one behaviour for each role.
import type { Behavior } from '../../model/behavior.ts';
import { currentRole, type GameState } from '../../state/state.ts';
import type { Step } from '../steps/step.ts';

export interface BehaviorDef {
  readonly name: Behavior;
  /** Carries out the role once all boosts are in (RULES T3). */
  resolve(state: GameState, seat: number, symbols: number, leading: boolean): void;
}

/** A behaviour with the steps that belong to it. */
export function behavior<const Steps extends readonly Step[] = readonly []>(
  name: Behavior,
  parts: { readonly resolve: BehaviorDef['resolve']; readonly steps?: Steps },
): BehaviorDef & { readonly steps: Steps } {
  return { name, resolve: parts.resolve, steps: parts.steps ?? ([] as unknown as Steps) };
}

/** By name; roles.ts fills it from its list when it is read. */
const DEFS = new Map<Behavior, BehaviorDef>();

/** Makes the behaviours of the list known. */
export function registerBehaviors(behaviours: readonly BehaviorDef[]): void {
  for (const one of behaviours) DEFS.set(one.name, one);
}

/** Carries out the role of the turn for a seat. */
export function resolveRole(state: GameState, seat: number, symbols: number): void {
  const name = state.rules.behaviors[currentRole(state.turn)] as Behavior;
  (DEFS.get(name) as BehaviorDef).resolve(state, seat, symbols, seat === state.leader);
}
