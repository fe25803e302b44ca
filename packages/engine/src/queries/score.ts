// Points, tiebreaker and winners (RULES 5).
import { checkSeat } from '../model/argument-error.ts';
import { CARD_INFLUENCE, cardId, PLANET_INFLUENCE, planetAt } from '../cards/catalog.ts';
import { BATTLECRUISER, DESTROYER, NONE } from '../model/names.ts';
import { fightersOf, shipsOf } from './ships.ts';
import { resourceCount } from './resource-slots.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';

/** The points of a seat by source. All of them are public. */
export interface Score {
  readonly seat: number;
  readonly total: number;
  /** Points for influence tokens. */
  readonly tokens: number;
  /** Points for face-up planets. */
  readonly planets: number;
  /** Points for technologies in any zone, including deck and discard pile. */
  readonly technologies: number;
  /** Points for a battlecruiser token. Absent if the seat has none. */
  readonly ships?: number;
  readonly planetList: readonly { readonly planet: string; readonly influence: number }[];
  /** Only technologies worth points. */
  readonly technologyList: readonly { readonly card: string; readonly influence: number }[];
  /** See `tieBreakOf`. */
  readonly tieBreak: number;
}

/** Calls `visit` with the kind of every card that a player owns, wherever it is (RULES 5). */
export function forEachOwnedCard(
  state: GameState,
  seat: number,
  visit: (kind: number) => void,
): void {
  const player = playerAt(state, seat);
  visitAll(player.hand, visit);
  visitAll(player.deck, visit);
  visitAll(player.discard, visit);
  visitAll(player.play, visit);
  visitAll(player.permanents, visit);
  visitAll(player.expansion.spent, visit);
  visitAll(player.expansion.colonies, visit);
  for (const planet of player.planets) visitAll(planet.colonies, visit);
  if (seat !== state.leader) return;
  if (state.turn.resolving !== NONE) visit(state.turn.resolving);
  if (state.turn.acted !== NONE) visit(state.turn.acted);
}

function visitAll(kinds: readonly number[], visit: (kind: number) => void): void {
  for (let i = 0; i < kinds.length; i++) visit(kinds[i] as number);
}

/** Returns the current points of a seat, as in `scoreOf`. */
export function pointsOf(state: GameState, seat: number): number {
  const player = playerAt(state, seat);
  let points = player.influence + shipPoints(player);
  for (const planet of player.planets) {
    if (planet.up) points += PLANET_INFLUENCE[planet.id] as number;
  }
  forEachOwnedCard(state, seat, (kind) => {
    points += CARD_INFLUENCE[kind] as number;
  });
  return points;
}

/** Points for a battlecruiser token (RULES E10). */
export const BATTLECRUISER_POINTS = 2;

function shipPoints(player: Player): number {
  return player.expansion.battlecruisers * BATTLECRUISER_POINTS;
}

/**
 * Returns the number of fighters and resources, with one interpretation also of larger ships (RULES
 * 5, E14-13). Fighters that block a planet do not count.
 */
export function tieBreakOf({ rules }: GameState, player: Player): number {
  const tokens = fightersOf(player) + resourceCount(player);
  if (!rules.interpretations.allShipsBreakTies) return tokens;
  return tokens + shipsOf(player, DESTROYER) + shipsOf(player, BATTLECRUISER);
}

/** Returns the points of a seat by source. Throws an ArgumentError if the seat does not exist. */
export function scoreOf(state: GameState, seat: number): Score {
  checkSeat(state.players.length, seat);
  const player = playerAt(state, seat);
  const planetList = player.planets
    .filter((planet) => planet.up)
    .map(({ id }) => ({ planet: planetAt(id).id, influence: planetAt(id).influence }));
  const kinds: number[] = [];
  forEachOwnedCard(state, seat, (kind) => {
    if ((CARD_INFLUENCE[kind] as number) > 0) kinds.push(kind);
  });
  const technologyList = kinds
    .sort((a, b) => a - b)
    .map((kind) => ({ card: cardId(kind), influence: CARD_INFLUENCE[kind] as number }));
  const planets = sum(planetList);
  const technologies = sum(technologyList);
  const ships = shipPoints(player);
  return {
    seat,
    total: player.influence + planets + technologies + ships,
    tokens: player.influence,
    planets,
    technologies,
    ...(ships > 0 ? { ships } : {}),
    planetList,
    technologyList,
    tieBreak: tieBreakOf(state, player),
  };
}

function sum(list: readonly { readonly influence: number }[]): number {
  return list.reduce((total, one) => total + one.influence, 0);
}

/** Returns the winners if the game ended now; several if points and tokens are equal. */
export function winnersOf(state: GameState): number[] {
  let best: number[] = [];
  let bestPoints = NONE;
  let bestTie = NONE;
  for (let seat = 0; seat < state.players.length; seat++) {
    const points = pointsOf(state, seat);
    const tie = tieBreakOf(state, playerAt(state, seat));
    if (points > bestPoints || (points === bestPoints && tie > bestTie)) {
      best = [seat];
      bestPoints = points;
      bestTie = tie;
    } else if (points === bestPoints && tie === bestTie) best.push(seat);
  }
  return best;
}
