// Operations on short lists of numbers. Only `insertSorted` requires a sorted list.

/** Inserts a card into an ascending list, in place. */
export function insertSorted(cards: number[], card: number): void {
  let i = cards.length;
  cards.push(card);
  while (i > 0 && (cards[i - 1] as number) > card) {
    cards[i] = cards[i - 1] as number;
    i--;
  }
  cards[i] = card;
}

/** Returns whether two lists have the same items in the same order. */
export function isSameList(a: readonly number[], b: readonly number[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Makes `list` equal to `other`, in place. Returns whether `list` changed. */
export function copyList(list: number[], other: readonly number[]): boolean {
  if (isSameList(list, other)) return false;
  list.length = other.length;
  for (let i = 0; i < other.length; i++) list[i] = other[i] as number;
  return true;
}

/** Removes one copy of a card from a list, in place. Returns false if the list has none. */
export function removeOne(cards: number[], card: number): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i] as number;
  cards.length--;
  return true;
}

/** Returns a list without one copy of a card, or the same list if it has none. */
export function without(cards: readonly number[], card: number): readonly number[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.filter((_, i) => i !== at);
}
