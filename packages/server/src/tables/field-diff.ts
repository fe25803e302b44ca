// What was told last of one thing, and what of it is new: field by field, as a patch of the wire has it, and as text from the beginning. A
// text is compared and told as it is, and is one thing for the collector of garbage, where what it says would be many.

/** The inside of an object's text: `"a":1,"b":[2]`; empty where nothing is to be said. */
export type Inside = string;

/** The inside of one object's text, from those of others. */
export function together(...parts: readonly Inside[]): Inside {
  return parts.filter((part) => part !== '').join(',');
}

/** One field; nothing where the value is undefined, as `JSON.stringify` has it. */
export function field(name: string, value: unknown): Inside {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? '' : `"${name}":${text}`;
}

/** A field whose value is text already. */
export function textField(name: string, text: string): Inside {
  return `"${name}":${text}`;
}

/** All fields of an object. */
export function fieldsOf(thing: object): Inside {
  return JSON.stringify(thing).slice(1, -1);
}

export function objectOf(inside: Inside): string {
  return `{${inside}}`;
}

/**
 * What is compared by `===`: texts of what has parts; numbers as they are, and so what is frozen, which many share, and which is another thing
 * when it says something else.
 */
type Kept = string | number | boolean | object;

export class ToldFields {
  private readonly kept: Record<string, Kept | undefined> = {};
  /** How many of them are there. */
  private count = 0;

  /** Nothing was told yet. */
  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** Everything as it was told last. */
  get all(): Inside {
    let all = '';
    for (const [name, kept] of Object.entries(this.kept)) {
      if (kept !== undefined) all += said(all, name, textOf(kept));
    }
    return all;
  }

  /** The fields of `now` that say something new, which counts as told; `null` for those that are gone. */
  tell(now: object): Inside {
    const { kept } = this;
    const fields = now as Readonly<Record<string, unknown>>;
    let news = '';
    let there = 0;
    for (const name of Object.keys(fields)) {
      const value = fields[name];
      if (value === undefined) continue;
      there++;
      const before = kept[name];
      const fresh = keptOf(value);
      if (fresh === before) continue;
      if (before === undefined) this.count++;
      kept[name] = fresh;
      news += said(news, name, textOf(fresh));
    }
    return this.count === there ? news : together(news, this.tellGone(fields));
  }

  private tellGone(now: Readonly<Record<string, unknown>>): Inside {
    const { kept } = this;
    let news = '';
    for (const name of Object.keys(kept)) {
      if (kept[name] === undefined || now[name] !== undefined) continue;
      // Not taken away: it comes back, and things that lose fields are slow.
      kept[name] = undefined;
      this.count--;
      news += said(news, name, 'null');
    }
    return news;
  }
}

/** One more field behind others. */
function said(before: Inside, name: string, text: string): Inside {
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
