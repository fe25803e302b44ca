// Produce (RULES 3.4): up to one resource for each symbol, onto empty slots.
import { NONE } from '../../model/names.ts';
import { produceStep } from '../effects/produce.ts';
import { begin } from '../steps/step.ts';
import { behavior } from './behavior.ts';

export const produce = behavior('produce', {
  resolve: (state, seat, symbols) => begin(state, produceStep, seat, NONE, symbols),
});
