// The chances of all seats as one seat can judge them: the mean over determinizations of what it
// sees.
import {
  determinize,
  type GameState,
  KnownOrder,
  randomFromSeed,
  reorderDecks,
} from '@eminent/engine';
import type { Valuation } from './luck.ts';

const DETERMINIZATIONS = 4;

/** Uses only what the seat may know. The game must not be over. */
export function seenChances(
  state: GameState,
  seat: number,
  valuation: Valuation,
): readonly number[] {
  const random = randomFromSeed(`seen ${state.ply} ${seat}`);
  // The decks of a determinization are shuffled already, as far as the seat does not know them.
  const known = new KnownOrder();
  const sums = state.players.map(() => 0);
  for (let i = 0; i < DETERMINIZATIONS; i++) {
    const sample = determinize(state, seat, random);
    const chances = valuation(sample, (one) => reorderDecks(one, known, random));
    for (const [at, one] of chances.entries()) sums[at] = (sums[at] ?? 0) + one;
  }
  return sums.map((sum) => sum / DETERMINIZATIONS);
}
