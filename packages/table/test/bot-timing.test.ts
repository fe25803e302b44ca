// The moment at which an answer is shown follows from the question alone.
import { expect, test } from 'vitest';
import { fc } from '../../../tools/fast-check.ts';
import { answerBudget, answerShownAt } from '../src/index.ts';

test('however early an answer is there, it is shown when its budget is over', () => {
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

test('an answer that is late is shown at a whole number of budgets, never in the past', () => {
  expect(answerShownAt(1000, 40, 1041)).toBe(1080);
  expect(answerShownAt(1000, 40, 1080)).toBe(1080);
  expect(answerShownAt(1000, 40, 1081)).toBe(1120);
});

test('a player that does not search has a budget too, for its one option as for many', () => {
  expect(answerBudget(0)).toBeGreaterThan(0);
  expect(answerShownAt(5, answerBudget(0), 5)).toBe(5 + answerBudget(0));
});

test('nobody is asked: nothing to wait for', () => {
  expect(answerShownAt(5, 0, 7)).toBe(7);
});
