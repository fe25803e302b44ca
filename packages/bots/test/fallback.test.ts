// In games without a trained net, all net bots use the same fallback: heuristics in games with
// fleets, otherwise a search.
import {
  decidingSeat,
  type GameState,
  legalOptions,
  newGame,
  playTrusted,
  randomFromSeed,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { type Bot, requestFor } from '../src/index.ts';
import { officialV1 } from '../src/net/official-v1/official-v1.ts';
import { netBotsOf } from '../src/net-bots.ts';
import { strongestStyle } from '../src/search/fallback.ts';

/** The bots that use a net, all with a net for the official game only. */
const PLAYERS = netBotsOf(officialV1, new Float32Array(officialV1.layers.size));

function* choices(ruleset: string): Generator<GameState> {
  const state = newGame(gameOptions({ ruleset, players: 2 }), 'fallback');
  const random = randomFromSeed('fallback');
  while (!state.over) {
    const legal = legalOptions(state);
    if (legal.length > 1 && state.ply % 9 === 0) yield state;
    playTrusted(state, legal[random.below(legal.length)] ?? -1);
  }
}

function ask(bot: Bot, state: GameState) {
  return bot.choose(requestFor(state, decidingSeat(state), randomFromSeed('ask'), { work: 8 }));
}

test('in Escalation they choose as the strongest character', () => {
  let decisions = 0;
  for (const state of choices('escalation')) {
    const { token } = ask(strongestStyle, state);
    for (const player of PLAYERS) expect(ask(player, state)).toEqual({ token });
    decisions++;
  }
  expect(decisions).toBeGreaterThan(10);
});

test('in the prototype all of them search', () => {
  const [state] = choices('prototype-2010');
  if (state === undefined) throw new Error('no choice');
  for (const player of PLAYERS) {
    const { ranking = [] } = ask(player, state);
    expect(ranking.length).toBeGreaterThan(1);
    expect(ranking.some(({ visits = 0 }) => visits > 0)).toBe(true);
  }
});
