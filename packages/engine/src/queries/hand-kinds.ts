// Hands as lists of kinds: which kinds there are from a kind on, and how many cards are alike.

/** Appends `base + kind` once for each kind of an ascending hand, from a kind on. */
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

/** Cards of the same kind as the first one, which lie together. */
export function cardsAlike(cards: readonly number[]): number {
  const other = cards.findIndex((card) => card !== cards[0]);
  return other < 0 ? cards.length : other;
}
