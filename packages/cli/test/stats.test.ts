// Ratings and confidence intervals, for results whose true strengths are known.
import { randomFromSeed } from '@eminent/engine';
import { expect, test } from 'vitest';
import { eloOf, estimateOf, type Meeting, rate } from '../src/stats.ts';

test('par is 0 Elo for any number of players', () => {
  expect(eloOf(0.5, 2, 100)).toBeCloseTo(0);
  expect(eloOf(0.25, 4, 100)).toBeCloseTo(0);
  expect(eloOf(10 / 11, 2, 1000)).toBeCloseTo(400);
  expect(eloOf(1, 2, 100)).toBeLessThan(1000);
});

test('an interval shrinks with more games and contains the mean', () => {
  const wide = estimateOf([0, 1, 1, 0]);
  const narrow = estimateOf(Array.from({ length: 400 }, (_, i) => i % 2));
  expect(wide.mean).toBe(0.5);
  expect(narrow.high - narrow.low).toBeLessThan(wide.high - wide.low);
  expect(estimateOf(Array<number>(50).fill(1)).low).toBeLessThan(1);
});

test.each([2, 4])('ratings of meetings of %i recover the true strengths', (size) => {
  const truth = [-200, -50, 0, 90, 160];
  const random = randomFromSeed('ratings');
  const meetings: Meeting[] = [];
  for (let game = 0; game < 6000; game++) {
    const players = truth.map((_, i) => i);
    while (players.length > size) players.splice(random.below(players.length), 1);
    const weights = players.map((player) => 10 ** ((truth[player] ?? 0) / 400));
    let point = (random.below(1 << 20) / (1 << 20)) * weights.reduce((a, b) => a + b, 0);
    const winner = weights.findIndex((weight) => (point -= weight) < 0);
    meetings.push({ players, shares: players.map((_, i) => (i === winner ? 1 : 0)) });
  }
  const ratings = rate(truth.length, meetings);
  for (const [player, { elo, half }] of ratings.entries()) {
    expect(Math.abs(elo - (truth[player] ?? 0))).toBeLessThan(half * 1.6);
    expect(half).toBeLessThan(30);
  }
});
