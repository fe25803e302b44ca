// What is left to take: influence, fighters, role cards, cards to draw, technologies to draw blind.
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { faceUpOfType } from './costs.ts';

/** A whole number, so that counts stay whole numbers for the engine that runs this. */
const UNLIMITED = 1_000_000;

/** Whether influence can still be gained: where the supply is a hard limit, it must not be empty. */
export function mayGainInfluence(state: GameState): boolean {
  return influenceLeft(state) > 0;
}

/** Influence that can still be gained: what is left of the supply, or more than anybody will want where there is no limit. */
export function influenceLeft(state: GameState): number {
  return state.rules.influenceLimited ? state.supply : UNLIMITED;
}

/** Fighters that can still be gained: what is left of the supply, or more than anybody will want where there is no limit. */
export function fightersLeft(state: GameState): number {
  const limit = state.rules.fighterLimit;
  if (limit === undefined) return UNLIMITED;
  let left = limit;
  for (const player of state.players) left -= player.fighters;
  return left;
}

/** Whether any stack of the game still has cards. */
export function anyStack(state: GameState): boolean {
  return state.rules.stackKinds.some((kind) => (state.stacks[kind] as number) > 0);
}

/** Whether anything can be drawn at all. */
export function canDraw(player: Player): boolean {
  return player.deck.length > 0 || player.discard.length > 0;
}

/** Planet types whose technology deck still has cards and of which the seat has a planet face up (prototype). */
export function openDecks(state: GameState, seat: number): number[] {
  const player = playerAt(state, seat);
  const open: number[] = [];
  for (let type = 0; type < state.technologyDecks.length; type++) {
    const deck = state.technologyDecks[type] as number[];
    if (deck.length > 0 && faceUpOfType(player, type) > 0) open.push(type);
  }
  return open;
}
