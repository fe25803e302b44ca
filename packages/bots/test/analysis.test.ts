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
import { analyze } from '../src/index.ts';

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
  expect(analysis.luck.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0);
  expect(analysis.moments.length).toBeGreaterThan(0);
  for (const { lost, chosen, best } of analysis.moments) {
    expect(lost).toBeGreaterThan(0);
    expect(chosen).not.toBe(best);
  }
  expect(analyze(start, answers)).toEqual(analysis);
});

test('a game that no net has learned is judged by games played on', () => {
  const { start, answers, end } = played({ players: 2, ruleset: 'prototype-2010' });
  const analysis = analyze(start, answers);
  expect(analysis.chances).toHaveLength(end.turnNumber - start.turnNumber + 2);
  for (const one of analysis.chances) {
    expect(one.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  }
  expect(analysis.luck.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0);
  // Random players make mistakes.
  expect(analysis.moments.length).toBeGreaterThan(0);
  for (const { lost, chosen, best } of analysis.moments) {
    expect(lost).toBeGreaterThan(0);
    expect(chosen).not.toBe(best);
  }
});
