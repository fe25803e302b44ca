// Free actions: possible in the player's turn while nothing is resolving (Streamlining,
// Hyperefficiency, RULES 4.3, 4.4; Defense Contract, Colony Ship, E7).
import { CARD_RESOURCE, printedSymbols } from '../../cards/catalog.ts';
import { listKinds } from '../../queries/hand-kinds.ts';
import { fightersOf, shipIcons } from '../../queries/ships.ts';
import { listHeld } from '../../queries/resource-slots.ts';
import { ANY_NUMBER } from '../../model/effect.ts';
import { ANY_RESOURCE, COLONIZE, FIGHTER, NONE } from '../../model/names.ts';
import { ADD_COLONY, BUY, REMOVE, SELL_CARD, SELL_FIGHTER, SELL_SLOT } from '../../model/option.ts';
import type { Player } from '../../state/player.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { resolveAsColony, removeFromHand, spendFromHand } from '../../mutations/hand.ts';
import { spendResource, trade, tradeType } from '../../mutations/resources.ts';
import { payShips } from '../../mutations/ships.ts';
import { gainInfluence } from '../../mutations/tokens.ts';
import { tuckThisStep } from '../effects/colony.ts';
import { begin } from './step.ts';

/** Appends a removal for each kind in hand from a kind on, if the seat can remove one now. */
export function listFreeRemovals(
  state: GameState,
  seat: number,
  from: number,
  out: number[],
): void {
  const player = playerAt(state, seat);
  const { freeRemovals } = player.abilities;
  if (freeRemovals > state.turn.removedFreely) listKinds(player.hand, from, REMOVE, out);
}

/** Appends the free actions of Defense Contract (selling) and Colony Ship (adding a colony). */
export function listFreeActions(state: GameState, seat: number, out: number[]): void {
  const player = playerAt(state, seat);
  const { sold, colonized } = state.turn.expansion;
  if (player.abilities.sells && !sold) listSales(player, out);
  if (player.abilities.addsColony && !colonized) {
    let last = NONE;
    for (const kind of player.hand) {
      if (kind !== last && printedSymbols(kind, COLONIZE) > 0) out.push(ADD_COLONY + kind);
      last = kind;
    }
  }
}

/**
 * Appends the sales that the Defense Contract allows: of a fighter, a resource, or a hand card for
 * its icon.
 */
function listSales(player: Player, out: number[]): void {
  if (fightersOf(player) > 0) out.push(SELL_FIGHTER);
  for (const kind of player.hand) {
    const sells = CARD_RESOURCE[kind] !== NONE || shipIcons(kind, FIGHTER) > 0;
    if (sells) out.push(SELL_CARD + kind);
  }
  listHeld(player, 0, SELL_SLOT, out);
}

/**
 * Whether an option is a free action. Valid for the steps that offer free actions, in which no
 * other options have these numbers.
 */
export function isFreeAction(option: number): boolean {
  return (option >= REMOVE && option < BUY) || option === SELL_FIGHTER || option >= SELL_CARD;
}

/**
 * Carries out a free action. A removal calls `removed` with the kind of the card: the step then
 * offers removals from this kind on only, so that several removals are in ascending order.
 */
export function freeAction(
  state: GameState,
  seat: number,
  option: number,
  removed: (kind: number) => void,
): void {
  const { turn } = state;
  if (option < BUY) {
    removed(option - REMOVE);
    removeFreely(state, seat, option - REMOVE);
  } else if (option >= ADD_COLONY) {
    turn.expansion = { ...turn.expansion, colonized: true };
    resolveAsColony(state, seat, option - ADD_COLONY);
    begin(state, tuckThisStep, seat, option - ADD_COLONY);
  } else {
    turn.expansion = { ...turn.expansion, sold: true };
    sell(state, seat, option);
  }
}

/** Removes a hand card. Streamlining is not used up if Hyperefficiency also allows the removal. */
function removeFreely(state: GameState, seat: number, kind: number): void {
  if (playerAt(state, seat).abilities.freeRemovals < ANY_NUMBER) state.turn.removedFreely++;
  removeFromHand(state, seat, kind);
}

/**
 * Sells a token, or a card for its icon, for one influence. A resource counts as traded only if the
 * interpretation says so and it has a type, which an icon of any resource has not (RULES E14-12).
 */
function sell(state: GameState, seat: number, option: number): void {
  const { contractTrades } = state.rules.interpretations;
  if (option === SELL_FIGHTER) payShips(state, seat, FIGHTER, 1);
  else if (option >= SELL_SLOT && contractTrades) {
    trade(state, seat, option - SELL_SLOT);
    return;
  } else if (option >= SELL_SLOT) spendResource(state, seat, option - SELL_SLOT);
  else {
    const kind = option - SELL_CARD;
    const isFighter = CARD_RESOURCE[kind] === NONE;
    spendFromHand(state, seat, kind, isFighter ? 'fighter' : 'resource');
    const type = CARD_RESOURCE[kind] as number;
    if (contractTrades && !isFighter && type !== ANY_RESOURCE) {
      tradeType(state, seat, type);
      return;
    }
  }
  gainInfluence(state, seat, 1, 'effect');
}
