// Queries on lists of cards in which equal cards are adjacent.

/** Appends `base + kind` once for each kind of an ascending hand, starting at a kind. */
export function listKinds(
  hand: readonly number[],
  from: number,
  base: number,
  out: number[],
): void {
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i] as number;
    if (kind >= from && kind !== last) out.push(base + kind);
    last = kind;
  }
}

/** The number of cards equal to the first one, including it. */
export function cardsAlike(cards: readonly number[]): number {
  const other = cards.findIndex((card) => card !== cards[0]);
  return other < 0 ? cards.length : other;
}
