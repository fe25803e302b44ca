// Industrial Espionage: each opponent who has influence returns one, then the player takes one. A
// triggered end is not revoked (RULES E7).
import { type GameState, playerAt } from '../../state/state.ts';
import { gainInfluence, returnInfluence } from '../../mutations/tokens.ts';
import { effect } from './effect.ts';

export const espionage = effect('espionage', {
  isPossible: () => true,
  carryOut(state: GameState, seat) {
    for (let other = 0; other < state.players.length; other++) {
      if (other !== seat && playerAt(state, other).influence > 0) returnInfluence(state, other);
    }
    gainInfluence(state, seat, 1, 'effect');
  },
});
