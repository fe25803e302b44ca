// Collects fighters.
import { fightersLeft } from '../../queries/supply.ts';
import { gainFighters } from '../../mutations/tokens.ts';
import { effect } from './effect.ts';

export const fighters = effect('fighters', {
  isPossible: (state) => fightersLeft(state) > 0,
  carryOut: (state, seat, { n }) => gainFighters(state, seat, n),
  missing: () => 'fighters',
});
