// Whether a seat can follow a role and use the leader option, and the cards and influence that it
// gets for dissent.
import { COLONIZE, NONE, PRODUCE, RESEARCH, SURVEY, TRADE, WARFARE } from '../model/names.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { canAttackAny, mightAttackAny } from './attacks.ts';
import { canSettle } from './costs.ts';
import { anyPlanet, isFaceDown } from './empire-planets.ts';
import { canPurchaseWithShips } from './purchases.ts';
import { anyFree, anyFull } from './resource-slots.ts';
import { fightersLeft, openDecks } from './supply.ts';
import { followerSymbols, symbolsOf } from './symbols.ts';
import { tokenSymbols } from './token-symbols.ts';

/**
 * Whether a seat can follow: with enough symbols (one in the official game), a leader option (RULES
 * T8, T9) or ships for Research (RULES P2). If following must matter, the role must have an effect.
 */
export function canFollow(state: GameState, seat: number, role = state.turn.role): boolean {
  const player = playerAt(state, seat);
  const needs = followerNeeds(state, role);
  let symbols = followerSymbols(state, seat, role);
  for (let i = 0; i < player.hand.length && symbols < needs; i++) {
    symbols += symbolsOf(player, player.hand[i] as number, role);
  }
  if (symbols < needs && player.abilities.icons) symbols += tokenSymbols(player, role);
  if (symbols < needs) {
    return (
      hasLeaderOption(state, seat, role) ||
      (role === RESEARCH && state.rules.icons && canPurchaseWithShips(state, seat))
    );
  }
  return (
    !state.rules.followMustMatter ||
    roleMatters(state, seat, role) ||
    hasLeaderOption(state, seat, role)
  );
}

/** The number of symbols a follower of a role needs. */
export function followerNeeds(state: GameState, role: number): number {
  return state.rules.followerNeeds[role] as number;
}

/**
 * Whether the seat can attack or settle as if it led the role: it leads, or has Bureaucracy (RULES
 * BUR) or a rule option that allows it.
 */
export function mayUseLeaderOption(state: GameState, seat: number, role: number): boolean {
  return (
    seat === state.leader ||
    playerAt(state, seat).abilities.leaderOption ||
    (role === COLONIZE && state.rules.settleWhenFollowing)
  );
}

/** Whether this follower can attack or settle now. */
export function hasLeaderOption(state: GameState, seat: number, role: number): boolean {
  const player = playerAt(state, seat);
  if (role === WARFARE) return player.abilities.leaderOption && canAttackAny(state, seat);
  if (role !== COLONIZE) return false;
  const may = player.abilities.leaderOption || state.rules.settleWhenFollowing;
  return may && anyPlanet(player, canSettle);
}

/** Like `hasLeaderOption`, according to public information (RULES T11). */
export function mightHaveLeaderOption(state: GameState, seat: number, role: number): boolean {
  if (role !== WARFARE) return hasLeaderOption(state, seat, role);
  return playerAt(state, seat).abilities.leaderOption && mightAttackAny(state, seat);
}

/** Whether carrying out a role can have an effect. */
function roleMatters(state: GameState, seat: number, role: number): boolean {
  const player = playerAt(state, seat);
  switch (role) {
    case SURVEY:
      return state.planetDeck.length > 0;
    case WARFARE:
      return fightersLeft(state) > 0;
    case COLONIZE:
      return anyPlanet(player, isFaceDown);
    case PRODUCE:
      return anyFree(player);
    case TRADE:
      return anyFull(player) && state.supply > 0;
    case RESEARCH:
      return openDecks(state, seat).length > 0;
    default:
      return true;
  }
}

/** The role that the seat can follow instead of Produce or Trade (Freedom of Trade), or NONE. */
export function otherRole(state: GameState, seat: number, role = state.turn.role): number {
  if (!playerAt(state, seat).abilities.swapsMarket) return NONE;
  if (role === PRODUCE) return TRADE;
  return role === TRADE ? PRODUCE : NONE;
}

/** The number of cards a player draws for dissent (RULES T10, Dissension in 4.4). */
export function dissentDraws(player: Player): number {
  return 1 + player.abilities.dissentDraws;
}

/**
 * The influence a player receives for dissenting from this role: one for each Peace trigger if the
 * role is Warfare (RULES PL4).
 */
export function dissentInfluence(player: Player, role: number): number {
  return role === WARFARE ? player.abilities.peace : 0;
}
