// Draws cards.
import { canDraw } from '../../queries/supply.ts';
import { playerAt } from '../../state/state.ts';
import { draw as drawCards } from '../../mutations/hand.ts';
import { effect } from './effect.ts';

export const draw = effect('draw', {
  isPossible: (state, seat) => canDraw(playerAt(state, seat)),
  carryOut: (state, seat, { n }) => drawCards(state, seat, n),
  missing: () => 'draw',
});
