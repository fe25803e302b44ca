// Pays ships (RULES P3, P4). Asks if the player might have a card to discard as a ship.
import { iconsAmong, mightHoldShip, shipIcons, shipsOf } from '../queries/ships.ts';
import { NONE, nameAt, SHIPS } from '../model/names.ts';
import { DONE, SPEND_CARD } from '../model/option.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { spendFromHand } from '../mutations/hand.ts';
import { gainInfluence, gainShips } from '../mutations/tokens.ts';
import { payShips } from '../mutations/ships.ts';
import { begin, neverAsks, pop, type Step, step } from './steps/step.ts';

/**
 * `count` ships of size `at` are left to pay, `card` is the last kind discarded. DONE uses tokens.
 */
export const payStep: Step<'pay-ships'> = step('pay-ships', {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    if (frame.count > 0 && mightHoldShip(player, frame.at)) return false;
    payShips(state, frame.seat, frame.at, frame.count);
    return pop(state);
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    const missing = frame.count - shipsOf(player, frame.at);
    if (missing <= 0) out.push(DONE);
    // Each kind with icons occurs once, because only technologies have them.
    for (const kind of player.hand) {
      const fits = kind >= frame.card && shipIcons(kind, frame.at) > 0;
      if (fits && iconsAmong(player.hand, frame.at, kind) >= missing) out.push(SPEND_CARD + kind);
    }
    // In a determinized state, the hand was dealt again and may not suffice.
    if (out.length === 0) out.push(DONE);
  },

  later(state, frame, out) {
    for (const kind of playerAt(state, frame.seat).hand) {
      if (kind >= frame.card && shipIcons(kind, frame.at) > 0) out.push(SPEND_CARD + kind);
    }
  },

  question(state, frame) {
    const player = playerAt(state, frame.seat);
    const open = player.hand.filter(
      (kind) => kind >= frame.card && shipIcons(kind, frame.at) > 0,
    ).length;
    const missing = frame.count - shipsOf(player, frame.at);
    return {
      step: 'pay-ships',
      several: true,
      most: Math.min(open, frame.count),
      ship: nameAt(SHIPS, frame.at),
      shipsLeft: frame.count,
      ...(missing > 0 && { shipsMissing: missing }),
    };
  },

  choose(state, frame, option) {
    if (option === DONE) {
      pop(state);
      const ships = Math.min(frame.count, shipsOf(playerAt(state, frame.seat), frame.at));
      payShips(state, frame.seat, frame.at, ships);
      return;
    }
    const kind = option - SPEND_CARD;
    frame.card = kind;
    frame.count = Math.max(0, frame.count - shipIcons(kind, frame.at));
    spendFromHand(state, frame.seat, kind, nameAt(SHIPS, frame.at));
  },
});

/** Makes a seat pay `n` ships of a size, or starts the step that asks how. */
export function pay(state: GameState, seat: number, ship: number, n: number): void {
  if (mightHoldShip(playerAt(state, seat), ship)) begin(state, payStep, seat, NONE, n, ship);
  else payShips(state, seat, ship, n);
}

/** After a payment: gives `count` influence and, unless `at` is 0, a ship of size `at - 1`. */
export const receiveStep = neverAsks('receive', (state, frame) => {
  pop(state);
  gainInfluence(state, frame.seat, frame.count, 'effect');
  if (frame.at > 0) gainShips(state, frame.seat, frame.at - 1, 1);
  return true;
});
