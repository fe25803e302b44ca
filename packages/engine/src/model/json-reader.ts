// Readers for untrusted JSON. Error messages have one line, with the place in the input and what
// was expected there.

/** Thrown for input that does not match the format. */
export class FormatError extends Error {
  override name = 'FormatError';
}

/** Returns an error message for a place in the input, cut to MAX_ERROR characters. */
export function errorAt(place: string, problem: string): string {
  const text = `${place}: ${problem}`;
  return text.length > MAX_ERROR ? `${text.slice(0, MAX_ERROR - 3)}...` : text;
}

export function fail(place: string, problem: string): never {
  throw new FormatError(errorAt(place, problem));
}

/** Calls `read`. Returns the message of a FormatError as a result; other errors pass through. */
export function tryRead<T>(
  read: () => T,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string } {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof FormatError) return { ok: false, error: error.message };
    throw error;
  }
}

/** Deeper input is rejected. No format needs more. */
const MAX_DEPTH = 16;
/** Input with more values is rejected. No position or record has more. */
const MAX_VALUES = 20_000;
/** In characters, for strings and field names. */
const MAX_TEXT = 4000;
/** In characters. Error messages cut strings of the input to this length. */
const MAX_ECHO = 40;
const MAX_ERROR = 600;

/** Describes a value on one line. Contents of lists and objects are left out. */
export function describeInput(input: unknown): string {
  switch (typeof input) {
    case 'undefined':
      return 'nothing';
    case 'string':
      return quoted(input);
    case 'number':
    case 'boolean':
    case 'bigint':
      return String(input);
    case 'function':
    case 'symbol':
      return `a ${typeof input}`;
    case 'object':
      if (input === null) return 'null';
      return Array.isArray(input) ? `a list of ${input.length}` : 'an object';
  }
}

/** Returns the text in quotes, shortened, with control characters escaped. */
export function quoted(text: string): string {
  const json = JSON.stringify(text.length > MAX_ECHO ? text.slice(0, MAX_ECHO) : text);
  return text.length > MAX_ECHO ? `${json.slice(0, -1)}..."` : json;
}

/** Returns a name for an error message; quoted and shortened if it is not a plain name. */
export function quoteName(name: string): string {
  return /^[\w:.-]{1,40}$/.test(name) ? name : quoted(name);
}

/**
 * Throws a FormatError if a limit is exceeded. Not recursive, so deep nesting cannot overflow the
 * call stack.
 */
export function checkBounds(input: unknown, place: string): void {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: input, depth: 1 }];
  let values = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    values++;
    if (values > MAX_VALUES) fail(place, `more than ${MAX_VALUES} values`);
    if (typeof value === 'string' && value.length > MAX_TEXT) {
      fail(place, `a text of more than ${MAX_TEXT} letters`);
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) fail(place, `nested more than ${MAX_DEPTH} deep`);
    for (const [name, inner] of Object.entries(value)) {
      if (name.length > MAX_TEXT) fail(place, `a name of more than ${MAX_TEXT} letters`);
      open.push({ value: inner, depth: depth + 1 });
      if (open.length > MAX_VALUES) fail(place, `more than ${MAX_VALUES} values`);
    }
  }
}

/** Reads an object. Fields may be missing; fields that are not listed are rejected. */
export function readObject(
  input: unknown,
  place: string,
  fields: readonly string[],
): Record<string, unknown> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    fail(place, `expected an object, found ${describeInput(input)}`);
  }
  for (const name of Object.keys(input)) {
    if (!fields.includes(name)) {
      fail(`${place}.${quoteName(name)}`, `no such field; expected one of ${fields.join(', ')}`);
    }
  }
  return input as Record<string, unknown>;
}

export function readList(input: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(input)) fail(place, `expected a list, found ${describeInput(input)}`);
  return input;
}

export function readInt(input: unknown, place: string, min: number, max: number): number {
  if (!Number.isInteger(input) || (input as number) < min || (input as number) > max) {
    fail(place, `expected a whole number from ${min} to ${max}, found ${describeInput(input)}`);
  }
  return input as number;
}

/** Reads a boolean; absent means false. */
export function readFlag(input: unknown, place: string): boolean {
  if (input === undefined) return false;
  if (typeof input !== 'boolean')
    fail(place, `expected true or false, found ${describeInput(input)}`);
  return input;
}

/** Reads one of a list of words and returns its index. */
export function readWord(input: unknown, place: string, words: readonly string[]): number {
  const index = typeof input === 'string' ? words.indexOf(input) : -1;
  if (index < 0) fail(place, `expected one of ${words.join(', ')}, found ${describeInput(input)}`);
  return index;
}

/** Reads an id and returns its number. `noun` names the kind of id in the error. */
export function readId(
  input: unknown,
  place: string,
  noun: string,
  find: (id: string) => number | undefined,
): number {
  const found = typeof input === 'string' ? find(input) : undefined;
  if (found === undefined) fail(place, `${describeInput(input)} is not the id of a ${noun}`);
  return found;
}
