// Industrial Espionage: opponents with influence return 1. Then the player takes 1 (RULES E7).
import { playerAt } from '../../state/state.ts';
import { gainInfluence, returnInfluence } from '../../mutations/tokens.ts';
import { effect } from './effect.ts';

export const espionage = effect('espionage', {
  isPossible: () => true,
  carryOut(state, seat) {
    for (let other = 0; other < state.players.length; other++) {
      if (other !== seat && playerAt(state, other).influence > 0) returnInfluence(state, other);
    }
    gainInfluence(state, seat, 1, 'effect');
  },
});
