// What an error sentence may repeat of what was sent: one line, short, and made without looking into what is nested.

/** Characters that an error sentence has at most, whatever was sent. */
export const MOST_SENTENCE = 240;
const MOST_ECHO = 60;

/** Characters that move the cursor, break the line or turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** A text as one line of at most so many characters; what cannot be seen is written out. */
export function oneLine(text: string, most = MOST_SENTENCE): string {
  // Cut first: what is written out is longer than what it stands for, and nobody reads a megabyte.
  const line = text.slice(0, most + 1).replace(UNSEEN, escaped);
  return line.length > most ? `${line.slice(0, most - 3)}...` : line;
}

/** What was found in place of something else. */
export function describeValue(value: unknown): string {
  switch (typeof value) {
    case 'undefined':
      return 'nothing';
    case 'string':
      return oneLine(JSON.stringify(value.slice(0, MOST_ECHO)), MOST_ECHO);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
    case 'number':
    case 'boolean':
    case 'bigint':
      return oneLine(String(value), MOST_ECHO);
    default:
      return `a ${typeof value}`;
  }
}
