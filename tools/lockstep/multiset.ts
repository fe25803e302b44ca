// Compares lists of cards without their order.

/** Removes each element of `taken` from `from` once; undefined if one is missing. */
export function without<T>(from: readonly T[], taken: readonly T[]): T[] | undefined {
  const rest = [...from];
  for (const one of taken) {
    const at = rest.indexOf(one);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

/** Elements of a list that are not in another one. */
export function leftOver(from: readonly string[], other: readonly string[]): string[] {
  const rest = [...from];
  for (const one of other) {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
