// The Actions of the fleet tile: pay ships for one of the next size (RULES E3).
import { canPayShips, mayGainBattlecruiser, mightPayShips } from '../../queries/ships.ts';
import { BATTLECRUISER, NONE, SHIPS } from '../../model/names.ts';
import { BUILD, DONE } from '../../model/option.ts';
import type { Frame } from '../../state/frame.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { pay, receiveStep } from '../payment.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

/** More than there are ship sizes, to encode a number of ships and their size in one number. */
const SIZES = 10;

/**
 * Asks whether to build another ship. `count` more can be built; `at` is the price, as number of
 * ships * SIZES + size.
 */
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
  return frame.at % SIZES;
}

function costOf(frame: Frame): number {
  return Math.floor(frame.at / SIZES);
}

/** Builds one ship, then asks for the next. `code` is the price as in `buildStep`. */
function buildOne(state: GameState, seat: number, times: number, code: number): void {
  const size = code % SIZES;
  begin(state, buildStep, seat, NONE, times - 1, code);
  begin(state, receiveStep, seat, NONE, 0, size + 2);
  pay(state, seat, size, Math.floor(code / SIZES));
}

export const build = effect('build', {
  isPossible(state, seat, { pay: ship, n, gain }) {
    const player = playerAt(state, seat);
    if (SHIPS.indexOf(gain) === BATTLECRUISER && !mayGainBattlecruiser(player)) return false;
    return canPayShips(player, SHIPS.indexOf(ship), n);
  },
  carryOut: (state, seat, { pay: ship, n, times }) =>
    buildOne(state, seat, times, n * SIZES + SHIPS.indexOf(ship)),
  missing: () => 'ships',
  steps: [buildStep],
});
