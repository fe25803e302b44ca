// The turn begins: every empty replenishing slot of its player gets its ship (RULES E2.1).
import { replenish } from '../../mutations/ships.ts';
import { neverAsks, pop } from './step.ts';

export const replenishStep = neverAsks('replenish', (state, frame) => {
  pop(state);
  replenish(state, frame.seat);
  return true;
});
