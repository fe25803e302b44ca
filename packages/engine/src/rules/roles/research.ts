// Research (RULES 3.7): takes a technology. Escalation adds ships, the fleet upgrade and a second
// purchase (E4).
import { CARD_COST, CARD_PERMANENT, CARD_SHIP, CARD_SHIPS } from '../../cards/catalog.ts';
import { IMPROVED_FLEET, UPGRADE_COST } from '../../cards/escalation/fleet.ts';
import { dissentDraws } from '../../queries/following.ts';
import { planetTypes } from '../../queries/planet-prerequisites.ts';
import {
  canBuy,
  canPurchase,
  listPurchasesWithShips,
  mayUpgrade,
  mightPurchaseWithShips,
} from '../../queries/purchases.ts';
import { canPayShips } from '../../queries/ships.ts';
import { FIGHTER, NONE } from '../../model/names.ts';
import { BUY, BUY_WITH_SHIPS, DONE, UPGRADE, UPGRADE_WITH_SHIPS } from '../../model/option.ts';
import type { Frame } from '../../state/frame.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { draw } from '../../mutations/hand.ts';
import { turnFleet } from '../../mutations/ships.ts';
import { buy } from '../../mutations/technologies.ts';
import { pay } from '../payment.ts';
import { begin, neverAsks, pop, type Step, step } from '../steps/step.ts';
import { entersPlay } from '../triggers.ts';
import { behavior } from './behavior.ts';

/** `count` symbols are left, `at` purchases are made, `card` is the first technology or NONE. */
const buyStep: Step<'buy-technology'> = step('buy-technology', {
  run(state, frame) {
    const { seat, count, card } = frame;
    const open = canPurchase(state, seat, count, card) || mightPurchaseWithShips(state, seat, card);
    if (!open) takeNothing(state, frame);
    return !open && pop(state);
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    const types = planetTypes(player);
    out.push(DONE);
    for (const kind of state.technologies) {
      if (canBuy(types, kind, frame.count, frame.card)) out.push(BUY + kind);
    }
    if (!state.rules.icons) return;
    if (mayUpgrade(player)) {
      if (frame.count >= UPGRADE_COST) out.push(UPGRADE);
      if (canPayShips(player, FIGHTER, UPGRADE_COST)) out.push(UPGRADE_WITH_SHIPS);
    }
    listPurchasesWithShips(state, frame.seat, frame.card, BUY_WITH_SHIPS, out);
  },

  question: (_state, frame) => ({
    step: 'buy-technology',
    several: false,
    symbols: frame.count,
  }),

  choose(state, frame, option) {
    pop(state);
    if (option === DONE) {
      takeNothing(state, frame);
      return;
    }
    const { seat, count, card, at } = frame;
    if (option === UPGRADE_WITH_SHIPS) {
      begin(state, upgradeStep, seat, card, count, at);
      pay(state, seat, FIGHTER, UPGRADE_COST);
    } else if (option === UPGRADE) upgrade(state, frame, count - UPGRADE_COST);
    else if (option < BUY_WITH_SHIPS) {
      const kind = option - BUY;
      takeTechnology(state, frame, kind, count - (CARD_COST[kind] as number));
    } else {
      const kind = option - BUY_WITH_SHIPS;
      begin(state, purchaseStep, seat, card, count, at + PURCHASE_BASE * kind);
      pay(state, seat, CARD_SHIP[kind] as number, CARD_SHIPS[kind] as number);
    }
  },
});

/** By interpretation, a follower without symbols who takes nothing draws cards (RULES E14-19). */
function takeNothing(state: GameState, { seat, count }: Frame): void {
  if (!state.rules.interpretations.takingNothingDraws || count > 0 || seat === state.leader) return;
  draw(state, seat, dissentDraws(playerAt(state, seat)));
}

/** `purchaseStep` encodes purchases made (0 or 1) + PURCHASE_BASE * technology in `at`. */
const PURCHASE_BASE = 2;

/** Takes a technology after the payment in ships. */
const purchaseStep = neverAsks('purchase', (state, frame) => {
  pop(state);
  const kind = Math.floor(frame.at / PURCHASE_BASE);
  frame.at %= PURCHASE_BASE;
  takeTechnology(state, frame, kind, frame.count);
  return true;
});

/** Improves the fleet after the payment in ships. */
const upgradeStep = neverAsks('upgrade', (state, frame) => {
  pop(state);
  upgrade(state, frame, frame.count);
  return true;
});

/** Takes a technology that has been paid. */
function takeTechnology(state: GameState, frame: Frame, kind: number, symbolsLeft: number): void {
  const before = moreBuys(state, frame.seat);
  buy(state, frame.seat, kind);
  // By default, a Scientific Method just taken already counts (RULES E14-6).
  const { methodAtOnce } = state.rules.interpretations;
  const more = methodAtOnce ? moreBuys(state, frame.seat) : before;
  askForMore(state, frame, kind, symbolsLeft, more);
  if (CARD_PERMANENT[kind] === true) entersPlay(state, frame.seat, kind);
}

function upgrade(state: GameState, frame: Frame, symbolsLeft: number): void {
  turnFleet(state, frame.seat, IMPROVED_FLEET, true);
  askForMore(state, frame, NONE, symbolsLeft, moreBuys(state, frame.seat));
}

function moreBuys(state: GameState, seat: number): number {
  return playerAt(state, seat).abilities.moreBuys;
}

/** Asks the leader for a second purchase if Scientific Method allows it (RULES E7). */
function askForMore(
  state: GameState,
  { seat, at }: Frame,
  kind: number,
  symbols: number,
  more: number,
): void {
  if (seat !== state.leader || at >= more) return;
  begin(state, buyStep, seat, kind, symbols, at + 1);
}

export const research = behavior('buy', {
  resolve: (state, seat, symbols) => begin(state, buyStep, seat, NONE, symbols),
  steps: [buyStep, purchaseStep, upgradeStep],
});
