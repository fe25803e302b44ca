// Building blocks of all schemas. Fields that a schema does not have are dropped, and every error
// says what was expected.
import * as v from 'valibot';

/** Maximum length of a player name; imported records have long ones. */
export const MAX_NAME = 4000;
/** Maximum length of an id, an option token or a program name. */
export const MAX_TEXT = 200;
/** Maximum number of seats at a table. */
export const MAX_SEATS = 16;
/** Maximum number of events in a message. */
export const MAX_EVENTS = 100_000;
/** Maximum number of option tokens that answer one question. */
export const MAX_PICKS = 200;
/** Maximum number of answers in a game; the longest of many thousands had a twentieth of it. */
export const MAX_TOKENS = 20_000;
/** Maximum length of a seed. Imported records have seeds of any length. */
export const MAX_SEED = 100_000;
/** Maximum length of the text of a record. */
export const MAX_RECORD = 1_000_000;

/** An object with these fields; others are ignored. */
export function fields<const E extends v.ObjectEntries>(entries: E) {
  return v.pipe(
    v.object(entries, (issue) => {
      // A missing field gets the error message of its own schema.
      const key = issue.path?.at(-1)?.key;
      const field =
        typeof key === 'string' && Object.hasOwn(entries, key) ? entries[key] : undefined;
      const wanted = field !== undefined && 'message' in field ? field.message : undefined;
      return typeof wanted === 'string' ? wanted : 'expected an object';
    }),
    v.readonly(),
  );
}

/** A text of limited length. */
export function text(most = MAX_TEXT) {
  const wanted = 'expected a text';
  return v.pipe(v.string(wanted), v.maxLength(most, `${wanted} of at most ${most} characters`));
}

const WHOLE = 'expected a whole number of at least 0';

/** An integer from 0. */
export const whole = v.pipe(v.number(WHOLE), v.safeInteger(WHOLE), v.minValue(0, WHOLE));

export const flag = v.boolean('expected true or false');

/** A list of limited length; `what` names its items in errors. */
export function list<I extends v.GenericSchema>(item: I, what: string, most: number) {
  const wanted = `expected a list of ${what}`;
  return v.pipe(
    v.array(item, wanted),
    v.maxLength(most, `${wanted}, at most ${most}`),
    v.readonly(),
  );
}

/** One of these texts. */
export function oneOf<const T extends readonly string[]>(values: T) {
  return v.picklist(values, `expected ${values.join(', ')}`);
}

/** An object of the engine, whose fields are not checked. */
export function engineObject<T extends object>() {
  return v.custom<T>(
    (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
    'expected an object',
  );
}
