// Specialization: each trade of a named type this turn, past or future, gives 1 more (RULES TURN).
import { NAME_RESOURCE } from '../../model/option.ts';
import { nameAt, RESOURCES } from '../../model/names.ts';
import type { GameState } from '../../state/state.ts';
import { gainInfluence } from '../../mutations/tokens.ts';
import { begin, pop, type Step, step } from '../steps/step.ts';
import { effect } from './effect.ts';

/** Defines a step that asks for a resource type and passes it to `carryOut`. */
export function nameResourceStep<const Name extends 'name-resource' | 'name-produced'>(
  name: Name,
  carryOut: (state: GameState, seat: number, type: number) => void,
): Step<Name> {
  return step(name, {
    run: () => false,

    options(_state, _frame, out) {
      for (let type = 0; type < RESOURCES.length; type++) out.push(NAME_RESOURCE + type);
    },

    question: () => ({ step: name, several: false }),

    choose(state, { seat }, option) {
      pop(state);
      const type = option - NAME_RESOURCE;
      state.log?.push({ type: 'name-resource', seat, resource: nameAt(RESOURCES, type) });
      carryOut(state, seat, type);
    },
  });
}

const specializeStep = nameResourceStep('name-resource', (state, seat, type) => {
  const { turn } = state;
  turn.specialized[type] = (turn.specialized[type] as number) + 1;
  gainInfluence(state, seat, turn.traded[type] as number, 'specialization');
});

export const specialize = effect('specialize', {
  isPossible: () => true,
  carryOut: (state, seat, _effect, card) => begin(state, specializeStep, seat, card),
  steps: [specializeStep],
});
