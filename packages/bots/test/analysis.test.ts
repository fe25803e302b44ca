// The judgement of finished games: it adds up, sees what everybody sees, and keeps silent about rules that it does not know.
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
import { analyse } from '../src/index.ts';

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
  return { start, answers, end };
}

test.each([2, 4])('a game of %i players', (players) => {
  const { start, answers, end } = played({ players });
  const analysis = analyse(start, answers);
  if (analysis === undefined) throw new Error('no analysis');
  expect(analysis.chances).toHaveLength(end.turnNumber + 1);
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
  expect(analyse(start, answers)).toEqual(analysis);
});

test('there is none for rules that the net does not know', () => {
  const { start, answers } = played({ players: 2, ruleset: 'prototype-2010' });
  expect(analyse(start, answers)).toBeUndefined();
});
