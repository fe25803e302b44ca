// Text from elsewhere (arguments, files, programs) in a form that can do nothing to a terminal and fills no more than a line.

/** What moves the cursor, hides or turns text, or ends a line. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Characters of somebody else's text that a sentence may repeat. */
const MOST_SHOWN = 80;

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
}

/** The text with every control character written out, cut after so many characters. */
export function printable(text: string, most = MOST_SHOWN): string {
  const cut = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return cut.replaceAll(UNSEEN, escaped);
}
