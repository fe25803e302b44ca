// Collects ships of a size.
import { SHIPS } from '../../model/names.ts';
import { gainShips } from '../../mutations/tokens.ts';
import { effect } from './effect.ts';

export const ships = effect('ships', {
  isPossible: () => true,
  carryOut: (state, seat, { ship, n }) => gainShips(state, seat, SHIPS.indexOf(ship), n),
});
