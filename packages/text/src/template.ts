// Fills in message templates: the placeholder `{name}` inserts a value, and `{n:card|cards}`
// selects the plural form for the number n.

/** The value of a placeholder. */
export type Value = string | number;

type PlaceName<P extends string> = P extends `${infer Name}:${string}` ? Name : P;

/** The names of all placeholders in a message. */
export type PlaceholdersOf<S extends string> = S extends `${string}{${infer P}}${infer Rest}`
  ? PlaceName<P> | PlaceholdersOf<Rest>
  : never;

/** The names of the placeholders that select a plural form. Their values must be numbers. */
type PluralsOf<S extends string> = S extends `${string}{${infer P}}${infer Rest}`
  ? (P extends `${infer Name}:${string}` ? Name : never) | PluralsOf<Rest>
  : never;

/** The values for a message, by placeholder. */
export type ValuesOf<S extends string> = {
  readonly [Name in PlaceholdersOf<S>]: Name extends PluralsOf<S> ? number : Value;
};

/** The tag and plural forms of a language. */
export interface Grammar {
  /** The BCP 47 tag of the language, for Intl. */
  readonly tag: string;
  /** The plural categories of the language, in the order in which messages list their forms. */
  readonly forms: readonly Intl.LDMLPluralRule[];
}

const PLACE = /\{(\w+)(?::([^}]*))?\}/g;
/** Cache of plural rules by language tag. */
const plurals = new Map<string, Intl.PluralRules>();

function pluralRules(tag: string): Intl.PluralRules {
  const known = plurals.get(tag);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules(tag);
  plurals.set(tag, rules);
  return rules;
}

/** Selects the plural form for a number; the last one if the form is missing. */
function wordForm(grammar: Grammar, forms: readonly string[], count: number): string {
  const place = grammar.forms.indexOf(pluralRules(grammar.tag).select(count));
  return forms[place] ?? forms[forms.length - 1] ?? '';
}

/** Fills in the placeholders of a message. Throws RangeError if a value is missing. */
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

/** Returns the names of the placeholders of a message, in order and with repetitions. */
export function placeholdersIn(message: string): readonly string[] {
  return [...message.matchAll(PLACE)].map((match) => match[1] ?? '');
}
