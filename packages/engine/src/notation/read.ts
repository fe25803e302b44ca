// Reading untrusted JSON: every failure names the place and says what would be right.

/** Input that is not what the format asks for. */
export class FormatError extends Error {
  override name = 'FormatError';
}

/** Throws a FormatError that names the place. */
export function fail(place: string, problem: string): never {
  throw new FormatError(`${place}: ${problem}`);
}

/** Runs a reader; a FormatError becomes a result with its sentence. */
export function attempt<T>(
  read: () => T,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string } {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof FormatError) return { ok: false, error: error.message };
    throw error;
  }
}

function shown(input: unknown): string {
  if (input === undefined) return 'nothing';
  const text = JSON.stringify(input);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}

/** An object with only the given fields. */
export function readObject(
  input: unknown,
  place: string,
  fields: readonly string[],
): Record<string, unknown> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    fail(place, `expected an object, found ${shown(input)}`);
  }
  for (const name of Object.keys(input)) {
    if (!fields.includes(name)) {
      fail(`${place}.${name}`, `no such field; known are ${fields.join(', ')}`);
    }
  }
  return input as Record<string, unknown>;
}

export function readList(input: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(input)) fail(place, `expected a list, found ${shown(input)}`);
  return input;
}

/** A whole number in a range. */
export function readInt(input: unknown, place: string, min: number, max: number): number {
  if (!Number.isInteger(input) || (input as number) < min || (input as number) > max) {
    fail(place, `expected a whole number from ${min} to ${max}, found ${shown(input)}`);
  }
  return input as number;
}

/** true or false; absent means false. */
export function readFlag(input: unknown, place: string): boolean {
  if (input === undefined) return false;
  if (typeof input !== 'boolean') fail(place, `expected true or false, found ${shown(input)}`);
  return input;
}

/** One of a list of words; the result is its place in the list. */
export function readWord(input: unknown, place: string, words: readonly string[]): number {
  const index = typeof input === 'string' ? words.indexOf(input) : -1;
  if (index < 0) fail(place, `expected one of ${words.join(', ')}, found ${shown(input)}`);
  return index;
}

/** An id that a look-up knows. */
export function readId(
  input: unknown,
  place: string,
  what: string,
  find: (id: string) => number | undefined,
): number {
  const found = typeof input === 'string' ? find(input) : undefined;
  if (found === undefined) fail(place, `${shown(input)} is not the id of a ${what}`);
  return found;
}
