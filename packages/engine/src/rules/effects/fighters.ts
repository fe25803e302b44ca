// Collect fighters.
import { fightersLeft } from '../../facts/supply.ts';
import { gainFighters } from '../../verbs/tokens.ts';
import { effect } from './effect.ts';

export const fighters = effect('fighters', {
  isPossible: (state) => fightersLeft(state) > 0,
  carryOut: (state, seat, { n }) => gainFighters(state, seat, n),
  lack: () => 'fighters',
});
