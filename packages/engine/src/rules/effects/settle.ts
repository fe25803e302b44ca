// Settles one planet, or none (Improved Colonize, RULES IC).
import { DONE, SETTLE } from '../../model/option.ts';
import { canSettle } from '../../queries/costs.ts';
import { anyPlanet, listPlanets } from '../../queries/empire-planets.ts';
import { playerAt } from '../../state/state.ts';
import { settlePlanet } from '../settle-and-attack.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

const settleStep = step('settle', {
  run(state, frame) {
    return !anyPlanet(playerAt(state, frame.seat), canSettle) && pop(state);
  },

  options(state, frame, out) {
    out.push(DONE);
    listPlanets(playerAt(state, frame.seat), canSettle, SETTLE, out);
  },

  question: () => ({ step: 'settle', several: false }),

  choose(state, frame, option) {
    pop(state);
    if (option !== DONE) settlePlanet(state, frame.seat, option - SETTLE);
  },
});

export const settle = effect('settle', {
  isPossible: (state, seat) => anyPlanet(playerAt(state, seat), canSettle),
  carryOut: (state, seat, _effect, card) => begin(state, settleStep, seat, card),
  missing: () => 'settle',
  steps: [settleStep],
});
