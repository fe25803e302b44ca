// Building blocks of all schemas. Objects drop unknown fields; errors name the expected value.
import * as v from 'valibot';

/** Maximum length of a player name in characters. Imported records may have very long names. */
export const MAX_NAME = 4000;
/** Maximum length of an id, an option token or a program name in characters. */
export const MAX_TEXT = 200;
export const MAX_SEATS = 16;
export const MAX_EVENTS = 100_000;
/** Maximum number of option tokens that answer one question. */
export const MAX_PICKS = 200;
/** Maximum number of answers in a game. Known games are far below it. */
export const MAX_TOKENS = 20_000;
/** Maximum length of a seed in characters. Imported records may have very long seeds. */
export const MAX_SEED = 100_000;
/** Maximum length of the text of a record in characters. */
export const MAX_RECORD = 1_000_000;

/** Schema of an object with these fields; parsing drops other fields. */
export function fields<const E extends v.ObjectEntries>(entries: E) {
  return v.pipe(
    v.object(entries, (issue) => {
      // A missing field gets the error message of the schema of this field.
      const key = issue.path?.at(-1)?.key;
      const field =
        typeof key === 'string' && Object.hasOwn(entries, key) ? entries[key] : undefined;
      const wanted = field !== undefined && 'message' in field ? field.message : undefined;
      return typeof wanted === 'string' ? wanted : 'expected an object';
    }),
    v.readonly(),
  );
}

/** Schema of a text of at most `maxLength` characters. */
export function text(maxLength = MAX_TEXT) {
  const wanted = 'expected a text';
  return v.pipe(
    v.string(wanted),
    v.maxLength(maxLength, `${wanted} of at most ${maxLength} characters`),
  );
}

const WHOLE = 'expected a whole number of at least 0';

/** Schema of a whole number of at least 0. */
export const whole = v.pipe(v.number(WHOLE), v.safeInteger(WHOLE), v.minValue(0, WHOLE));

export const flag = v.boolean('expected true or false');

/** Schema of a list of at most `maxItems` items. `what` names the items in error messages. */
export function list<I extends v.GenericSchema>(item: I, what: string, maxItems: number) {
  const wanted = `expected a list of ${what}`;
  return v.pipe(
    v.array(item, wanted),
    v.maxLength(maxItems, `${wanted}, at most ${maxItems}`),
    v.readonly(),
  );
}

/** Schema of one of these texts. */
export function oneOf<const T extends readonly string[]>(values: T) {
  return v.picklist(values, `expected ${values.join(', ')}`);
}

/** Schema of an object of the engine, whose fields are not checked. */
export function engineObject<T extends object>() {
  return v.custom<T>(
    (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
    'expected an object',
  );
}
