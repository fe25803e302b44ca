// Completes the options of games that programs and tests play.
import { checkOptions, type GameOptions } from '@eminent/engine';

/** Completes options with default values. Throws if they are invalid. */
export function gameOptions(input: object): GameOptions {
  const checked = checkOptions(input);
  if (!checked.ok) throw new Error(checked.error);
  return checked.value;
}
