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

/** Fields that are kept as text: what is measured against once and then thrown away, such as a question with all its options. */
export type Texts = ReadonlySet<string>;

/**
 * The fields that changed; `null` for those that are gone. Undefined when nothing did. `except` is compared by somebody else. Where a field
 * of `after`, or a thing in a list of it, says the same it becomes that of `before`: what is kept to measure the next change against stays
 * what it was, and the collector of garbage finds only new things to throw away, which costs it next to nothing.
 */
export function patchOf(
  before: object,
  after: object,
  except?: string,
  texts?: Texts,
): Record<string, unknown> | undefined {
  const old = before as Fields;
  const fresh = after as Record<string, unknown>;
  let patch: Record<string, unknown> | undefined;
  // Fields that both have: where it is all of the old ones, none is gone.
  let shared = 0;
  for (const name of Object.keys(fresh)) {
    const value = fresh[name];
    const was = old[name];
    if (was !== undefined && value !== undefined) shared++;
    if (value === was || value === undefined || name === except) continue;
    if (texts?.has(name) === true) {
      if (JSON.stringify(value) === was) continue;
    } else {
      if (isSame(was, value)) {
        fresh[name] = was;
        continue;
      }
      keepSame(was, value);
    }
    patch ??= {};
    patch[name] = value;
  }
  const names = Object.keys(old);
  return shared === names.length ? patch : withGone(patch, names, old, fresh, except);
}

/** Of a list that changed, what says the same at its place becomes that of before, too. */
function keepSame(before: unknown, after: unknown): void {
  if (!Array.isArray(before) || !Array.isArray(after) || Object.isFrozen(after)) return;
  for (let i = 0; i < after.length; i++) {
    if (after[i] !== before[i] && isSame(before[i], after[i])) after[i] = before[i];
  }
}

/**
 * The same patch, which is laid over `kept` at once: what changes are measured against stays one object, and only what changed is new in it.
 * What is gone is there as undefined, and what is among `texts` as text.
 */
export function patchOnto(
  kept: object,
  after: object,
  except?: string,
  texts?: Texts,
): Record<string, unknown> | undefined {
  const patch = patchOf(kept, after, except, texts);
  if (patch === undefined) return undefined;
  const fields = kept as Record<string, unknown>;
  for (const name of Object.keys(patch)) {
    const value = patch[name] ?? undefined;
    fields[name] = texts?.has(name) === true ? JSON.stringify(value) : value;
  }
  return patch;
}

/** What is kept as it was told: texts are things again. */
export function readKept(kept: object, texts: Texts): Record<string, unknown> {
  const told: Record<string, unknown> = { ...kept };
  for (const name of texts) {
    const text = told[name];
    if (typeof text === 'string') told[name] = JSON.parse(text);
  }
  return told;
}

/** Adds the fields that are gone. */
function withGone(
  patch: Record<string, unknown> | undefined,
  names: readonly string[],
  old: Fields,
  fresh: Fields,
  except: string | undefined,
): Record<string, unknown> | undefined {
  let all = patch;
  for (const name of names) {
    if (name === except || old[name] === undefined || fresh[name] !== undefined) continue;
    all ??= {};
    all[name] = null;
  }
  return all;
}
