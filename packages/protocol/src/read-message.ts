// Parses lines and values with a schema. Returns the value or one short error; never throws.
import * as v from 'valibot';
import { oneLine, describeValue } from './error-text.ts';

/** The parsed value, or an error that names the place and the reason. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string };

/** Maximum nesting depth of lists and objects in JSON. Normal messages are far below it. */
export const MAX_NESTING = 64;

// Character codes.
const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = { list: 91, object: 123 };
const CLOSING = { list: 93, object: 125 };

/** Whether brackets outside strings are nested too deeply. Reads each character once. */
function isNestedTooDeep(line: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at);
    if (isInString) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (code === OPENING.object || code === OPENING.list) {
      depth++;
      if (depth > MAX_NESTING) return true;
    } else if (code === CLOSING.object || code === CLOSING.list) depth--;
  }
  return false;
}

function expectedKindOf({ type }: v.GenericSchema): 'a list' | 'an object' {
  return type === 'array' ? 'a list' : 'an object';
}

function isOfKind(value: unknown, schema: v.GenericSchema): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) === (expectedKindOf(schema) === 'a list');
}

/** Checks an object or list against a schema. `place` names the value in error messages. */
export function readValue<T>(
  value: unknown,
  schema: v.GenericSchema<unknown, T>,
  place: string,
): Read<T> {
  if (!isOfKind(value, schema)) {
    return {
      ok: false,
      error: `${place}: expected ${expectedKindOf(schema)}, found ${describeValue(value)}`,
    };
  }
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  const path = (issue.path ?? []).map(({ key }) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
  );
  const found = issue.kind === 'transformation' ? '' : `, found ${describeValue(issue.input)}`;
  return { ok: false, error: oneLine(`${place}${path.join('')}: ${issue.message}${found}`) };
}

/** Parses a line of JSON. `schema` may be a function that selects one for the parsed value. */
export function readLine<T>(
  line: string,
  schema: v.GenericSchema<unknown, T> | ((value: unknown) => v.GenericSchema<unknown, T>),
  place: string,
): Read<T> {
  if (isNestedTooDeep(line)) {
    return { ok: false, error: `${place}: nested deeper than ${MAX_NESTING} levels` };
  }
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { ok: false, error: `${place}: not valid JSON` };
  }
  return readValue(value, typeof schema === 'function' ? schema(value) : schema, place);
}
