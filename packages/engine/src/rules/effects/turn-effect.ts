// Starts an effect for the rest of the turn. Diverse Markets and Genetic Engineering also give
// influence for types traded or produced before (RULES TURN, MOB).
import { gainInfluence } from '../../mutations/tokens.ts';
import { effect } from './effect.ts';

export const turnEffect = effect('turn-effect', {
  isPossible: () => true,
  carryOut(state, seat, one) {
    const { turn } = state;
    switch (one.effect) {
      case 'mobilization':
        turn.mobilized++;
        return;
      case 'tour-de-force':
        turn.expansion = { ...turn.expansion, tours: turn.expansion.tours + 1 };
        return;
      case 'diverse-markets':
        turn.markets++;
        return gainInfluence(state, seat, typesTraded(turn.traded), 'diverse-markets');
      case 'genetic-engineering':
        turn.genetics++;
        return gainInfluence(state, seat, bitCount(turn.produced), 'genetic-engineering');
    }
  },
});

function typesTraded(traded: readonly number[]): number {
  return traded.filter((count) => count > 0).length;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest >>= 1) count += rest & 1;
  return count;
}
