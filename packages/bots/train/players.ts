// The scripted bots that play in training games, and helpers to find bots and get their answers.
import {
  decidingSeat,
  type GameState,
  legalOptions,
  parseOption,
  type Random,
} from '@eminent/engine';
import { quoted, refuse } from '../../../tools/command-line.ts';
import { type Bot, type BotName, findBot, requestFor } from '../src/index.ts';

/**
 * The bots that a net is trained with. Listed several times: strong styles, and the Miser
 * (`greedy`), whose way to play never occurs in self-play.
 */
export const POOL: readonly BotName[] = [
  'warmonger',
  'warmonger',
  'warmonger',
  'settler',
  'settler',
  'captain',
  'scholar',
  'trader',
  'rusher',
  'contrarian',
  'greedy',
  'greedy',
];

/** Returns a bot by name. Ends the program with an error message if there is none. */
export function botNamed(name: string): Bot {
  return findBot(name) ?? refuse(`${quoted(name)}: no such bot.`);
}

/** Returns the option that a bot chooses for the deciding seat. Throws if it is not legal. */
export function answerOf(bot: Bot, state: GameState, random: Random): number {
  const legal = legalOptions(state);
  if (legal.length === 1) return legal[0] as number;
  const { token } = bot.choose(requestFor(state, decidingSeat(state), random));
  const option = parseOption(state, token);
  if (option === undefined) throw new Error(`${bot.name} gave no legal answer`);
  return option;
}
