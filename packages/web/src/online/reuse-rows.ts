// Keeps the identity of unchanged rows in a reloaded list.

/**
 * Replaces rows that equal the previous ones with those, and the list if nothing changed, so that
 * nothing renders again.
 */
export function reuseRows<Row>(
  before: readonly Row[] | undefined,
  received: readonly Row[],
): readonly Row[] {
  if (before === undefined) return received;
  const known = new Map(before.map((row) => [JSON.stringify(row), row]));
  const rows = received.map((row) => known.get(JSON.stringify(row)) ?? row);
  const isSame = rows.length === before.length && rows.every((row, i) => row === before[i]);
  return isSame ? before : rows;
}
