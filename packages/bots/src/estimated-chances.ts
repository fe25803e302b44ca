// Estimates all seats' chances from what one seat may know, as the mean over determinizations.
import {
  determinize,
  type GameState,
  KnownOrder,
  randomFromSeed,
  reorderDecks,
} from '@eminent/engine';
import { meansOf, type Valuation } from './judge.ts';

const DETERMINIZATIONS = 4;

/** Returns each seat's chance, from what `seat` may know. The game must not be over. */
export function seenChances(
  state: GameState,
  seat: number,
  valuation: Valuation,
): readonly number[] {
  const random = randomFromSeed(`seen ${state.ply} ${seat}`);
  // Starts without known positions: `determinize` has already shuffled what the seat does not know.
  const known = new KnownOrder();
  const samples = Array.from({ length: DETERMINIZATIONS }, () =>
    valuation(determinize(state, seat, random), (one) => reorderDecks(one, known, random)),
  );
  return meansOf(samples);
}
