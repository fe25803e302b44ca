// Luck: the chance at the start, luck and decisions add up to the result, answers that reveal
// nothing have no luck, and luck is zero on average.
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
import { byDepth } from '../../../tools/test-depth.ts';
import { judgeFor } from '../src/analysis.ts';
import { fastHeuristicChoice } from '../src/index.ts';
import { splitGame } from '../src/luck.ts';
import { pointsValuation } from '../src/points-valuation.ts';

/** Number of last answers that are divided into luck and decisions; all in a deep run. */
const LAST = byDepth(60, Number.POSITIVE_INFINITY);
const GAMES = byDepth(30, 300);

function played(input: object, seed: string, last: number) {
  const start = newGame(gameOptions(input), seed);
  const end = start.clone();
  const random = randomFromSeed(seed);
  const answers: number[] = [];
  while (!end.over) {
    const option = fastHeuristicChoice(end, legalOptions(end), random);
    answers.push(option);
    playTrusted(end, option);
  }
  const from = Math.max(0, answers.length - last);
  for (const option of answers.slice(0, from)) playTrusted(start, option);
  return { start, answers: answers.slice(from) };
}

test.each([
  ...[2, 3, 4].map((players) => ({ ruleset: 'official', players })),
  ...[2, 3, 4].map((players) => ({ ruleset: 'prototype-2010', players })),
  ...[2, 3, 4, 5].map((players) => ({ ruleset: 'escalation', players })),
])('start, luck and decisions make the result: %j', (input) => {
  const { answers, start } = played(input, 'sums', LAST);
  const { swings, values } = splitGame(start, answers, judgeFor(start).valuation);
  expect(swings).toHaveLength(answers.length);
  for (let seat = 0; seat < input.players; seat++) {
    let chance = values[0]?.[seat] ?? Number.NaN;
    for (const [i, { decision, luck }] of swings.entries()) {
      chance += (decision[seat] ?? Number.NaN) + (luck[seat] ?? Number.NaN);
      expect(chance).toBeCloseTo(values[i + 1]?.[seat] ?? Number.NaN, 10);
    }
  }
  for (const { luck } of swings) {
    expect(luck.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 10);
  }
});

test('an answer that reveals nothing has no luck', () => {
  const { answers, start } = played({ players: 2 }, 'nothing', LAST);
  const { swings } = splitGame(start, answers, pointsValuation);
  const state: GameState = start.clone();
  for (const [i, option] of answers.entries()) {
    const { reveals } = state;
    expect(swings[i]?.seat).toBe(decidingSeat(state));
    playTrusted(state, option);
    const luck = state.reveals === reveals ? swings[i]?.luck : [0, 0];
    expect(luck).toEqual([0, 0]);
  }
});

test('luck is zero on average', () => {
  const lucks = Array.from({ length: GAMES }, (_, game) => {
    const { answers, start } = played({ players: 2 }, `average ${game}`, LAST);
    const { swings } = splitGame(start, answers, judgeFor(start).valuation);
    return swings.reduce((sum, { luck }) => sum + (luck[0] ?? 0), 0);
  });
  const mean = lucks.reduce((sum, one) => sum + one, 0) / GAMES;
  const spread = lucks.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (GAMES - 1);
  expect(spread).toBeGreaterThan(0);
  expect(Math.abs(mean)).toBeLessThan(2 * Math.sqrt(spread / GAMES));
});
