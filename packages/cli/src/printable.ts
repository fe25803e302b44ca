// Makes untrusted text (arguments, files, programs) safe for a terminal and limits it to one line.
import { oneLine } from '@eminent/protocol';

/** Characters of untrusted text that a sentence may repeat. */
const MAX_SHOWN = 80;

/** Escapes every control character and cuts the text at a length. */
export function printable(text: string, most = MAX_SHOWN): string {
  return oneLine(text, most);
}
