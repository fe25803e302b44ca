// The deal of a table (docs/fair-deal.md): its secret, the seed that it makes with the words of all who sit, and who begins.
import { randomBytes } from 'node:crypto';
import { fairSeed, firstSeat, hexOf, NO_WORDS, SECRET_BYTES } from '@eminent/protocol/online';
import type { EntryOf } from './entries.ts';

export function newDealSecret(): string {
  return hexOf(randomBytes(SECRET_BYTES));
}

/** The seed; `words` by seat as people sit round the table. A rematch with the same deal has the seed of the game before. */
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

/** By seat of the game, the seat round the table: the order stays, and chance decides who begins where the setup wants so. */
export function orderOf(seed: string, { setup }: EntryOf<'created'>): readonly number[] {
  const seats = setup.seats.length;
  const start = setup.first === 'chance' ? firstSeat(seed, seats) : 0;
  return Array.from({ length: seats }, (_, seat) => (start + seat) % seats);
}
