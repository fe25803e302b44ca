// Text from elsewhere (arguments, files, programs) in a form that can do nothing to a terminal and fills no more than a line.
import { oneLine } from '@eminent/protocol';

/** Characters of somebody else's text that a sentence may repeat. */
const MOST_SHOWN = 80;

/** The text with every control character written out, cut after so many characters. */
export function printable(text: string, most = MOST_SHOWN): string {
  return oneLine(text, most);
}
