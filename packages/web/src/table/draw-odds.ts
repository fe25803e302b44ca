// The odds of the next cards of a deck whose contents its owner knows.

/** The chance that the next `draws` of `size` cards contain at least one of `good` cards. */
export function chanceOfOne(size: number, good: number, draws: number): number {
  let none = 1;
  for (let i = 0; i < Math.min(draws, size); i++) none *= Math.max(0, size - good - i) / (size - i);
  return 1 - none;
}

/** Each card id with its number of copies, the most frequent first. */
export function countCards(cards: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}
