// The one table of what is hidden from whom (RULES 6): views, events, seats' positions and worlds dealt anew all read it.
import { insertSorted, removeOne } from '../state/lists.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import type { GameState } from '../state/state.ts';

/** A hand is read by its owner only. */
export function mayReadHand(viewer: number, owner: number): boolean {
  return viewer === owner;
}

/** The front of a planet: of a face-up one everybody's, of a face-down one its owner's, unless fronts are hidden from all. */
export function mayReadFront(
  state: GameState,
  viewer: number,
  owner: number,
  planet: Planet,
): boolean {
  return planet.up || (viewer === owner && !state.rules.frontsHidden);
}

/** Planets and technologies that are looked at are shown to the seat that decides. */
export function isLooking(state: GameState, viewer: number): boolean {
  return state.frames.at(-1)?.seat === viewer;
}

/** The fronts of planets that are looked at. */
export function mayReadLookedAt(state: GameState, viewer: number): boolean {
  return isLooking(state, viewer) && !state.rules.frontsHidden;
}

/** Of the planet deck everybody sees the uppermost back, unless fronts are hidden: then a tile is covered until somebody looks. */
export function isTopBackSeen(state: GameState): boolean {
  return !state.rules.frontsHidden && state.planetDeck.length > 0;
}

/** The cards of a player that lie where nobody else can read them: the deck, and the hand without what is proved to be in it. */
export function unseenCards(player: Player): number[] {
  const cards = [...player.deck, ...player.hand];
  for (const kind of provenHand(player)) removeOne(cards, kind);
  return cards;
}

/**
 * What everyone can prove that a hand holds, ascending: cards seen being taken, cards counted when the discard pile became the deck,
 * and, of a kind of which more are unseen than the deck has places, the rest.
 */
export function provenHand(player: Player): number[] {
  const proven: number[] = [];
  for (const kind of player.known) insertSorted(proven, kind);
  for (const kind of player.counted) insertSorted(proven, kind);
  const unproven = [...player.hand];
  for (const kind of proven) removeOne(unproven, kind);
  const places = player.deck.length;
  for (const kind of new Set(unproven)) {
    const held = countOf(unproven, kind);
    const more = Math.max(0, held + countOf(player.deck, kind) - places);
    for (let i = 0; i < more; i++) insertSorted(proven, kind);
  }
  return proven;
}

function countOf(cards: readonly number[], kind: number): number {
  let count = 0;
  for (const card of cards) if (card === kind) count++;
  return count;
}
