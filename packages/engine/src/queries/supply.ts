// Queries about what is left: influence and fighters in the supply, role cards in stacks, cards to
// draw, face-down technologies.
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { faceUpOfType } from './costs.ts';

/** Used instead of Infinity, so that JavaScript engines keep the counts as integers. */
const UNLIMITED = 1_000_000;

/** Whether influence can still be gained. Only a supply with a hard limit can run out. */
export function mayGainInfluence(state: GameState): boolean {
  return influenceLeft(state) > 0;
}

/** Influence that can still be gained: the rest of the supply, or UNLIMITED. */
export function influenceLeft(state: GameState): number {
  return state.rules.influenceLimited ? state.supply : UNLIMITED;
}

/** Fighters that can still be gained: the rest of the supply, or UNLIMITED. */
export function fightersLeft(state: GameState): number {
  const limit = state.rules.fighterLimit;
  if (limit === undefined) return UNLIMITED;
  let left = limit;
  for (const player of state.players) left -= player.fighters;
  return left;
}

/** Whether any stack still has cards. */
export function anyStack(state: GameState): boolean {
  return state.rules.stackKinds.some((kind) => (state.stacks[kind] as number) > 0);
}

/** Whether the player can draw any card. */
export function canDraw(player: Player): boolean {
  return player.deck.length > 0 || player.discard.length > 0;
}

/**
 * Planet types whose technology deck has cards and of which the seat has a face-up planet
 * (prototype).
 */
export function openDecks(state: GameState, seat: number): number[] {
  const player = playerAt(state, seat);
  const open: number[] = [];
  for (let type = 0; type < state.technologyDecks.length; type++) {
    const deck = state.technologyDecks[type] as number[];
    if (deck.length > 0 && faceUpOfType(player, type) > 0) open.push(type);
  }
  return open;
}
