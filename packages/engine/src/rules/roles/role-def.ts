// What a role is to the engine: what its symbols buy, and when following it is possible.
import type { GameState } from '../../state/state.ts';

/** All role definitions have the same shape: the engine asks them in its hottest loop. */
export interface RoleDef {
  /** Whether symbols in the empire add to the strength of the role (RULES T6, R-COL3). */
  readonly empireCounts: boolean;
  /** Whether the leader decides to settle before adding cards, and adds none then (prototype). */
  readonly settlesFirst: boolean;
  /** Symbols that a follower needs to have any effect. */
  readonly followerNeeds: number;
  /** Whether following with enough symbols would do something. */
  readonly matters: (state: GameState, seat: number) => boolean;
  /** Carries out the role once all boosts are in (RULES T3). */
  readonly resolve: (state: GameState, seat: number, symbols: number, leading: boolean) => void;
}

const always = (): boolean => true;

/** A role with what most roles have in common: one symbol is enough to follow, and following always matters. */
export function roleDef(
  def: Pick<RoleDef, 'empireCounts' | 'resolve'> & Partial<RoleDef>,
): RoleDef {
  return {
    empireCounts: def.empireCounts,
    settlesFirst: def.settlesFirst ?? false,
    followerNeeds: def.followerNeeds ?? 1,
    matters: def.matters ?? always,
    resolve: def.resolve,
  };
}
