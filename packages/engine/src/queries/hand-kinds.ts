// Queries on lists in which equal cards are adjacent, such as sorted hands.

/** Appends `base + kind` once for each kind in an ascending list. Skips kinds below `from`. */
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

/** Returns the number of equal cards at the start of the list. */
export function cardsAlike(cards: readonly number[]): number {
  const other = cards.findIndex((card) => card !== cards[0]);
  return other < 0 ? cards.length : other;
}
