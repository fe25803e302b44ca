// Applies updates to lists of tables, and avoids renders for unchanged rows.

/** Adds, replaces and removes rows of a list; `gone` are the tables of the removed rows. */
export function mergeRows<Row extends { readonly table: string }>(
  known: readonly Row[],
  changed: readonly Row[],
  gone: readonly string[],
): readonly Row[] {
  const replaced = new Set([...gone, ...changed.map(({ table }) => table)]);
  return [...known.filter(({ table }) => !replaced.has(table)), ...changed];
}

/**
 * Keeps the previous object for each equal row, and the previous list if nothing changed, so that
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
