// Tracks the last sent value of each field of an object and returns the changed fields as JSON.
// Stores most values as JSON text, which is cheap to compare and to collect as garbage.

/** Fields of a JSON object without braces, such as `"a":1,"b":[2]`; empty if there are none. */
export type JsonFields = string;

export function joinFields(...parts: readonly JsonFields[]): JsonFields {
  return parts.filter((part) => part !== '').join(',');
}

/** One field; empty for a value that `JSON.stringify` leaves out. */
export function field(name: string, value: unknown): JsonFields {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? '' : `"${name}":${text}`;
}

/** A field whose value is JSON text. */
export function textField(name: string, text: string): JsonFields {
  return `"${name}":${text}`;
}

export function fieldsOf(thing: object): JsonFields {
  return JSON.stringify(thing).slice(1, -1);
}

export function objectOf(fields: JsonFields): string {
  return `{${fields}}`;
}

/** Compared by `===`. Everything but numbers, booleans and frozen objects is kept as JSON. */
type Kept = string | number | boolean | object;

export class FieldDiff {
  private readonly kept: Record<string, Kept | undefined> = {};
  private presentCount = 0;

  get isEmpty(): boolean {
    return this.presentCount === 0;
  }

  get all(): JsonFields {
    let all = '';
    for (const [name, kept] of Object.entries(this.kept)) {
      if (kept !== undefined) all += fieldAfter(all, name, textOf(kept));
    }
    return all;
  }

  /** Returns the changed fields and records them as sent. Removed fields become `null`. */
  update(current: object): JsonFields {
    const { kept } = this;
    const fields = current as Readonly<Record<string, unknown>>;
    let patch = '';
    let present = 0;
    for (const name of Object.keys(fields)) {
      const value = fields[name];
      if (value === undefined) continue;
      present++;
      const before = kept[name];
      const fresh = keptOf(value);
      if (fresh === before) continue;
      if (before === undefined) this.presentCount++;
      kept[name] = fresh;
      patch += fieldAfter(patch, name, textOf(fresh));
    }
    return this.presentCount === present ? patch : joinFields(patch, this.removeMissing(fields));
  }

  private removeMissing(current: Readonly<Record<string, unknown>>): JsonFields {
    const { kept } = this;
    let patch = '';
    for (const name of Object.keys(kept)) {
      if (kept[name] === undefined || current[name] !== undefined) continue;
      // Deleting the property instead would slow down access, and the field may come back.
      kept[name] = undefined;
      this.presentCount--;
      patch += fieldAfter(patch, name, 'null');
    }
    return patch;
  }
}

function fieldAfter(before: JsonFields, name: string, text: string): JsonFields {
  return before === '' ? textField(name, text) : `,${textField(name, text)}`;
}

function keptOf(value: unknown): Kept {
  switch (typeof value) {
    case 'number':
    case 'boolean':
      return value;
    case 'object':
      return value !== null && Object.isFrozen(value) ? value : JSON.stringify(value);
    default:
      return JSON.stringify(value);
  }
}

function textOf(kept: Kept): string {
  switch (typeof kept) {
    case 'string':
      return kept;
    case 'object':
      return JSON.stringify(kept);
    default:
      return String(kept);
  }
}
