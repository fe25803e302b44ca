// Computes the odds of drawing a card from a deck whose contents are known, but not their order.

/** The chance (0 to 1) of at least one of `wanted` cards in `draws` draws from `size` cards. */
export function chanceOfOne(size: number, wanted: number, draws: number): number {
  let none = 1;
  for (let i = 0; i < Math.min(draws, size); i++)
    none *= Math.max(0, size - wanted - i) / (size - i);
  return 1 - none;
}

/** Pairs each card id with its number of copies, the most frequent first, then by id. */
export function countCards(cards: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}
