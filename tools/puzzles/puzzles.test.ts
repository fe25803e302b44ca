// The shipped puzzles open, their best answer is legal and leads clearly, and the net agrees.
import { statSync } from 'node:fs';
import { decidingSeat, determinize, randomFromSeed, view } from '@eminent/engine';
import { describe, expect, test } from 'vitest';
import { THEMES } from '../../packages/web/src/puzzles/puzzle.ts';
import { byDepth } from '../test-depth.ts';
import { answersTo } from './answers.ts';
import { ratingOf, SOLVERS } from './difficulty.ts';
import { keyOf, MIN_LEAD } from './find-puzzle.ts';
import { answersOf, evaluatorFor, positionOf } from './judge-again.ts';
import { byNet, bySearch, leadOf, ranked } from './judges.ts';
import { readShipped, SHIPPED } from './puzzle-file.ts';

const PUZZLES = readShipped();
/** A sample spread over the file in the gate, all puzzles in a deep run. */
function sampled(count: number) {
  const every = byDepth(Math.max(1, Math.floor(PUZZLES.length / count)), 1);
  return PUZZLES.filter((_, at) => at % every === 0);
}

test('the file has numbered puzzles of known themes, and is small', () => {
  expect(PUZZLES.length).toBeGreaterThan(0);
  expect(new Set(PUZZLES.map(({ n }) => n)).size).toBe(PUZZLES.length);
  expect(new Set(PUZZLES.map(({ record }) => record)).size).toBe(PUZZLES.length);
  for (const { themes } of PUZZLES) {
    expect(themes.length).toBeGreaterThan(0);
    expect(themes.filter((theme) => !THEMES.includes(theme))).toEqual([]);
  }
  expect(statSync(SHIPPED).size).toBeLessThanOrEqual(2_000_000);
});

test('the best answer is the first one and leads clearly', () => {
  for (const { answers, n } of PUZZLES) {
    const [best = 0, second = 1000, ...others] = Object.values(answers);
    expect(best - second, `puzzle ${n}`).toBeGreaterThanOrEqual(MIN_LEAD * 1000 - 1);
    expect(Math.max(second, ...others), `puzzle ${n}`).toBe(second);
  }
});

test('each puzzle opens, and its answers are those that are legal', () => {
  for (const { record, answers, n } of sampled(40)) {
    const state = positionOf(record);
    expect(state.over).toBe(false);
    const keys = answersTo(state, 100)?.map((answer) => keyOf(state, answer));
    expect(keys?.toSorted(), `puzzle ${n}`).toEqual(Object.keys(answers).toSorted());
  }
});

test('the net finds the best answer with few simulations', () => {
  for (const puzzle of sampled(15)) {
    const state = positionOf(puzzle.record);
    const answers = answersOf(state, puzzle);
    const random = randomFromSeed(`puzzle ${puzzle.n}`);
    const found = ranked(bySearch(state, answers, 48, random, evaluatorFor(state)));
    expect(found[0]?.at, `puzzle ${puzzle.n}`).toBe(0);
  }
});

test('the judges use only what the seat knows', () => {
  for (const puzzle of sampled(5)) {
    const state = positionOf(puzzle.record);
    const seat = decidingSeat(state);
    const other = determinize(state, seat, randomFromSeed('another deal'));
    expect(view(other, seat)).toEqual(view(state, seat));
    const answers = answersOf(state, puzzle);
    const chances = [state, other].map((one) =>
      byNet(one, answers, 3, randomFromSeed('judge'), evaluatorFor(state)),
    );
    expect(chances[1]).toEqual(chances[0]);
  }
});

describe('the rating', () => {
  const solvedUpTo = (level: number) => ratingOf(SOLVERS.map((_, at) => (at >= level ? 1 : 0)));

  test('is higher for puzzles that only stronger bots solve', () => {
    const ratings = SOLVERS.map((_, level) => solvedUpTo(level));
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect(ratings[0]).toBeLessThan(1200);
    expect(solvedUpTo(SOLVERS.length)).toBeGreaterThan(2300);
  });
});

test('a lead has the standard error of the paired differences', () => {
  expect(leadOf([1, 0, 1, 1], [0, 0, 0, 1])).toEqual({ lead: 0.5, error: Math.sqrt(0.25 / 3) });
});
