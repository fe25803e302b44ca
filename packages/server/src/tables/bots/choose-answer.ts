// Thinks for a bot of a server table: repeats the game and asks the bot with what its seat may know, nothing else.
import { findBot, requestFor } from '@eminent/bots';
import {
  decidingSeat,
  formatOption,
  newGame,
  parseOption,
  play,
  randomFromSeed,
} from '@eminent/engine';
import type { ThinkJob } from './bot-job.ts';

/** The token of the bot's answer; undefined when there is no such bot or it answers what is not possible. */
export function think({ game, rules, seed, tokens, bot, budget }: ThinkJob): string | undefined {
  const player = findBot(bot);
  if (player === undefined) return undefined;
  const state = newGame(game, seed, rules);
  for (const token of tokens) {
    const option = parseOption(state, token);
    if (option === undefined) throw new RangeError('a game that cannot be repeated');
    play(state, option);
  }
  const seat = decidingSeat(state);
  const random = randomFromSeed(`bot ${seed} ${seat} ${state.ply}`);
  const { token } = player.choose(requestFor(state, seat, random, budget));
  const option = parseOption(state, token);
  return option === undefined ? undefined : formatOption(state, option);
}
