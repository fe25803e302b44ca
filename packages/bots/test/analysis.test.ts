// Analysis of finished games: sums are consistent, obvious facts are recognized, and games without
// a trained net are judged by rollouts.
import {
  checkOptions,
  type GameState,
  legalOptions,
  newGame,
  playTrusted,
  randomFromSeed,
  winnersOf,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { byDepth } from '../../../tools/test-depth.ts';
import { type Analysis, analyze, PLAY_RATINGS } from '../src/index.ts';

/** Games are analyzed from this many answers before the end; completely in a deep run. */
const LAST = byDepth(50, Number.POSITIVE_INFINITY);

function played(input: object): { start: GameState; answers: number[]; end: GameState } {
  const checked = checkOptions(input);
  if (!checked.ok) throw new Error(checked.error);
  const start = newGame(checked.value, 'analysis');
  const end = start.clone();
  const random = randomFromSeed('analysis');
  const answers: number[] = [];
  while (!end.over) {
    const legal = legalOptions(end);
    const option = legal[random.below(legal.length)] ?? -1;
    answers.push(option);
    playTrusted(end, option);
  }
  const from = Math.max(0, answers.length - LAST);
  for (const option of answers.slice(0, from)) playTrusted(start, option);
  return { start, answers: answers.slice(from), end };
}

/** What holds in every analysis of random players, who make mistakes. */
function expectConsistent(analysis: Analysis): void {
  const { accuracy, chances, decisions, lostByChoices, luck, luckAdjusted, moments } = analysis;
  for (const [seat, start] of (chances[0] ?? []).entries()) {
    const result = chances.at(-1)?.[seat] ?? Number.NaN;
    expect(start + (luck[seat] ?? 0) + (decisions[seat] ?? 0)).toBeCloseTo(result, 10);
    expect(luckAdjusted[seat]).toBeCloseTo(result - (luck[seat] ?? 0), 10);
    const { choices, errorPerDecision, rating } = accuracy[seat] ?? {};
    expect(lostByChoices[seat]).toBeCloseTo((errorPerDecision ?? 0) * (choices ?? 0), 10);
    expect(PLAY_RATINGS).toContain(rating);
  }
  expect(luck.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 10);
  expect(moments.length).toBeGreaterThan(0);
  for (const { lost, chance, chosen, best } of moments) {
    expect(lost).toBeGreaterThan(0);
    expect(lost).toBeLessThanOrEqual(chance);
    expect(chosen).not.toBe(best);
  }
}

test.each([
  ['two', { players: 2 }],
  ['four', { players: 4 }],
  ['five in Escalation', { players: 5, ruleset: 'escalation' }],
])('a game of %s', (_, options) => {
  const { start, answers, end } = played(options);
  const analysis = analyze(start, answers);
  // Choices before the first turn count as a turn.
  expect(analysis.chances).toHaveLength(end.turnNumber - start.turnNumber + 2);
  for (const one of analysis.chances) {
    expect(one.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  }
  const winners = winnersOf(end);
  expect(analysis.chances.at(-1)?.[winners[0] ?? 0]).toBeCloseTo(1 / winners.length);
  expectConsistent(analysis);
  expect(analyze(start, answers)).toEqual(analysis);
});

test('a game that no net has learned is judged by games played on', () => {
  const { start, answers, end } = played({ players: 2, ruleset: 'prototype-2010' });
  const analysis = analyze(start, answers);
  expect(analysis.chances).toHaveLength(end.turnNumber - start.turnNumber + 2);
  for (const one of analysis.chances) {
    expect(one.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  }
  expectConsistent(analysis);
});
