// Changes a player's cards: draws, plays, discards and removes them.
import { cardId, isToken, kindOfResource } from '../cards/catalog.ts';
import type { CardSource } from '../model/events.ts';
import { NONE, type Resource, type Ship } from '../model/names.ts';
import { insertSorted, removeOne, without } from '../state/sorted-list.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { shufflePile } from './shuffle.ts';

/** Draws n cards, or fewer if deck and discard pile run out. Reshuffles when needed (RULES T14). */
export function draw(state: GameState, seat: number, n: number): void {
  const player = playerAt(state, seat);
  const drawn: number[] | undefined = state.log === undefined ? undefined : [];
  let count = 0;
  for (; count < n; count++) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) break;
      if (drawn !== undefined && drawn.length > 0) logDraw(state, seat, drawn.splice(0));
      rebuildDeck(state, seat);
    }
    const card = player.deck.pop() as number;
    insertSorted(player.hand, card);
    if (drawn !== undefined) insertSorted(drawn, card);
  }
  if (count > 0) state.reveals++;
  if (drawn !== undefined && drawn.length > 0) logDraw(state, seat, drawn);
}

/** The cards are in ascending order, so the event does not reveal the order of drawing. */
function logDraw(state: GameState, seat: number, kinds: readonly number[]): void {
  state.log?.push({ type: 'draw', seat, count: kinds.length, cards: kinds.map(cardId) });
}

/** Removes a card from a hand and from the cards that all know. Throws if it is not there. */
export function takeFromHand(player: Player, kind: number): void {
  if (!removeOne(player.hand, kind)) throw new Error(`no ${cardId(kind)} in hand`);
  if (player.known.length > 0 && removeOne(player.known, kind)) return;
  if (player.counted.length > 0) player.counted = without(player.counted, kind);
}

/** Adds a card to a hand and records that everyone knows it. */
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

/** Removes a hand card from the game. A role card does not go back to its stack (RULES 3.7). */
export function removeFromHand(state: GameState, seat: number, kind: number): void {
  takeFromHand(playerAt(state, seat), kind);
  removeCard(state, seat, kind, 'hand');
}

/** Removes a card of the player's discard pile from the game. */
export function removeFromDiscard(state: GameState, seat: number, kind: number): void {
  removeOne(playerAt(state, seat).discard, kind);
  removeCard(state, seat, kind, 'discard');
}

/** Removes the card whose Action is being carried out from the game. */
export function removeResolving(state: GameState, seat: number): void {
  const kind = state.turn.resolving;
  state.turn.resolving = NONE;
  removeCard(state, seat, kind, 'resolving');
}

function removeCard(state: GameState, seat: number, kind: number, from: CardSource): void {
  state.removed.push(kind);
  state.log?.push({ type: 'remove', seat, card: cardId(kind), from });
}

/** Discards a hand card for an icon. `as` is what the icon counts as (RULES P3). */
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

/** Makes a hand card the resolving card, which is then tucked as a colony (Colony Ship). */
export function resolveAsColony(state: GameState, seat: number, kind: number): void {
  takeFromHand(playerAt(state, seat), kind);
  state.turn.resolving = kind;
  state.log?.push({ type: 'spend-card', seat, card: cardId(kind), as: 'colony' });
}

/** Moves a card of the deck to the top, without revealing the order of the others (RULES E8.2). */
export function reconDeck(state: GameState, seat: number, kind: number): void {
  const player = playerAt(state, seat);
  removeOne(player.deck, kind);
  if (state.rules.interpretations.reconShuffles) shufflePile(state, player.deck, seat);
  player.deck.push(kind);
  state.reveals++;
  state.log?.push({ type: 'recon', seat, deck: 'own', chosen: true });
}

/**
 * If the deck is empty, shuffles the discard pile into a new one. At this moment everyone can
 * deduce the whole hand, because all other cards are visible.
 */
export function rebuildDeck(state: GameState, seat: number): void {
  const player = playerAt(state, seat);
  if (player.deck.length > 0 || player.discard.length === 0) return;
  const empty = player.deck;
  player.deck = player.discard;
  player.discard = empty;
  const counted = [...player.hand];
  for (const kind of player.known) removeOne(counted, kind);
  player.counted = counted;
  shufflePile(state, player.deck, seat);
}

/**
 * Discards colonies, except resource tokens, which return to the supply (RULES R-COL6, E14-10). The
 * caller removes the colonies from their place.
 */
export function discardColonies(player: Player, colonies: readonly number[]): void {
  for (const kind of colonies) if (!isToken(kind)) player.discard.push(kind);
}

/** Returns resource tokens among the cards played to the supply, if they become no colonies. */
export function returnTokens(player: Player): void {
  if (player.abilities.resourceColonies) {
    player.play = player.play.filter((kind) => !isToken(kind));
  }
}

/** Adds a resource token to the cards played, after all cards, ascending (RULES E14-10). */
export function playToken(player: Player, resource: number): void {
  const kind = kindOfResource(resource);
  const next = player.play.findIndex((one) => one > kind && isToken(one));
  player.play.splice(next < 0 ? player.play.length : next, 0, kind);
}

/** Moves a hand card to the cards played. Writes no event. */
export function boostFromHand(state: GameState, seat: number, kind: number): void {
  const player = playerAt(state, seat);
  takeFromHand(player, kind);
  player.play.push(kind);
}
