// Fills in message templates: `{name}` inserts a value, `{n:card|cards}` a plural form.

export type Value = string | number;

type PlaceholderName<P extends string> = P extends `${infer Name}:${string}` ? Name : P;

/** Union of the names of all placeholders in a message. */
export type PlaceholdersOf<S extends string> = S extends `${string}{${infer P}}${infer Rest}`
  ? PlaceholderName<P> | PlaceholdersOf<Rest>
  : never;

/** Union of the names of plural placeholders, whose values must be numbers. */
type PluralsOf<S extends string> = S extends `${string}{${infer P}}${infer Rest}`
  ? (P extends `${infer Name}:${string}` ? Name : never) | PluralsOf<Rest>
  : never;

export type ValuesOf<S extends string> = {
  readonly [Name in PlaceholdersOf<S>]: Name extends PluralsOf<S> ? number : Value;
};

export interface Grammar {
  /** BCP 47 tag for Intl. */
  readonly tag: string;
  /** Plural categories, in the order in which messages list their forms. */
  readonly forms: readonly Intl.LDMLPluralRule[];
}

const PLACEHOLDER = /\{(\w+)(?::([^}]*))?\}/g;
const plurals = new Map<string, Intl.PluralRules>();

function pluralRules(tag: string): Intl.PluralRules {
  const known = plurals.get(tag);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules(tag);
  plurals.set(tag, rules);
  return rules;
}

/** Falls back to the last form if a message lists too few. */
function pluralForm(grammar: Grammar, forms: readonly string[], count: number): string {
  const place = grammar.forms.indexOf(pluralRules(grammar.tag).select(count));
  return forms[place] ?? forms[forms.length - 1] ?? '';
}

/** Fills in the placeholders of a message. Throws a RangeError if a value is missing. */
export function fill(
  grammar: Grammar,
  message: string,
  values: Readonly<Record<string, Value>>,
): string {
  return message.replace(PLACEHOLDER, (_place, name: string, forms: string | undefined) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`no value for {${name}} in "${message}"`);
    return forms === undefined
      ? String(value)
      : pluralForm(grammar, forms.split('|'), Number(value));
  });
}

/** Returns the names of the placeholders of a message, in order and with repetitions. */
export function placeholdersIn(message: string): readonly string[] {
  return [...message.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
}
