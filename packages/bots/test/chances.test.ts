// Chances sum to 1 in every position, are fair to all seats, and reveal nothing to the deciding
// seat that it may not know.
import {
  decidingSeat,
  determinize,
  type GameState,
  KnownOrder,
  legalOptions,
  newGame,
  optionsOf,
  playTrusted,
  randomFromSeed,
  reorderDecks,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { byDepth } from '../../../tools/test-depth.ts';
import { judgeFor } from '../src/analysis.ts';
import { combinePerspectives } from '../src/net/calibration.ts';
import { seenChances } from '../src/estimated-chances.ts';
import { shippedNet } from '../src/net-bots.ts';
import { heuristicPlayouts } from '../src/search/playout.ts';

const EVERY = byDepth(31, 5);
const EVERY_VERDICT = byDepth(67, 11);

const GAMES = [
  ...[2, 3, 4].map((players) => ({ ruleset: 'official', players })),
  ...[2, 3, 4].map((players) => ({ ruleset: 'prototype-2010', players })),
  ...[2, 3, 4, 5].map((players) => ({ ruleset: 'escalation', players })),
];

function* positions(input: object, seed: string, every: number): Generator<GameState> {
  const state = newGame(gameOptions(input), seed);
  const random = randomFromSeed(seed);
  for (let i = 0; !state.over; i++) {
    if (i % every === 0) yield state;
    const legal = legalOptions(state);
    playTrusted(state, legal[random.below(legal.length)] ?? -1);
  }
}

function sumOf(chances: readonly number[]): number {
  return chances.reduce((sum, one) => sum + one, 0);
}

test.each(GAMES)('chances sum to 1 in every position: %j', (input) => {
  const random = randomFromSeed('chances');
  const known = new KnownOrder();
  const out = new Float64Array(input.players);
  for (const state of positions(input, 'chances', EVERY)) {
    const shown = judgeFor(state).valuation(state, (one) => reorderDecks(one, known, random));
    expect(shown).toHaveLength(input.players);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(0);
    expect(sumOf(shown)).toBeCloseTo(1, 12);
    const evaluator = shippedNet(optionsOf(state.rules)) ?? heuristicPlayouts;
    evaluator.chances(state.clone(), out, random);
    expect(sumOf([...out])).toBeCloseTo(1, 12);
    for (let seat = 0; seat < input.players && evaluator.chanceOf !== undefined; seat++) {
      const again = new Float64Array(input.players);
      evaluator.chances(state, again, random, seat, evaluator.chanceOf(state, seat));
      expect(again).toEqual(out);
    }
  }
});

test('seats that change places change chances', () => {
  const random = randomFromSeed('places');
  const chance = (): number => random.below(1001) / 1000;
  for (let i = 0; i < 200; i++) {
    const players = 2 + (i % 4);
    const seen = Array.from({ length: players }, chance);
    const decider = random.below(players);
    const calibration = { decider: chance(), others: chance(), toMove: chance() - 0.5 };
    const [a, b] = [random.below(players), random.below(players)];
    const swap = <T>(list: readonly T[]): T[] => {
      const copy = [...list];
      [copy[a], copy[b]] = [copy[b] as T, copy[a] as T];
      return copy;
    };
    const swapped = decider === a ? b : decider === b ? a : decider;
    const chances = combinePerspectives(seen, decider, calibration);
    const other = combinePerspectives(swap(seen), swapped, calibration);
    for (const [seat, one] of swap(chances).entries()) expect(other[seat]).toBeCloseTo(one, 12);
    expect(sumOf(chances)).toBeCloseTo(1, 12);
  }
});

test.each([
  { ruleset: 'official', players: 2 },
  { ruleset: 'official', players: 4 },
  { ruleset: 'prototype-2010', players: 2 },
  { ruleset: 'escalation', players: 3 },
])('a choice is judged alike in worlds that look the same to its seat: %j', (input) => {
  const random = randomFromSeed('worlds');
  let compared = 0;
  for (const state of positions(input, 'worlds', EVERY_VERDICT)) {
    const legal = legalOptions(state);
    if (legal.length < 2) continue;
    const judge = judgeFor(state);
    const other = determinize(state, decidingSeat(state), random);
    const option = legal[random.below(legal.length)] ?? -1;
    const judged = judge.verdict(state, option);
    expect(judge.verdict(other, option)).toEqual(judged);
    expect(judged.lost).toBeLessThanOrEqual(judged.chance);
    compared++;
  }
  expect(compared).toBeGreaterThan(2);
});

test.each([
  { ruleset: 'official', players: 3 },
  { ruleset: 'prototype-2010', players: 2 },
  { ruleset: 'escalation', players: 2 },
])('a seat sees the same chances in worlds that look the same to it: %j', (input) => {
  const random = randomFromSeed('seen');
  for (const state of positions(input, 'seen', EVERY_VERDICT)) {
    const { valuation } = judgeFor(state);
    for (let seat = 0; seat < input.players; seat++) {
      const seen = seenChances(state, seat, valuation);
      expect(seenChances(determinize(state, seat, random), seat, valuation)).toEqual(seen);
      expect(sumOf(seen)).toBeCloseTo(1, 12);
    }
  }
});
