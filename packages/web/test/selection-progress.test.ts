// The progress of a selection shows how many cards are still needed, and nothing once there are
// enough.
import type { Decision, OptionInfo } from '@eminent/engine';
import { expect, test } from 'vitest';
import { selectionProgressText } from '../src/question/selection-progress.ts';

const discard = (card: string, option: number): OptionInfo => ({
  kind: 'discard',
  card,
  option,
  token: `discard:${card}`,
  copies: 1,
});
const options = [discard('survey', 500), discard('warfare', 501), discard('research', 502)];
const decision: Decision = {
  step: 'discard',
  several: true,
  most: 3,
  excess: 2,
  ply: 0,
  seat: 0,
  options,
  default: 'discard:survey',
};

test.each([
  [0, '2 more to discard'],
  [1, '1 more to discard'],
  [2, undefined],
  [3, undefined],
])('with %i cards selected', (n, text) => {
  expect(selectionProgressText('en', decision, options.slice(0, n))).toBe(text);
});
