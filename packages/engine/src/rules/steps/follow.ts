// The other players answer a role in clockwise order, each completely before the next (RULES 2 B6, T7-T11).
import { COLONIZE, NONE, nameAt, ROLES, WARFARE } from '../../model/names.ts';
import { DISSENT, FOLLOW } from '../../model/option.ts';
import type { RoleDef } from '../roles/role-def.ts';
import { anyPlanet, canAttack, canSettle, hasPower, symbolsOf } from '../../facts/pieces.ts';
import type { Player } from '../../state/player.ts';
import { type GameState, playerAt, push } from '../../state/state.ts';
import { draw } from '../../verbs/verbs.ts';
import { BOOST, FOLLOW_OR_DISSENT } from '../../model/steps.ts';
import { countedEmpireSymbols } from './role.ts';
import { neverAsks, pop, type Step } from './step.ts';

/** `at` counts the followers asked. */
export const followersStep = neverAsks((state, frame) => {
  frame.at++;
  if (frame.at >= state.players.length) return pop(state);
  push(state, FOLLOW_OR_DISSENT, (frame.seat + frame.at) % state.players.length);
  return true;
});

/** `count` is what the follower brings before boosts. */
export const followStep: Step = {
  run(state, frame) {
    const nothing = playerAt(state, frame.seat).hand.length === 0 && !canFollow(state, frame.seat);
    if (nothing) dissent(state, frame.seat);
    return nothing;
  },

  options(state, frame, out) {
    out.push(DISSENT);
    if (canFollow(state, frame.seat)) out.push(FOLLOW);
  },

  question(state, frame) {
    const { role } = state.turn;
    return {
      step: 'follow-or-dissent',
      several: false,
      role: nameAt(ROLES, role),
      symbols: followerSymbols(state, frame.seat, role),
      symbolsNeeded: followerNeeds(state, role),
    };
  },

  choose(state, frame, option) {
    if (option === DISSENT) dissent(state, frame.seat);
    else follow(state, frame.seat);
  },
};

function dissent(state: GameState, seat: number): void {
  pop(state);
  state.log?.push({ type: 'dissent', seat, role: nameAt(ROLES, state.turn.role) });
  draw(state, seat, dissentDraws(playerAt(state, seat)));
}

/** Cards that a player draws who dissents. */
export function dissentDraws(player: Player): number {
  return hasPower(player, 'dissension') ? 2 : 1;
}

function follow(state: GameState, seat: number): void {
  pop(state);
  state.log?.push({ type: 'follow', seat, role: nameAt(ROLES, state.turn.role) });
  push(state, BOOST, seat, NONE, followerSymbols(state, seat, state.turn.role));
}

/** Symbols that a follower has before boosts: the empire's, and one from Bureaucracy's later text (RULES BUR). */
export function followerSymbols(state: GameState, seat: number, role: number): number {
  const bonus =
    role !== COLONIZE &&
    state.rules.bureaucracySymbol &&
    hasPower(playerAt(state, seat), 'bureaucracy')
      ? 1
      : 0;
  return countedEmpireSymbols(state, seat, role) + bonus;
}

/**
 * Following takes enough usable symbols, one in the official game, or a Leader option (RULES T8, T9); where following must matter,
 * the role must also have something to act on.
 */
export function canFollow(state: GameState, seat: number): boolean {
  const { role } = state.turn;
  const player = playerAt(state, seat);
  const needs = followerNeeds(state, role);
  let symbols = followerSymbols(state, seat, role);
  for (let i = 0; i < player.hand.length && symbols < needs; i++) {
    symbols += symbolsOf(player, player.hand[i] as number, role);
  }
  if (symbols < needs) return hasLeaderOption(state, seat, role);
  const { followMustMatter, roleDefs } = state.rules;
  return (
    !followMustMatter ||
    (roleDefs[role] as RoleDef).matters(state, seat) ||
    hasLeaderOption(state, seat, role)
  );
}

/** Symbols that a follower of a role must bring. */
export function followerNeeds(state: GameState, role: number): number {
  return (state.rules.roleDefs[role] as RoleDef).followerNeeds;
}

/** Whether this follower may attack or settle now: through Bureaucracy (RULES BUR) or a rule option. */
export function hasLeaderOption(state: GameState, seat: number, role: number): boolean {
  const player = playerAt(state, seat);
  const bureaucracy = hasPower(player, 'bureaucracy');
  if (role === WARFARE) return bureaucracy && anyPlanet(player, canAttack);
  const settles = role === COLONIZE && (bureaucracy || state.rules.settleWhenFollowing);
  return settles && anyPlanet(player, canSettle);
}
