// Answers that produce or trade one thing, for every step that offers them (RULES 3.4, 3.5).
import { PRODUCE_SLOT, TRADE_FIGHTER, TRADE_SLOT } from '../model/option.ts';
import { tradesFighters } from '../facts/slots.ts';
import type { Player } from '../state/player.ts';
import type { GameState } from '../state/state.ts';
import { produce, trade } from '../verbs/resources.ts';
import { tradeFighter } from '../verbs/tokens.ts';

export function listFighter(player: Player, out: number[]): void {
  if (tradesFighters(player)) out.push(TRADE_FIGHTER);
}

export function produceAt(state: GameState, seat: number, option: number): void {
  const place = option - PRODUCE_SLOT;
  produce(state, seat, seat, place >> 1, place & 1);
}

export function tradeAt(state: GameState, seat: number, option: number): void {
  if (option === TRADE_FIGHTER) {
    tradeFighter(state, seat);
    return;
  }
  const place = option - TRADE_SLOT;
  trade(state, seat, seat, place >> 1, place & 1);
}
