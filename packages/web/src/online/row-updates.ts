// Applies updates to lists of tables, and avoids renders for unchanged rows.

/** Returns the list without the tables in `gone`, with the new and changed rows at the end. */
export function mergeRows<Row extends { readonly table: string }>(
  known: readonly Row[],
  changed: readonly Row[],
  gone: readonly string[],
): readonly Row[] {
  const replaced = new Set([...gone, ...changed.map(({ table }) => table)]);
  return [...known.filter(({ table }) => !replaced.has(table)), ...changed];
}

/** Keeps the previous objects of equal rows, so that components do not render again. */
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
