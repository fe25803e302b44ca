// What is left: influence and fighters in the supply, cards in stacks and decks.
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { faceUpOfType } from './costs.ts';

/** Instead of Infinity, so that JavaScript engines store the counts as integers. */
const UNLIMITED = 1_000_000;

/** Returns whether players can still gain influence. */
export function mayGainInfluence(state: GameState): boolean {
  return influenceLeft(state) > 0;
}

/** Returns the influence that players can still gain, or UNLIMITED. */
export function influenceLeft(state: GameState): number {
  return state.rules.influenceLimited ? state.supply : UNLIMITED;
}

/** Returns the fighters that players can still gain, or UNLIMITED. */
export function fightersLeft(state: GameState): number {
  const limit = state.rules.fighterLimit;
  if (limit === undefined) return UNLIMITED;
  let left = limit;
  for (const player of state.players) left -= player.fighters;
  return left;
}

/** Returns whether any stack still has cards. */
export function anyStack(state: GameState): boolean {
  return state.rules.stackKinds.some((kind) => (state.stacks[kind] as number) > 0);
}

/** Returns whether the player can draw a card, if necessary by shuffling the discard pile. */
export function canDraw(player: Player): boolean {
  return player.deck.length > 0 || player.discard.length > 0;
}

/** Returns the types of non-empty technology decks of which the seat has a face-up planet. */
export function openDecks(state: GameState, seat: number): number[] {
  const player = playerAt(state, seat);
  const open: number[] = [];
  for (let type = 0; type < state.technologyDecks.length; type++) {
    const deck = state.technologyDecks[type] as number[];
    if (deck.length > 0 && faceUpOfType(player, type) > 0) open.push(type);
  }
  return open;
}
