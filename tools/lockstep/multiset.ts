// Compares lists in which order does not matter and elements may repeat.

/** Removes each element of `taken` once; undefined if one is missing. */
export function without<T>(from: readonly T[], taken: readonly T[]): T[] | undefined {
  const rest = [...from];
  for (const one of taken) {
    const at = rest.indexOf(one);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

/** Removes each element of `other` once, if present. Returns the rest. */
export function leftOver(from: readonly string[], other: readonly string[]): string[] {
  const rest = [...from];
  for (const one of other) {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
