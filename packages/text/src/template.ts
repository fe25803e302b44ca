// Messages with places for values: `{name}` puts a value in, `{n:card|cards}` picks the word form that fits the number n.

/** What may stand in for a place in a message. */
export type Value = string | number;

type PlaceName<P extends string> = P extends `${infer Name}:${string}` ? Name : P;

/** The names of all places in a message. */
export type PlaceholdersOf<S extends string> = S extends `${string}{${infer P}}${infer Rest}`
  ? PlaceName<P> | PlaceholdersOf<Rest>
  : never;

/** The names of the places that choose a word form, whose value must be a number. */
type PluralsOf<S extends string> = S extends `${string}{${infer P}}${infer Rest}`
  ? (P extends `${infer Name}:${string}` ? Name : never) | PluralsOf<Rest>
  : never;

/** The values that a message needs. */
export type ValuesOf<S extends string> = {
  readonly [Name in PlaceholdersOf<S>]: Name extends PluralsOf<S> ? number : Value;
};

/** How a language chooses word forms: its plural categories in the order in which forms are written. */
export interface Grammar {
  /** BCP 47 tag, for Intl. */
  readonly tag: string;
  readonly forms: readonly Intl.LDMLPluralRule[];
}

const PLACE = /\{(\w+)(?::([^}]*))?\}/g;
const plurals = new Map<string, Intl.PluralRules>();

function pluralRules(tag: string): Intl.PluralRules {
  const known = plurals.get(tag);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules(tag);
  plurals.set(tag, rules);
  return rules;
}

function wordForm(grammar: Grammar, forms: readonly string[], count: number): string {
  const place = grammar.forms.indexOf(pluralRules(grammar.tag).select(count));
  return forms[place] ?? forms[forms.length - 1] ?? '';
}

/** Fills the places of a message; a value that is missing is a mistake of the caller. */
export function fill(
  grammar: Grammar,
  message: string,
  values: Readonly<Record<string, Value>>,
): string {
  return message.replace(PLACE, (_place, name: string, forms: string | undefined) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`no value for {${name}} in "${message}"`);
    return forms === undefined ? String(value) : wordForm(grammar, forms.split('|'), Number(value));
  });
}

/** The places of a message in order, for comparing languages. */
export function placeholdersIn(message: string): readonly string[] {
  return [...message.matchAll(PLACE)].map((match) => match[1] ?? '');
}
