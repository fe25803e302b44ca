// What changed between two things of plain data, field by field, as a patch of the wire has it.

type Fields = Readonly<Record<string, unknown>>;

/** Whether two things of plain data say the same. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b);
  return !Array.isArray(b) && hasSameFields(a as Fields, b as Fields);
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== b[i] && !isSame(a[i], b[i])) return false;
  }
  return true;
}

function hasSameFields(a: Fields, b: Fields): boolean {
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  for (const name of names) {
    const other = b[name];
    if (a[name] !== other && !isSame(a[name], other)) return false;
    if (other === undefined && !(name in b)) return false;
  }
  return true;
}

/** The fields that changed; `null` for those that are gone. Undefined when nothing did. `except` is compared by somebody else. */
export function patchOf(
  before: object,
  after: object,
  except?: string,
): Record<string, unknown> | undefined {
  const old = before as Fields;
  const fresh = after as Fields;
  let patch: Record<string, unknown> | undefined;
  for (const name of Object.keys(fresh)) {
    const value = fresh[name];
    if (value === old[name] || value === undefined) continue;
    if (name === except || isSame(old[name], value)) continue;
    patch ??= {};
    patch[name] = value;
  }
  for (const name of Object.keys(old)) {
    if (name === except || old[name] === undefined || name in fresh) continue;
    patch ??= {};
    patch[name] = null;
  }
  return patch;
}
