// What a list told again has in common with what is shown already.

/** The rows as told; those that say the same as before are those of before, and the whole list is where nothing is new: nobody draws it again. */
export function reuseRows<Row>(
  before: readonly Row[] | undefined,
  told: readonly Row[],
): readonly Row[] {
  if (before === undefined) return told;
  const known = new Map(before.map((row) => [JSON.stringify(row), row]));
  const rows = told.map((row) => known.get(JSON.stringify(row)) ?? row);
  const isSame = rows.length === before.length && rows.every((row, i) => row === before[i]);
  return isSame ? before : rows;
}
