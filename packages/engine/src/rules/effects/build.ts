// The Actions of the fleet tile: pay ships for a ship of the next size (RULES E3).
import { canPayShips, mayGainBattlecruiser, mightPayShips } from '../../queries/ships.ts';
import { BATTLECRUISER, NONE, SHIPS } from '../../model/names.ts';
import { BUILD, DONE } from '../../model/option.ts';
import type { Frame } from '../../state/frame.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { pay, receiveStep } from '../payment.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

/** A price is encoded as number of ships * PRICE_BASE + ship size. */
const PRICE_BASE = 10;

/** Asks whether to build another ship. `count` is how many more can be built, `at` the price. */
const buildStep = step('build', {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    return (
      (frame.count === 0 || !mightPayShips(player, sizeOf(frame), costOf(frame))) && pop(state)
    );
  },

  options(state, frame, out) {
    out.push(DONE);
    if (canPayShips(playerAt(state, frame.seat), sizeOf(frame), costOf(frame))) out.push(BUILD);
  },

  question: () => ({ step: 'build', several: false }),

  choose(state, frame, option) {
    pop(state);
    if (option === BUILD) buildOne(state, frame.seat, frame.count, frame.at);
  },
});

function sizeOf(frame: Frame): number {
  return frame.at % PRICE_BASE;
}

function costOf(frame: Frame): number {
  return Math.floor(frame.at / PRICE_BASE);
}

/** Builds one ship, then asks for the next. Frames run in reverse order of these calls. */
function buildOne(state: GameState, seat: number, times: number, code: number): void {
  const size = code % PRICE_BASE;
  begin(state, buildStep, seat, NONE, times - 1, code);
  begin(state, receiveStep, seat, NONE, 0, size + 2);
  pay(state, seat, size, Math.floor(code / PRICE_BASE));
}

export const build = effect('build', {
  isPossible(state, seat, { pay: ship, n, gain }) {
    const player = playerAt(state, seat);
    if (SHIPS.indexOf(gain) === BATTLECRUISER && !mayGainBattlecruiser(player)) return false;
    return canPayShips(player, SHIPS.indexOf(ship), n);
  },
  carryOut: (state, seat, { pay: ship, n, times }) =>
    buildOne(state, seat, times, n * PRICE_BASE + SHIPS.indexOf(ship)),
  missing: () => 'ships',
  steps: [buildStep],
});
