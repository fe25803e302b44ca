// Options to produce or trade, for all steps that offer them (RULES 3.4, 3.5, P3).
import {
  producedResource,
  producedSlot,
  tradedSlot,
  tradesFighters,
} from '../queries/resource-slots.ts';
import { nameAt, RESOURCES } from '../model/names.ts';
import {
  KINDS,
  LAYER,
  PRODUCE_SECOND,
  TRADE_CARD,
  TRADE_FIGHTER,
  TRADE_SLOT,
} from '../model/option.ts';
import type { Player } from '../state/player.ts';
import type { GameState } from '../state/state.ts';
import { spendFromHand } from '../mutations/hand.ts';
import { produce, trade, tradeType } from '../mutations/resources.ts';
import { gainInfluence, tradeFighter } from '../mutations/tokens.ts';

/** Appends the option to trade a fighter if the player can. */
export function listFighter(player: Player, out: number[]): void {
  if (tradesFighters(player)) out.push(TRADE_FIGHTER);
}

/** Returns whether an option produces. For steps that offer only producing and trading. */
export function isProduceOption(option: number): boolean {
  return option >= PRODUCE_SECOND
    ? option < PRODUCE_SECOND + LAYER || option >= PRODUCE_SECOND + 2 * LAYER
    : option !== TRADE_FIGHTER && option < TRADE_SLOT;
}

export function produceAt(state: GameState, seat: number, option: number): void {
  produce(state, seat, producedSlot(option), producedResource(option));
}

export function tradeAt(state: GameState, seat: number, option: number): void {
  if (option === TRADE_FIGHTER) tradeFighter(state, seat);
  else if (option >= TRADE_CARD && option < TRADE_CARD + KINDS * (RESOURCES.length + 1)) {
    tradeCard(state, seat, option - TRADE_CARD);
  } else trade(state, seat, tradedSlot(option));
}

/** `code` is the argument of TRADE_CARD. */
function tradeCard(state: GameState, seat: number, code: number): void {
  const kind = code % KINDS;
  const token = Math.floor(code / KINDS);
  const isFighter = token === RESOURCES.length;
  spendFromHand(state, seat, kind, isFighter ? 'fighter' : nameAt(RESOURCES, token));
  if (isFighter) gainInfluence(state, seat, 1, 'trade');
  else tradeType(state, seat, token);
}
