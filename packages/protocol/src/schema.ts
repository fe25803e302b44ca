// The words that all schemas are made of. Fields that a schema does not name are left out; each refusal says what was expected.
import * as v from 'valibot';

/** Characters of a player's name; records from elsewhere have long ones. */
export const MOST_NAME = 4000;
/** Characters of an id or an option token, and of what a program calls itself. */
export const MOST_TEXT = 200;

/** An object with these fields and perhaps others, which are ignored. */
export function fields<const E extends v.ObjectEntries>(entries: E) {
  return v.pipe(
    v.object(entries, (issue) => {
      // A field that is missing is refused in the words of its own schema.
      const key = issue.path?.at(-1)?.key;
      const field =
        typeof key === 'string' && Object.hasOwn(entries, key) ? entries[key] : undefined;
      const wanted = field !== undefined && 'message' in field ? field.message : undefined;
      return typeof wanted === 'string' ? wanted : 'expected an object';
    }),
    v.readonly(),
  );
}

export function text(most = MOST_TEXT) {
  const wanted = 'expected a text';
  return v.pipe(v.string(wanted), v.maxLength(most, `${wanted} of at most ${most} characters`));
}

const WHOLE = 'expected a whole number of at least 0';

/** A whole number from 0. */
export const whole = v.pipe(v.number(WHOLE), v.safeInteger(WHOLE), v.minValue(0, WHOLE));

export const flag = v.boolean('expected true or false');

export function list<I extends v.GenericSchema>(item: I, what: string, most: number) {
  const wanted = `expected a list of ${what}`;
  return v.pipe(
    v.array(item, wanted),
    v.maxLength(most, `${wanted}, at most ${most}`),
    v.readonly(),
  );
}

export function oneOf<const T extends readonly string[]>(values: T) {
  return v.picklist(values, `expected ${values.join(', ')}`);
}

/** A thing of the rules engine that is passed on as it is; whoever needs more certainty checks it by itself. */
export function engineObject<T extends object>() {
  return v.custom<T>(
    (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
    'expected an object',
  );
}
