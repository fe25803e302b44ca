// Removes the card whose Action is being carried out from the game (Politics).
import { removeResolving } from '../../mutations/hand.ts';
import { effect } from './effect.ts';

export const removeThis = effect('remove-this', {
  isPossible: () => true,
  carryOut: (state, seat) => removeResolving(state, seat),
});
