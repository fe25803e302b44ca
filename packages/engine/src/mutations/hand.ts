// Cards of a player: drawing, spending, discarding, removing.
import { cardId, isToken, tokenOf } from '../cards/catalog.ts';
import type { CardSource } from '../model/events.ts';
import { NONE, type Resource, type Ship } from '../model/names.ts';
import { insertSorted, removeOne, without } from '../state/sorted-list.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { shufflePile } from './shuffle.ts';

/** Draws up to n cards into hand; the discard pile is shuffled when a card is due and the deck is empty (RULES T14). */
export function draw(state: GameState, seat: number, n: number): void {
  const player = playerAt(state, seat);
  const drawn: number[] | undefined = state.log === undefined ? undefined : [];
  let count = 0;
  for (; count < n; count++) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) break;
      if (drawn !== undefined && drawn.length > 0) logDraw(state, seat, drawn.splice(0));
      const empty = player.deck;
      player.deck = player.discard;
      player.discard = empty;
      player.counted = unseenPart(player);
      shufflePile(state, player.deck, seat);
    }
    const card = player.deck.pop() as number;
    insertSorted(player.hand, card);
    if (drawn !== undefined) insertSorted(drawn, card);
  }
  if (count > 0) state.reveals++;
  if (drawn !== undefined && drawn.length > 0) logDraw(state, seat, drawn);
}

/** The hand without what everyone saw being taken: with an empty deck it is all that is left of the cards that can be counted. */
function unseenPart(player: Player): readonly number[] {
  const rest = [...player.hand];
  for (const kind of player.known) removeOne(rest, kind);
  return rest;
}

/** In ascending order, like the hand: the order of drawing tells nothing more. */
function logDraw(state: GameState, seat: number, kinds: readonly number[]): void {
  state.log?.push({ type: 'draw', seat, count: kinds.length, cards: kinds.map(cardId) });
}

/** Takes a card out of a hand, for every verb that spends hand cards. */
export function takeFromHand(player: Player, kind: number): void {
  if (!removeOne(player.hand, kind)) throw new Error(`no ${cardId(kind)} in hand`);
  if (player.known.length > 0 && removeOne(player.known, kind)) return;
  if (player.counted.length > 0) player.counted = without(player.counted, kind);
}

/** Puts a card openly into a hand: everyone knows it is there. */
export function gainToHand(player: Player, kind: number): void {
  insertSorted(player.hand, kind);
  insertSorted(player.known, kind);
}

export function discardFromHand(state: GameState, seat: number, kind: number): void {
  const player = playerAt(state, seat);
  takeFromHand(player, kind);
  player.discard.push(kind);
  state.log?.push({ type: 'discard', seat, card: cardId(kind) });
}

/** Removes a hand card from the game: into the box, never back to a stack (RULES 3.7). */
export function removeFromHand(state: GameState, seat: number, kind: number): void {
  takeFromHand(playerAt(state, seat), kind);
  removeCard(state, seat, kind, 'hand');
}

/** Removes a card of the own discard pile from the game. */
export function removeFromDiscard(state: GameState, seat: number, kind: number): void {
  removeOne(playerAt(state, seat).discard, kind);
  removeCard(state, seat, kind, 'discard');
}

/** The card whose Action is being carried out leaves the game. */
export function removeResolving(state: GameState, seat: number): void {
  const kind = state.turn.resolving;
  state.turn.resolving = NONE;
  removeCard(state, seat, kind, 'resolving');
}

function removeCard(state: GameState, seat: number, kind: number, from: CardSource): void {
  state.removed.push(kind);
  state.log?.push({ type: 'remove', seat, card: cardId(kind), from });
}

/** Discards a hand card, at once, for what its icon stands for (RULES P3). */
export function spendFromHand(
  state: GameState,
  seat: number,
  kind: number,
  as: Ship | Resource | 'resource',
): void {
  const player = playerAt(state, seat);
  takeFromHand(player, kind);
  player.discard.push(kind);
  state.log?.push({ type: 'spend-card', seat, card: cardId(kind), as });
}

/** A hand card is about to be put somewhere as a colony, which is no Action (Colony Ship). */
export function layOutColony(state: GameState, seat: number, kind: number): void {
  takeFromHand(playerAt(state, seat), kind);
  state.turn.resolving = kind;
  state.log?.push({ type: 'spend-card', seat, card: cardId(kind), as: 'colony' });
}

/** Puts a card of the own deck on top; the order of the others is nobody's to know (RULES E8.2). */
export function reconDeck(state: GameState, seat: number, kind: number): void {
  const player = playerAt(state, seat);
  removeOne(player.deck, kind);
  if (state.rules.interpretations.reconShuffles) shufflePile(state, player.deck, seat);
  player.deck.push(kind);
  state.reveals++;
  state.log?.push({ type: 'recon', seat, deck: 'own', chosen: true });
}

/** Makes the discard pile the deck where that is empty, before it is looked through. */
export function rebuildDeck(state: GameState, seat: number): void {
  const player = playerAt(state, seat);
  if (player.deck.length > 0 || player.discard.length === 0) return;
  const empty = player.deck;
  player.deck = player.discard;
  player.discard = empty;
  player.counted = unseenPart(player);
  shufflePile(state, player.deck, seat);
}

/** Colonies go to their owner's discard pile; resources among them to the supply (RULES R-COL6, E14-10). */
export function discardColonies(player: Player, colonies: readonly number[]): void {
  for (const kind of colonies) if (!isToken(kind)) player.discard.push(kind);
}

/** Resources that were to become colonies and found no place go to the supply. */
export function returnTokens(player: Player): void {
  if (player.abilities.resourceColonies) {
    player.play = player.play.filter((kind) => !isToken(kind));
  }
}

/** A resource is played like a card, behind the cards and in the order of its kind, to become a colony (RULES E14-10). */
export function playToken(player: Player, resource: number): void {
  const kind = tokenOf(resource);
  const behind = player.play.findIndex((one) => one > kind && isToken(one));
  player.play.splice(behind < 0 ? player.play.length : behind, 0, kind);
}

/** Spends a hand card for its symbols. */
export function boostFromHand(state: GameState, seat: number, kind: number): void {
  const player = playerAt(state, seat);
  takeFromHand(player, kind);
  player.play.push(kind);
}
