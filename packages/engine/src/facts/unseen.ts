// What everybody can tell of cards that nobody else may read: what a hand is proved to hold, and what else lies in hand or deck.
import { insertSorted, removeOne } from '../state/lists.ts';
import type { Player } from '../state/player.ts';

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
