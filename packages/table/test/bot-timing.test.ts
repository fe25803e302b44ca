// The time at which a bot's answer is shown: at the end of a whole number of budgets.
import { expect, test } from 'vitest';
import { fc } from '../../../tools/fast-check.ts';
import { answerBudget, answerShownAt } from '../src/index.ts';

test('an early answer is shown at the end of its budget', () => {
  const budget = answerBudget(100);
  expect(budget).toBeGreaterThan(100);
  fc.assert(
    fc.property(
      fc.integer({ max: 1e9, min: 0 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (questionAt, part) => {
        expect(answerShownAt(questionAt, budget, questionAt + part * budget)).toBe(
          questionAt + budget,
        );
      },
    ),
  );
});

test('a late answer is shown after a whole number of budgets, never in the past', () => {
  expect(answerShownAt(1000, 40, 1041)).toBe(1080);
  expect(answerShownAt(1000, 40, 1080)).toBe(1080);
  expect(answerShownAt(1000, 40, 1081)).toBe(1120);
});

test('a bot that does not search has a budget too, even with one option', () => {
  expect(answerBudget(0)).toBeGreaterThan(0);
  expect(answerShownAt(5, answerBudget(0), 5)).toBe(5 + answerBudget(0));
});

test('without a bot there is no waiting', () => {
  expect(answerShownAt(5, 0, 7)).toBe(7);
});
