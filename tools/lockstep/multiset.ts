// Compares lists of cards without their order.

/** What is left of `from` when every element of `taken` is taken out once; undefined when one of them is missing. */
export function without<T>(from: readonly T[], taken: readonly T[]): T[] | undefined {
  const rest = [...from];
  for (const one of taken) {
    const at = rest.indexOf(one);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

/** What of a list is not in another. */
export function leftOver(from: readonly string[], other: readonly string[]): string[] {
  const rest = [...from];
  for (const one of other) {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
