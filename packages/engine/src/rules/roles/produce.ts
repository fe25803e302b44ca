// RULES 3.4: up to one resource for each symbol, onto empty slots.
import { NONE } from '../../model/names.ts';
import { produceStep } from '../effects/produce.ts';
import { begin } from '../steps/step.ts';
import { behaviour } from './behaviour.ts';

export const produce = behaviour('produce', {
  resolve: (state, seat, symbols) => begin(state, produceStep, seat, NONE, symbols),
});
