// What everybody can tell of cards that nobody else may read: what a hand is proved to hold, and what else lies in hand or deck.
import { insertSorted, removeOne } from '../state/sorted-list.ts';
import { sortAscending } from '../state/random.ts';
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
  const { hand, deck, known, counted } = player;
  const proven = known.slice();
  for (let i = 0; i < counted.length; i++) insertSorted(proven, counted[i] as number);
  const seen = proven.length;
  if (seen === hand.length) return proven;
  const places = deck.length;
  // Both are ascending, so that each kind is looked at once; what is added meanwhile comes behind.
  let at = 0;
  for (let i = 0; i < hand.length; ) {
    const kind = hand[i] as number;
    let held = 0;
    for (; hand[i] === kind; i++) held++;
    while (at < seen && (proven[at] as number) < kind) at++;
    for (; at < seen && proven[at] === kind; at++) held--;
    if (held <= 0) continue;
    const more = held + countOf(deck, kind) - places;
    for (let added = 0; added < more; added++) proven.push(kind);
  }
  if (proven.length > seen) sortAscending(proven);
  return proven;
}

function countOf(cards: readonly number[], kind: number): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === kind) count++;
  return count;
}
