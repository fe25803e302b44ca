// What players are called on the page.
import { LANGS, msg, type Tongue } from '@eminent/text';

const YOU: readonly string[] = LANGS.map((lang) => msg(lang, 'ui.you'));

/** Somebody who gave no name is "you" in the language of the moment, whatever it was when the game began. */
export function namesIn(lang: Tongue, names: readonly string[]): readonly string[] {
  const you = msg(lang, 'ui.you');
  return names.map((name) => (YOU.includes(name) ? you : name));
}
