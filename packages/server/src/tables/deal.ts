// Computes the deal of a table (docs/fair-deal.md): its secret, the seed of the game, and the order
// of the seats.
import { randomBytes } from 'node:crypto';
import { fairSeed, firstSeat, hexOf, NO_WORDS, SECRET_BYTES } from '@eminent/protocol/online';
import type { EntryOf } from './entries.ts';

export function newDealSecret(): string {
  return hexOf(randomBytes(SECRET_BYTES));
}

/**
 * The seed of the game, from the table's secret and the words of the players. `words` are by seat
 * around the table. A rematch with the same deal reuses the previous seed.
 */
export function seedOf(
  table: string,
  { secret, deal }: EntryOf<'created'>,
  words: readonly (string | undefined)[],
): string {
  return (
    deal ??
    fairSeed(
      secret,
      table,
      words.map((one) => one ?? NO_WORDS),
    )
  );
}

/**
 * The seat around the table for each seat of the game. The starting seat, which may be random,
 * becomes seat 0; the others follow around the table.
 */
export function orderOf(seed: string, { setup }: EntryOf<'created'>): readonly number[] {
  const seats = setup.seats.length;
  const start = setup.first === 'chance' ? firstSeat(seed, seats) : 0;
  return Array.from({ length: seats }, (_, seat) => (start + seat) % seats);
}
