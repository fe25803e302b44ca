// Computes the deal of a table (docs/fair-deal.md): secret, seed and order of the seats.
import { randomBytes } from 'node:crypto';
import { fairSeed, firstSeat, hexOf, NO_WORDS, SECRET_BYTES } from '@eminent/protocol/online';
import type { EntryOf } from './entries.ts';

export function newDealSecret(): string {
  return hexOf(randomBytes(SECRET_BYTES));
}

/**
 * The seed of the game. `words`: random bytes of the players, by seat around the table. A rematch
 * with the same deal has the previous seed.
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

/** For each seat of the game, the seat around the table. The starting seat becomes seat 0. */
export function orderOf(seed: string, { setup }: EntryOf<'created'>): readonly number[] {
  const seats = setup.seats.length;
  const start = setup.first === 'chance' ? firstSeat(seed, seats) : 0;
  return Array.from({ length: seats }, (_, seat) => (start + seat) % seats);
}
