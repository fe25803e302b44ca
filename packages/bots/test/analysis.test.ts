// Analysis of finished games: its sums are consistent, it finds mistakes, and it judges games
// without a trained net by rollouts.
import {
  type GameState,
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
import { type Analysis, analyze, analyzeByTurn, judgeAnswers, PLAY_RATINGS } from '../src/index.ts';

/** Number of last answers of a game that are analyzed; all of them in a deep run. */
const LAST = byDepth(50, Number.POSITIVE_INFINITY);

function played(input: object): { start: GameState; answers: number[]; end: GameState } {
  const start = newGame(gameOptions(input), 'analysis');
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

function expectPhases({ byPhase, accuracy, lostByChoices }: Analysis, seat: number): void {
  const phases = byPhase[seat] ?? [];
  expect(new Set(phases.map(({ phase, role }) => `${phase} ${role}`)).size).toBe(phases.length);
  const choices = phases.reduce((sum, one) => sum + one.choices, 0);
  const lost = phases.reduce((sum, one) => sum + one.lost, 0);
  expect(choices).toBeGreaterThan(0);
  expect(choices).toBeLessThanOrEqual(accuracy[seat]?.choices ?? 0);
  expect(lost).toBeLessThanOrEqual((lostByChoices[seat] ?? 0) + 1e-9);
  for (const { phase, role } of phases) {
    expect(role === undefined).toBe(phase === 'action' || phase === 'cleanup');
  }
}

function expectConsistent(analysis: Analysis): void {
  const { accuracy, chances, decisions, lostByChoices, luck, luckAdjusted, mistakes } = analysis;
  for (const [seat, start] of (chances[0] ?? []).entries()) {
    const result = chances.at(-1)?.[seat] ?? Number.NaN;
    expect(start + (luck[seat] ?? 0) + (decisions[seat] ?? 0)).toBeCloseTo(result, 10);
    expect(luckAdjusted[seat]).toBeCloseTo(result - (luck[seat] ?? 0), 10);
    const { choices, errorPerDecision, rating } = accuracy[seat] ?? {};
    expect(lostByChoices[seat]).toBeCloseTo((errorPerDecision ?? 0) * (choices ?? 0), 10);
    expect(PLAY_RATINGS).toContain(rating);
    expectPhases(analysis, seat);
  }
  expect(luck.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 10);
  expect(mistakes.length).toBeGreaterThan(0);
  for (const { lost, chance, chosen, best } of mistakes) {
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
  // Chances at the start, at the start of each later turn, and at the end.
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

test('an analysis grows turn by turn', () => {
  const { start, answers } = played({ players: 2, ruleset: 'prototype-2010' });
  const parts = [...analyzeByTurn(start, answers)];
  expect(parts.length).toBe((parts.at(-1)?.chances.length ?? 0) - 1);
  for (const [at, { done, of, chances, seen }] of parts.entries()) {
    expect(of).toBe(answers.length);
    expect(done).toBeLessThanOrEqual(of);
    // Chances at the start, and at the end of each turn.
    expect(chances).toHaveLength(at + 2);
    for (const list of seen) expect(list).toHaveLength(at + 2);
  }
  expect(parts.at(-1)?.done).toBe(answers.length);
});

test('an answer without a better one loses nothing, and a mistake loses as much as in the analysis', () => {
  const { start, answers } = played({ players: 2 });
  const [worst] = analyze(start, answers).mistakes;
  const state = start.clone();
  const at = (worst?.ply ?? 0) - start.ply;
  for (const option of answers.slice(0, at)) playTrusted(state, option);
  expect(judgeAnswers(state, answers.slice(at, at + 1))?.lost).toBe(worst?.lost);
  const best = parseOption(state, worst?.best ?? '') ?? -1;
  expect(judgeAnswers(state, [best])?.lost).toBeLessThan(worst?.lost ?? 0);
});
