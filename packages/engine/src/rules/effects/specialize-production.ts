// Specialized Production: each resource of a named type produced this turn gives 1 (RULES E7).
import { gainInfluence } from '../../mutations/tokens.ts';
import { begin } from '../steps/step.ts';
import { effect } from './effect.ts';
import { nameResourceStep } from './specialize.ts';

const nameProducedStep = nameResourceStep('name-produced', (state, seat, type) => {
  const { turn } = state;
  const named = turn.expansion.named.map((times, one) => times + Number(one === type));
  turn.expansion = { ...turn.expansion, named };
  gainInfluence(state, seat, turn.expansion.made[type] as number, 'specialized-production');
});

export const specializeProduction = effect('specialize-production', {
  isPossible: () => true,
  carryOut: (state, seat, _effect, card) => begin(state, nameProducedStep, seat, card),
  steps: [nameProducedStep],
});
