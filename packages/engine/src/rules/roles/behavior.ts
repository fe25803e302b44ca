// Definition of a role behavior: what a seat does with the symbols of a role after all boosts.
import type { Behavior } from '../../model/behavior.ts';
import { currentRole, type GameState } from '../../state/state.ts';
import type { Step } from '../steps/step.ts';

export interface BehaviorDef {
  readonly name: Behavior;
  /** Carries out a role with this many symbols (RULES T3). `leading`: the seat leads the role. */
  resolve(state: GameState, seat: number, symbols: number, leading: boolean): void;
}

/** Defines a behavior together with its steps. */
export function behavior<const Steps extends readonly Step[] = readonly []>(
  name: Behavior,
  parts: { readonly resolve: BehaviorDef['resolve']; readonly steps?: Steps },
): BehaviorDef & { readonly steps: Steps } {
  return { name, resolve: parts.resolve, steps: parts.steps ?? ([] as unknown as Steps) };
}

const DEFS = new Map<Behavior, BehaviorDef>();

/** Registers behaviors for `resolveRole`. */
export function registerBehaviors(behaviors: readonly BehaviorDef[]): void {
  for (const one of behaviors) DEFS.set(one.name, one);
}

/** Carries out the current role for a seat with this many symbols. */
export function resolveRole(state: GameState, seat: number, symbols: number): void {
  const name = state.rules.behaviors[currentRole(state.turn)] as Behavior;
  (DEFS.get(name) as BehaviorDef).resolve(state, seat, symbols, seat === state.leader);
}
