// Trade (RULES 3.5): up to one resource for each symbol, for one influence each.
import { NONE } from '../../model/names.ts';
import { tradeStep } from '../effects/trade.ts';
import { begin } from '../steps/step.ts';
import { behavior } from './behavior.ts';

export const trade = behavior('trade', {
  resolve: (state, seat, symbols) => begin(state, tradeStep, seat, NONE, symbols),
});
