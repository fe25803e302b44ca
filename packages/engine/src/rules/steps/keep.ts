// Survey: which of the planets looked at is kept (RULES 3.1).
import { KEEP } from '../../model/option.ts';
import { keepPlanet } from '../roles/survey.ts';
import { pop, type Step } from './step.ts';

export const keepStep: Step = {
  run: () => false,

  options(state, _frame, out) {
    for (let i = 0; i < state.looking.length; i++) out.push(KEEP + i);
  },

  question: (state) => ({ step: 'keep-planet', several: false, planets: state.looking.length }),

  choose(state, frame, option) {
    pop(state);
    keepPlanet(state, frame.seat, option - KEEP);
  },
};
