// At the start of a turn, fills the player's empty replenishing slots with ships (RULES E2.1).
import { replenish } from '../../mutations/ships.ts';
import { neverAsks, pop } from './step.ts';

export const replenishStep = neverAsks('replenish', (state, frame) => {
  pop(state);
  replenish(state, frame.seat);
  return true;
});
