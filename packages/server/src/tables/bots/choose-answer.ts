// Replays a game and asks a bot for the answer, with only what its seat may know.
import { findBot, requestFor } from '@eminent/bots';
import {
  decidingSeat,
  formatOption,
  newGame,
  parseOption,
  play,
  randomFromSeed,
} from '@eminent/engine';
import type { BotJob } from './bot-job.ts';

/** The token of the answer; undefined if bot or answer are invalid. Throws for an invalid game. */
export function chooseAnswer({
  game,
  rules,
  seed,
  tokens,
  bot,
  budget,
}: BotJob): string | undefined {
  const player = findBot(bot);
  if (player === undefined) return undefined;
  const state = newGame(game, seed, rules);
  for (const token of tokens) {
    const option = parseOption(state, token);
    if (option === undefined) throw new RangeError('the game cannot be replayed');
    play(state, option);
  }
  const seat = decidingSeat(state);
  const random = randomFromSeed(`bot ${seed} ${seat} ${state.ply}`);
  const { token } = player.choose(requestFor(state, seat, random, budget));
  const option = parseOption(state, token);
  return option === undefined ? undefined : formatOption(state, option);
}
