// Tucks the resolving card as a colony, or settles one planet (RULES 3.3).
import { SETTLE, TUCK } from '../../model/option.ts';
import { canSettle } from '../../queries/costs.ts';
import {
  anyPlanet,
  colonyPlaces,
  firstColonyPlace,
  listColonyPlaces,
  listPlanets,
} from '../../queries/empire-planets.ts';
import { playerAt } from '../../state/state.ts';
import { settlePlanet, tuckResolving } from '../settle-and-attack.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

const colonyOrSettleStep = step('colony-or-settle', {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    const places = colonyPlaces(player);
    if (places === 0) return pop(state);
    if (places > 1 || anyPlanet(player, canSettle)) return false;
    pop(state);
    tuckResolving(state, frame.seat, firstColonyPlace(player));
    return true;
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    listPlanets(player, canSettle, SETTLE, out);
    listColonyPlaces(player, TUCK, out);
  },

  question: () => ({ step: 'colony-or-settle', several: false }),

  choose(state, frame, option) {
    pop(state);
    if (option < TUCK) settlePlanet(state, frame.seat, option - SETTLE);
    else tuckResolving(state, frame.seat, option - TUCK);
  },
});

export const colonyOrSettle = effect('colony-or-settle', {
  isPossible: (state, seat) => colonyPlaces(playerAt(state, seat)) > 0,
  carryOut: (state, seat, _effect, card) => begin(state, colonyOrSettleStep, seat, card),
  missing: () => 'colonize',
  steps: [colonyOrSettleStep],
});
