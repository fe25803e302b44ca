// Tucks the resolving card as a colony (technologies of the prototype, Colony Ship).
import { TUCK } from '../../model/option.ts';
import { colonyPlaces, firstColonyPlace, listColonyPlaces } from '../../queries/empire-planets.ts';
import { playerAt } from '../../state/state.ts';
import { tuckResolving } from '../settle-and-attack.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

export const tuckThisStep = step('tuck-this', {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    if (colonyPlaces(player) > 1) return false;
    pop(state);
    tuckResolving(state, frame.seat, firstColonyPlace(player));
    return true;
  },

  options(state, frame, out) {
    listColonyPlaces(playerAt(state, frame.seat), TUCK, out);
  },

  question: () => ({ step: 'tuck-this', several: false }),

  choose(state, frame, option) {
    pop(state);
    tuckResolving(state, frame.seat, option - TUCK);
  },
});

export const colony = effect('colony', {
  isPossible: (state, seat) => colonyPlaces(playerAt(state, seat)) > 0,
  carryOut: (state, seat, _effect, card) => begin(state, tuckThisStep, seat, card),
  missing: () => 'colonize',
  steps: [tuckThisStep],
});
