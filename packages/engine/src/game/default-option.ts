// The answer of a seat that does not answer itself.
import { COLLECT, DISSENT, DONE, LEAD } from '../model/option.ts';
import type { GameState } from '../state/state.ts';
import { legalOptions } from './game.ts';

/**
 * Returns the answer for a seat that does not decide in time or cannot answer: `done`, dissent or
 * collecting fighters if legal, otherwise the first option, preferably one with an argument.
 */
export function defaultOption(state: GameState): number {
  const options = legalOptions(state);
  for (const cautious of [DONE, DISSENT, COLLECT]) if (options.includes(cautious)) return cautious;
  return options.find((option) => option >= LEAD) ?? (options[0] as number);
}
