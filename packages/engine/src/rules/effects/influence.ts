// Takes influence from the supply. This is not a trade.
import { mayGainInfluence } from '../../queries/supply.ts';
import { gainInfluence } from '../../mutations/tokens.ts';
import { effect } from './effect.ts';

export const influence = effect('influence', {
  isPossible: (state) => mayGainInfluence(state),
  carryOut: (state, seat, { n }) => gainInfluence(state, seat, n, 'effect'),
  missing: () => 'supply',
});
