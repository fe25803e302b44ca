// The options of games that programs and tests play.
import { checkOptions, type GameOptions } from '@eminent/engine';

/** The complete options; a mistake in them is a mistake of the program. */
export function gameOptions(input: object): GameOptions {
  const checked = checkOptions(input);
  if (!checked.ok) throw new Error(checked.error);
  return checked.value;
}
