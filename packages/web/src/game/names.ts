// What players are called on the page.
import { type Locale, msg } from '@eminent/text';

/** What somebody who gave no name was called when a game began. */
const YOU: readonly string[] = ['You', 'Tu'];

/** Somebody who gave no name is "you" in the language of the moment, whatever it was when the game began. */
export function namesIn(locale: Locale, names: readonly string[]): readonly string[] {
  const you = msg(locale, 'ui.you');
  return names.map((name) => (YOU.includes(name) ? you : name));
}
