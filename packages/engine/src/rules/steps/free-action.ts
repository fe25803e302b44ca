// Free actions, offered by the action, role and discard steps (RULES 4.3, 4.4, E7).
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

/** Appends the removals that are possible as free actions. Skips kinds before `from`. */
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

/** Appends the free actions of Defense Contract (sell) and Colony Ship (add a colony). */
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

function listSales(player: Player, out: number[]): void {
  if (fightersOf(player) > 0) out.push(SELL_FIGHTER);
  for (const kind of player.hand) {
    const sells = CARD_RESOURCE[kind] !== NONE || shipIcons(kind, FIGHTER) > 0;
    if (sells) out.push(SELL_CARD + kind);
  }
  listHeld(player, 0, SELL_SLOT, out);
}

/** Returns whether an option is a free action, in a step that offers free actions. */
export function isFreeAction(option: number): boolean {
  return (option >= REMOVE && option < BUY) || option === SELL_FIGHTER || option >= SELL_CARD;
}

/**
 * Carries out a free action. A removal calls `removed` with the kind, which the step stores, so
 * that later removals are in ascending order.
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

/** Streamlining is not used up if Hyperefficiency allows unlimited removals. */
function removeFreely(state: GameState, seat: number, kind: number): void {
  if (playerAt(state, seat).abilities.freeRemovals < ANY_NUMBER) state.turn.removedFreely++;
  removeFromHand(state, seat, kind);
}

/**
 * One interpretation makes the sale of a resource a trade, but not that of an icon of any resource
 * (RULES E14-12).
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
