// Spoils of War: produces up to one resource per fighter (RULES E7).
import { fightersOf } from '../../queries/ships.ts';
import { anyFree } from '../../queries/resource-slots.ts';
import { playerAt } from '../../state/state.ts';
import { begin } from '../steps/step.ts';
import { effect } from './effect.ts';
import { produceStep } from './produce.ts';

export const producePerFighter = effect('produce-per-fighter', {
  isPossible(state, seat) {
    const player = playerAt(state, seat);
    return fightersOf(player) > 0 && anyFree(player);
  },
  carryOut: (state, seat, _effect, card) =>
    begin(state, produceStep, seat, card, fightersOf(playerAt(state, seat))),
  missing: (state, seat) => (anyFree(playerAt(state, seat)) ? 'ships' : 'produce'),
});
