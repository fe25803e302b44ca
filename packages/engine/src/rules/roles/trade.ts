// RULES 3.5: up to one resource for each symbol, one influence for each.
import { NONE } from '../../model/names.ts';
import { push } from '../../state/state.ts';
import { TRADE_RESOURCES } from '../../model/steps.ts';
import { roleDef } from './role-def.ts';

export const trade = roleDef({
  empireCounts: true,
  resolve(state, seat, symbols) {
    push(state, TRADE_RESOURCES, seat, NONE, symbols);
  },
});
