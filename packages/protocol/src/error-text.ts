// Helpers for error messages that quote input: short, on one line, without invisible characters.

/** Maximum length of an error message in characters. */
export const MAX_ERROR_LENGTH = 240;
const MAX_QUOTE = 60;

/** Characters that are invisible, move the cursor, break lines or change the text direction. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** Returns a text as one line of at most `maxLength` characters. Escapes unprintable ones. */
export function oneLine(text: string, maxLength = MAX_ERROR_LENGTH): string {
  // Shortens the text first, because escaping makes it longer and the input may be huge.
  const line = text.slice(0, maxLength + 1).replace(UNPRINTABLE, escaped);
  return line.length > maxLength ? `${line.slice(0, maxLength - 3)}...` : line;
}

/** Returns a short description of a value for error messages, such as `a list of 3`. */
export function describeValue(value: unknown): string {
  switch (typeof value) {
    case 'undefined':
      return 'nothing';
    case 'string':
      return oneLine(JSON.stringify(value.slice(0, MAX_QUOTE)), MAX_QUOTE);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
    case 'number':
    case 'boolean':
    case 'bigint':
      return oneLine(String(value), MAX_QUOTE);
    default:
      return `a ${typeof value}`;
  }
}
