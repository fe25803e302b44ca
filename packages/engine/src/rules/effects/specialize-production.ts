// Specialized Production: names a resource type. Resources produced earlier in the turn also count
// (RULES E7).
import { NAME_RESOURCE } from '../../model/option.ts';
import { nameAt, RESOURCES } from '../../model/names.ts';
import { gainInfluence } from '../../mutations/tokens.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

const nameProducedStep = step('name-produced', {
  run: () => false,

  options(_state, _frame, out) {
    for (let type = 0; type < RESOURCES.length; type++) out.push(NAME_RESOURCE + type);
  },

  question: () => ({ step: 'name-produced', several: false }),

  choose(state, frame, option) {
    pop(state);
    const type = option - NAME_RESOURCE;
    const { turn } = state;
    const named = turn.expansion.named.map((times, one) => times + Number(one === type));
    turn.expansion = { ...turn.expansion, named };
    state.log?.push({ type: 'name-resource', seat: frame.seat, resource: nameAt(RESOURCES, type) });
    const made = turn.expansion.made[type] as number;
    gainInfluence(state, frame.seat, made, 'specialized-production');
  },
});

export const specializeProduction = effect('specialize-production', {
  isPossible: () => true,
  carryOut: (state, seat, _effect, card) => begin(state, nameProducedStep, seat, card),
  steps: [nameProducedStep],
});
