// Deduces from public information which cards must be in a hand, and which may be.
import { insertSorted, removeOne } from '../state/sorted-list.ts';
import { sortAscending } from '../state/random.ts';
import type { Player } from '../state/player.ts';

/** Returns the cards that are in the player's hand or deck, but opponents cannot know in which. */
export function unseenCards(player: Player): number[] {
  const cards = [...player.deck, ...player.hand];
  for (const kind of provenHand(player)) removeOne(cards, kind);
  return cards;
}

/**
 * Returns the cards that all players know to be in a hand, ascending. Besides `known` and `counted`
 * cards (state/player.ts), these are copies of a kind that the deck is too small to hold.
 */
export function provenHand(player: Player): number[] {
  const { hand, deck, known, counted } = player;
  const proven = known.slice();
  for (let i = 0; i < counted.length; i++) insertSorted(proven, counted[i] as number);
  const knownCount = proven.length;
  if (knownCount === hand.length) return proven;
  const deckSize = deck.length;
  // Each kind is visited once: `hand` and the first `knownCount` cards of `proven` are ascending.
  let at = 0;
  for (let i = 0; i < hand.length; ) {
    const kind = hand[i] as number;
    let held = 0;
    for (; hand[i] === kind; i++) held++;
    while (at < knownCount && (proven[at] as number) < kind) at++;
    for (; at < knownCount && proven[at] === kind; at++) held--;
    if (held <= 0) continue;
    const more = held + countOf(deck, kind) - deckSize;
    for (let added = 0; added < more; added++) proven.push(kind);
  }
  if (proven.length > knownCount) sortAscending(proven);
  return proven;
}

function countOf(cards: readonly number[], kind: number): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === kind) count++;
  return count;
}
