// RULES 3.4: up to one resource for each symbol, onto empty slots.
import { NONE } from '../../model/names.ts';
import { push } from '../../state/state.ts';
import { PRODUCE_RESOURCES } from '../../model/steps.ts';
import { roleDef } from './role-def.ts';

export const produce = roleDef({
  empireCounts: true,
  resolve(state, seat, symbols) {
    push(state, PRODUCE_RESOURCES, seat, NONE, symbols);
  },
});
