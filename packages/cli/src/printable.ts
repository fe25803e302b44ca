// Makes untrusted text, such as arguments and content of files, safe to print in a terminal.
import { oneLine } from '@eminent/protocol';

/** Default maximum length, for a value that an error message quotes. */
const MAX_SHOWN = 80;

/** Escapes control characters, including line breaks, and cuts the text to a length. */
export function printable(text: string, maxLength = MAX_SHOWN): string {
  return oneLine(text, maxLength);
}
