// What changed between two things of plain data, field by field, as a patch of the wire has it.

/** Whether two things of plain data say the same. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  const before: Record<string, unknown> = { ...a };
  const after: Record<string, unknown> = { ...b };
  const names = Object.keys(before);
  if (names.length !== Object.keys(after).length) return false;
  for (const name of names) if (!(name in after && isSame(before[name], after[name]))) return false;
  return true;
}

/** The fields that changed; `null` for those that are gone. Undefined when nothing did. */
export function patchOf(before: object, after: object): Record<string, unknown> | undefined {
  const old = new Map<string, unknown>(Object.entries(before));
  const patch: Record<string, unknown> = {};
  let isChanged = false;
  const change = (name: string, value: unknown): void => {
    patch[name] = value;
    isChanged = true;
  };
  for (const [name, value] of Object.entries(after)) {
    if (value !== undefined && !isSame(old.get(name), value)) change(name, value);
    old.delete(name);
  }
  for (const [name, value] of old) if (value !== undefined) change(name, null);
  return isChanged ? patch : undefined;
}
