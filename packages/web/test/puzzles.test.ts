// Puzzles: grades, ratings, the puzzle of the day, and what the page shows of the game.
import { determinize, randomFromSeed, replayRecord, parseCompact, view } from '@eminent/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { byDepth } from '../../../tools/test-depth.ts';
import { afterGame, NEWCOMER } from '../src/puzzles/glicko.ts';
import { gameOfPuzzle } from '../src/puzzles/puzzle-game.ts';
import { allPuzzles, loadPuzzles } from '../src/puzzles/load-puzzles.ts';
import { afterRun, afterTry, NO_PROGRESS } from '../src/puzzles/puzzle-progress.ts';
import { nextPuzzle, puzzleOfDay, puzzlesOfRun } from '../src/puzzles/choose-puzzle.ts';
import { answerKey, gradeOf, type Puzzle, tokensOf } from '../src/puzzles/puzzle.ts';

beforeAll(loadPuzzles);

const PUZZLE: Puzzle = {
  n: 7,
  record: '',
  answers: { 'lead:trade': 612, 'lead:survey': 490, done: 300 },
  reasons: [],
  themes: ['role'],
  rating: 1600,
};
const MANY = [1, 2, 3, 4, 5].map((n): Puzzle => ({ ...PUZZLE, n, rating: 1300 + 100 * n }));

test('an answer is the same in any order, with or without the end of its selection', () => {
  expect(answerKey(['remove:survey', 'remove:politics', 'done'])).toBe(
    answerKey(['remove:politics', 'remove:survey']),
  );
  expect(answerKey(['done'])).toBe('done');
  expect(answerKey([])).toBe('done');
  expect(tokensOf(answerKey(['b', 'a']))).toEqual(['a', 'b']);
});

test('a grade contrasts the answer with the best one in wins out of 100', () => {
  expect(gradeOf(PUZZLE, 'lead:trade')).toMatchObject({ isBest: true, best: { wins: 61 } });
  expect(gradeOf(PUZZLE, 'done')).toMatchObject({
    isBest: false,
    given: { wins: 30 },
    second: { key: 'lead:survey', wins: 49 },
  });
  expect(gradeOf(PUZZLE, 'lead:research')).toBeUndefined();
});

test('the puzzle of the day depends on the date alone', () => {
  const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-24'];
  const numbers = days.map((day) => puzzleOfDay(MANY, day)?.n);
  expect(days.map((day) => puzzleOfDay(MANY, day)?.n)).toEqual(numbers);
  expect(new Set(numbers).size).toBeGreaterThan(1);
  expect(puzzleOfDay([], '2026-11-27')).toBeUndefined();
});

test('the next puzzle is the nearest in rating that was not tried', () => {
  expect(nextPuzzle(MANY, 1610, () => false)?.n).toBe(3);
  expect(nextPuzzle(MANY, 1610, (n) => n === 3)?.n).toBe(4);
  expect(nextPuzzle(MANY, 1610, () => true, 2)?.n).toBe(3);
  expect(nextPuzzle(MANY, 1610, () => true, 5)?.n).toBe(1);
  expect(nextPuzzle([], 1610, () => false)).toBeUndefined();
});

test('a run gets harder and repeats nothing', () => {
  const run = puzzlesOfRun(MANY, () => 0.5);
  expect(run.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
});

describe('Glicko', () => {
  test('one game as in the formulas', () => {
    // Glicko: q = ln 10 / 400, g(30) = 0.9955, E = 0.639, 1/d² = q² g² E (1 - E).
    const { rating, deviation } = afterGame(
      { rating: 1500, deviation: 200 },
      { rating: 1400, deviation: 30 },
      1,
    );
    expect(rating).toBeCloseTo(1563.43, 2);
    expect(deviation).toBeCloseTo(175.22, 2);
  });

  test('expected results change little, surprises much, and certainty grows', () => {
    const easy = { rating: 1000, deviation: 100 };
    const won = afterGame(NEWCOMER, easy, 1);
    const lost = afterGame(NEWCOMER, easy, 0);
    expect(won.rating - NEWCOMER.rating).toBeLessThan(NEWCOMER.rating - lost.rating);
    expect(won.deviation).toBeLessThan(NEWCOMER.deviation);
  });
});

describe('the results', () => {
  test('count the first try only', () => {
    const solved = afterTry(NO_PROGRESS, PUZZLE, true, '2026-11-27');
    expect(solved).toMatchObject({ streak: 1, bestStreak: 1, days: ['2026-11-27'] });
    expect(solved.rating).toBeGreaterThan(NO_PROGRESS.rating);
    expect(afterTry(solved, PUZZLE, false)).toBe(solved);
    const failed = afterTry(solved, { n: 8, rating: 1500 }, false, '2026-11-28');
    expect(failed).toMatchObject({ streak: 0, bestStreak: 1, days: ['2026-11-27'] });
    expect(failed.tried.map(({ n, solved: is }) => [n, is])).toEqual([
      [7, true],
      [8, false],
    ]);
    expect(failed.tried[1]?.rating).toBeGreaterThan(1500);
  });

  test('keep the best run', () => {
    expect(afterRun(afterRun(NO_PROGRESS, 9), 4).bestRun).toBe(9);
  });
});

test('the table of a puzzle shows what its seat may know', () => {
  const puzzles = allPuzzles();
  const every = byDepth(Math.max(1, Math.floor(puzzles.length / 8)), 1);
  for (const puzzle of puzzles.filter((_, at) => at % every === 0)) {
    const game = gameOfPuzzle(puzzle, 'en');
    const seat = game.view.seat ?? -1;
    const record = parseCompact(puzzle.record);
    if (!record.ok) throw new Error(record.error);
    const replay = replayRecord(record.value);
    if (!replay.ok) throw new Error(replay.error);
    const other = determinize(replay.value.state, seat, randomFromSeed('another deal'));
    const { decision, ...shown } = game.view;
    const { decision: same, ...known } = view(other, seat);
    expect(shown, `puzzle ${puzzle.n}`).toEqual(known);
    expect(decision?.seat).toBe(same?.seat);
    // All answers that have a rating are possible in the position.
    const tokens = new Set(decision?.options.map(({ token }) => token));
    for (const key of Object.keys(puzzle.answers)) {
      expect(
        tokensOf(key).filter((token) => !tokens.has(token)),
        `puzzle ${puzzle.n}`,
      ).toEqual([]);
    }
  }
});
