// Whether a seat can follow a role and attack or settle in it, and what it gains for dissent.
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
 * Returns whether a seat can follow: with enough symbols, by attacking or settling (RULES T8, T9),
 * or with ships in Research (RULES P2). With `followMustMatter`, symbols suffice only if the role
 * has an effect.
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

/** Returns the number of symbols a follower of a role needs. */
export function followerNeeds(state: GameState, role: number): number {
  return state.rules.followerNeeds[role] as number;
}

/**
 * Returns whether the seat may attack in Warfare or settle in Colonize: as the leader, with
 * Bureaucracy (RULES BUR), or by a rule option. Ignores whether there is such a planet.
 */
export function mayUseLeaderOption(state: GameState, seat: number, role: number): boolean {
  return (
    seat === state.leader ||
    playerAt(state, seat).abilities.leaderOption ||
    (role === COLONIZE && state.rules.settleWhenFollowing)
  );
}

/** Returns whether this follower may attack or settle, and has a planet for it. */
export function hasLeaderOption(state: GameState, seat: number, role: number): boolean {
  const player = playerAt(state, seat);
  if (role === WARFARE) return player.abilities.leaderOption && canAttackAny(state, seat);
  if (role !== COLONIZE) return false;
  const may = player.abilities.leaderOption || state.rules.settleWhenFollowing;
  return may && anyPlanet(player, canSettle);
}

/** Like `hasLeaderOption`, as if the deck were in hand, too (RULES T11). */
export function mightHaveLeaderOption(state: GameState, seat: number, role: number): boolean {
  if (role !== WARFARE) return hasLeaderOption(state, seat, role);
  return playerAt(state, seat).abilities.leaderOption && mightAttackAny(state, seat);
}

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

/** Returns the role that Freedom of Trade lets the seat follow instead, or NONE. */
export function otherRole(state: GameState, seat: number, role = state.turn.role): number {
  if (!playerAt(state, seat).abilities.swapsMarket) return NONE;
  if (role === PRODUCE) return TRADE;
  return role === TRADE ? PRODUCE : NONE;
}

/** Returns the number of cards a player draws for dissent (RULES T10, Dissension in 4.4). */
export function dissentDraws(player: Player): number {
  return 1 + player.abilities.dissentDraws;
}

/** Returns the influence for dissenting: one per Peace ability in Warfare, else 0 (RULES PL4). */
export function dissentInfluence(player: Player, role: number): number {
  return role === WARFARE ? player.abilities.peace : 0;
}
