// Research (RULES 3.7): takes at most one technology that symbols and planets allow. Escalation
// adds ships, the fleet and Scientific Method (E4).
import { CARD_COST, CARD_PERMANENT, CARD_SHIP, CARD_SHIPS } from '../../cards/catalog.ts';
import { IMPROVED_FLEET, UPGRADE_COST } from '../../cards/escalation/fleet.ts';
import { canBuy } from '../../queries/costs.ts';
import { dissentDraws } from '../../queries/following.ts';
import { planetTypes } from '../../queries/prerequisites.ts';
import {
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

/**
 * `count` is the number of Research symbols, `at` the number of things taken before in this role, `card` the technology among them.
 */
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
      take(state, frame, kind, count - (CARD_COST[kind] as number));
    } else {
      const kind = option - BUY_WITH_SHIPS;
      begin(state, purchaseStep, seat, card, count, at + FIRST * kind);
      pay(state, seat, CARD_SHIP[kind] as number, CARD_SHIPS[kind] as number);
    }
  },
});

/**
 * If the interpretation says so, a follower who had no symbol and takes nothing counts as
 * dissenting (RULES E14-19).
 */
function takeNothing(state: GameState, { seat, count }: Frame): void {
  if (!state.rules.interpretations.takingNothingDraws || count > 0 || seat === state.leader) return;
  draw(state, seat, dissentDraws(playerAt(state, seat)));
}

/**
 * Base for encoding what was taken before (0 or 1) and the technology being paid in one field of a
 * frame.
 */
const FIRST = 2;

/** Takes a technology that has been paid for with ships. */
const purchaseStep = neverAsks('purchase', (state, frame) => {
  pop(state);
  const kind = Math.floor(frame.at / FIRST);
  frame.at %= FIRST;
  take(state, frame, kind, frame.count);
  return true;
});

/** Improves the fleet, which has been paid for with ships. */
const upgradeStep = neverAsks('upgrade', (state, frame) => {
  pop(state);
  upgrade(state, frame, frame.count);
  return true;
});

function take(state: GameState, frame: Frame, kind: number, symbolsLeft: number): void {
  const before = moreBuys(state, frame.seat);
  buy(state, frame.seat, kind);
  const now = moreBuys(state, frame.seat);
  askForMore(
    state,
    frame,
    kind,
    symbolsLeft,
    state.rules.interpretations.methodAtOnce ? now : before,
  );
  if (CARD_PERMANENT[kind] === true) entersPlay(state, frame.seat, kind);
}

function upgrade(state: GameState, frame: Frame, symbolsLeft: number): void {
  turnFleet(state, frame.seat, IMPROVED_FLEET, true);
  askForMore(state, frame, NONE, symbolsLeft, moreBuys(state, frame.seat));
}

function moreBuys(state: GameState, seat: number): number {
  return playerAt(state, seat).abilities.moreBuys;
}

/**
 * Scientific Method: the leader can take a second technology, by default also in the role that
 * brought the Method (RULES E7, E14-6).
 */
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
