// Helpers for error messages that quote input safely: on one short line, with lists and objects
// described instead of quoted.

/** Maximum length of an error message. */
export const MAX_SENTENCE = 240;
/** Maximum length of a quoted value. */
const MAX_ECHO = 60;

/** Characters that move the cursor, break lines or change the text direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** Returns a text as one line of at most `most` characters, with invisible characters escaped. */
export function oneLine(text: string, most = MAX_SENTENCE): string {
  // Shortens the text first, because escaping makes it longer and the input may be huge.
  const line = text.slice(0, most + 1).replace(UNSEEN, escaped);
  return line.length > most ? `${line.slice(0, most - 3)}...` : line;
}

/** Returns a short description of a value for error messages, such as `a list of 3`. */
export function describeValue(value: unknown): string {
  switch (typeof value) {
    case 'undefined':
      return 'nothing';
    case 'string':
      return oneLine(JSON.stringify(value.slice(0, MAX_ECHO)), MAX_ECHO);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
    case 'number':
    case 'boolean':
    case 'bigint':
      return oneLine(String(value), MAX_ECHO);
    default:
      return `a ${typeof value}`;
  }
}
