// The card itself goes under a planet as a colony (prototype).
import { TUCK } from '../../model/option.ts';
import {
  anyPlanet,
  faceDownCount,
  firstFaceDown,
  isFaceDown,
  listPlanets,
} from '../../facts/empire.ts';
import { playerAt } from '../../state/state.ts';
import { tuckResolving } from '../planets.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

const tuckThisStep = step('tuck-this', {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    if (faceDownCount(player) > 1) return false;
    pop(state);
    tuckResolving(state, frame.seat, firstFaceDown(player));
    return true;
  },

  options(state, frame, out) {
    listPlanets(playerAt(state, frame.seat), isFaceDown, TUCK, out);
  },

  question: () => ({ step: 'tuck-this', several: false }),

  choose(state, frame, option) {
    pop(state);
    tuckResolving(state, frame.seat, option - TUCK);
  },
});

export const colony = effect('colony', {
  isPossible: (state, seat) => anyPlanet(playerAt(state, seat), isFaceDown),
  carryOut: (state, seat, _effect, card) => begin(state, tuckThisStep, seat, card),
  lack: () => 'colonize',
  steps: [tuckThisStep],
});
