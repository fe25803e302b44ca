// Specialization: names a resource type. Resources traded earlier in the turn also count (RULES
// TURN).
import { NAME_RESOURCE } from '../../model/option.ts';
import { nameAt, RESOURCES } from '../../model/names.ts';
import { gainInfluence } from '../../mutations/tokens.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

const nameResourceStep = step('name-resource', {
  run: () => false,

  options(_state, _frame, out) {
    for (let type = 0; type < RESOURCES.length; type++) out.push(NAME_RESOURCE + type);
  },

  question: () => ({ step: 'name-resource', several: false }),

  choose(state, frame, option) {
    pop(state);
    const type = option - NAME_RESOURCE;
    const { turn } = state;
    turn.specialized[type] = (turn.specialized[type] as number) + 1;
    state.log?.push({
      type: 'name-resource',
      seat: frame.seat,
      resource: nameAt(RESOURCES, type),
    });
    gainInfluence(state, frame.seat, turn.traded[type] as number, 'specialization');
  },
});

export const specialize = effect('specialize', {
  isPossible: () => true,
  carryOut: (state, seat, _effect, card) => begin(state, nameResourceStep, seat, card),
  steps: [nameResourceStep],
});
