// Producing and trading (RULES 3.4, 3.5), slot by slot in ascending order, and naming a resource for Specialization.
import { nameAt, RESOURCES } from '../../model/names.ts';
import {
  DONE,
  NAME_RESOURCE,
  PRODUCE_SLOT,
  TRADE_FIGHTER,
  TRADE_SLOT,
} from '../../model/option.ts';
import {
  anySlot,
  canTrade,
  influenceLeft,
  listSlots,
  mayGainInfluence,
  tradesFighters,
} from '../../facts/pieces.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { gainInfluence, produce, trade, tradeFighter } from '../../verbs/verbs.ts';
import { pop, type Step } from './step.ts';

/** `count` resources may still be produced, `at` is the first slot that may still be filled. */
export const produceStep: Step = {
  run(state, frame) {
    const over = frame.count === 0 || !anySlot(playerAt(state, frame.seat), false, frame.at);
    return over && pop(state);
  },

  options(state, frame, out) {
    out.push(DONE);
    listSlots(playerAt(state, frame.seat), false, PRODUCE_SLOT, frame.at, out);
  },

  question(state, frame) {
    const open: number[] = [];
    listSlots(playerAt(state, frame.seat), false, PRODUCE_SLOT, frame.at, open);
    const most = Math.min(open.length, frame.count);
    return { step: 'produce', several: true, most, resourcesLeft: frame.count };
  },

  choose(state, frame, option) {
    if (option === DONE) {
      pop(state);
      return;
    }
    frame.count--;
    frame.at = option - PRODUCE_SLOT + 1;
    produceAt(state, frame.seat, option);
  },
};

/** `count` trades are left, `at` is the first slot that may still be emptied; fighters come before resources. */
export const tradeStep: Step = {
  run(state, frame) {
    if (frame.count === 0) return pop(state);
    if (!mayGainInfluence(state)) return pop(state);
    const player = playerAt(state, frame.seat);
    const more = frame.at === 0 ? canTrade(player) : anySlot(player, true, frame.at);
    return !more && pop(state);
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    out.push(DONE);
    if (frame.at === 0) listFighter(state, frame.seat, out);
    listSlots(player, true, TRADE_SLOT, frame.at, out);
  },

  question(state, frame) {
    const player = playerAt(state, frame.seat);
    const full: number[] = [];
    listSlots(player, true, TRADE_SLOT, frame.at, full);
    const fighters = frame.at === 0 && tradesFighters(player) ? player.fighters : 0;
    const most = Math.min(full.length + fighters, frame.count, influenceLeft(state));
    return { step: 'trade', several: true, most, tradesLeft: frame.count };
  },

  choose(state, frame, option) {
    if (option === DONE) {
      pop(state);
      return;
    }
    frame.count--;
    if (option !== TRADE_FIGHTER) frame.at = option - TRADE_SLOT + 1;
    tradeAt(state, frame.seat, option);
  },
};

/** The Produce/Trade card as an Action: one resource produced, or one traded (RULES 3.6). */
export const produceOrTradeStep: Step = {
  run: () => false,

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    listFighter(state, frame.seat, out);
    listSlots(player, false, PRODUCE_SLOT, 0, out);
    listSlots(player, true, TRADE_SLOT, 0, out);
  },

  question: () => ({ step: 'produce-or-trade', several: false }),

  choose(state, frame, option) {
    pop(state);
    if (option >= PRODUCE_SLOT && option < TRADE_SLOT) produceAt(state, frame.seat, option);
    else tradeAt(state, frame.seat, option);
  },
};

function listFighter(state: GameState, seat: number, out: number[]): void {
  if (tradesFighters(playerAt(state, seat))) out.push(TRADE_FIGHTER);
}

function produceAt(state: GameState, seat: number, option: number): void {
  const place = option - PRODUCE_SLOT;
  produce(state, seat, place >> 1, place & 1);
}

function tradeAt(state: GameState, seat: number, option: number): void {
  if (option === TRADE_FIGHTER) {
    tradeFighter(state, seat);
    return;
  }
  const place = option - TRADE_SLOT;
  trade(state, seat, place >> 1, place & 1);
}

/** Specialization names a type; what was traded of it earlier in the turn counts too (RULES TURN). */
export const nameResourceStep: Step = {
  run: () => false,

  options(_state, _frame, out) {
    for (let type = 0; type < RESOURCES.length; type++) out.push(NAME_RESOURCE + type);
  },

  question: () => ({ step: 'name-resource', several: false }),

  choose(state, frame, option) {
    pop(state);
    const type = option - NAME_RESOURCE;
    const { turn } = state;
    turn.specialized[type] = (turn.specialized[type] as number) + 1;
    state.log?.push({
      type: 'name-resource',
      seat: frame.seat,
      resource: nameAt(RESOURCES, type),
    });
    gainInfluence(state, frame.seat, turn.traded[type] as number, 'specialization');
  },
};
