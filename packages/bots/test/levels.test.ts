// Every level beats weaker levels, and the errors of weaker levels are as frequent as stated.
import {
  decidingSeat,
  legalOptions,
  newGame,
  parseOption,
  playTrusted,
  randomFromSeed,
  winnersOf,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { byDepth } from '../../../tools/test-depth.ts';
import { drawByWorth, overlookedFollow } from '../src/human-errors.ts';
import { type Bot, findBot, LEVELS, type Level, requestFor, STRONGEST } from '../src/index.ts';

function bot(name: string): Bot {
  const found = findBot(name);
  if (found === undefined) throw new Error(`no bot is called ${name}`);
  return found;
}

/** Counts wins of `strong`, a tie as half. Each deal is played from both seats. */
function winsAgainst(strong: Bot, weak: Bot, games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const state = newGame(gameOptions({ players: 2 }), `levels ${game >> 1}`);
    const random = randomFromSeed(`levels ${game}`);
    const own = game & 1;
    while (!state.over) {
      const seat = decidingSeat(state);
      const legal = legalOptions(state);
      const [only = -1] = legal;
      const chooser = seat === own ? strong : weak;
      const request = requestFor(state, seat, random, { work: 16 });
      const option = legal.length === 1 ? only : parseOption(state, chooser.choose(request).token);
      playTrusted(state, option ?? only);
    }
    const winners = winnersOf(state);
    if (winners.includes(own)) wins += 1 / winners.length;
  }
  return wins;
}

/** The strongest level plays fewer games, because it searches and is slow. */
const gamesOf = (level: Level): number => (level === STRONGEST ? byDepth(4, 60) : byDepth(10, 60));
/** Levels that play against each other: two steps apart, in a deep run also neighbors. */
const PAIRS: readonly (readonly [Level, Level])[] = LEVELS.flatMap((level, i) =>
  byDepth([2], [1, 2]).flatMap((steps) => {
    const weaker = LEVELS[i - steps];
    return weaker === undefined ? [] : [[level, weaker] as const];
  }),
);

test.each(PAIRS)('%s wins most games against %s', (stronger, weaker) => {
  const games = gamesOf(stronger);
  expect(winsAgainst(bot(stronger), bot(weaker), games)).toBeGreaterThan(games / 2);
});

test('options nearly as good are chosen nearly as often, and much worse ones never', () => {
  const random = randomFromSeed('draws');
  const times = [0, 0, 0];
  for (let i = 0; i < 3000; i++) {
    const at = drawByWorth([1, 1 - Math.LN2 * 0.1, -3], 0.1, random);
    times[at] = (times[at] ?? 0) + 1;
  }
  expect((times[0] ?? 0) / 3000).toBeCloseTo(2 / 3, 1);
  expect((times[1] ?? 0) / 3000).toBeCloseTo(1 / 3, 1);
  expect(times[2]).toBe(0);
});

test('only chances to follow are overlooked, and only as often as stated', () => {
  const random = randomFromSeed('overlooked');
  const dissent = { option: 1, token: 'dissent', kind: 'dissent', draws: 1 } as const;
  const follow = { option: 2, token: 'follow', kind: 'follow' } as const;
  const seen = Array.from({ length: 1000 }, () => overlookedFollow([follow, dissent], 20, random));
  const overlooked = seen.filter((token) => token === 'dissent').length;
  expect(overlooked).toBeGreaterThan(150);
  expect(overlooked).toBeLessThan(250);
  expect(seen.filter((token) => token !== undefined && token !== 'dissent')).toEqual([]);
  expect(overlookedFollow([follow], 100, random)).toBeUndefined();
});
