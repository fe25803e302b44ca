// Makes untrusted text, as from arguments, files and programs, safe to print in a terminal.
import { oneLine } from '@eminent/protocol';

/** Maximum length by default, as for a value that an error message repeats. */
const MAX_SHOWN = 80;

/** Escapes all control characters, also line breaks, and cuts the text at a length. */
export function printable(text: string, most = MAX_SHOWN): string {
  return oneLine(text, most);
}
