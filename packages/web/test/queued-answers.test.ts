// Queued boosts of a role that resources, ships and icons can boost as well.
import type { Decision, OptionInfo } from '@eminent/engine';
import { expect, test } from 'vitest';
import { nextQueuedAnswer } from '../src/game/queued-answers.ts';

const DONE: OptionInfo = { token: 'done', option: 0, kind: 'done' };
const CARD: OptionInfo = {
  token: 'boost:research',
  option: 1,
  kind: 'boost',
  card: 'research',
  symbols: 1,
  copies: 2,
};
const FIGHTER: OptionInfo = { token: 'spend-fighter', option: 2, kind: 'spend-fighter', copies: 1 };

const boosting = (...options: readonly OptionInfo[]): Decision => ({
  step: 'boost',
  seat: 0,
  ply: 1,
  role: 'research',
  symbols: 1,
  several: true,
  most: 3,
  options: [DONE, ...options],
  default: 'done',
});

const queued = (...tokens: readonly string[]) =>
  [{ step: 'boost', tokens, asksRest: true }] as const;

test('the cards are the whole answer where nothing else boosts the role', () => {
  const question = boosting(CARD);
  expect(nextQueuedAnswer(question, queued())).toMatchObject({ tokens: [], finish: true });
  const played = nextQueuedAnswer(question, queued(CARD.token));
  expect(played).toMatchObject({ tokens: [CARD.token], finish: true });
});

test('if more than cards can boost the role, the cards are played and the rest is asked', () => {
  const question = boosting(CARD, FIGHTER);
  expect(nextQueuedAnswer(question, queued())).toBeUndefined();
  const played = nextQueuedAnswer(question, queued(CARD.token));
  expect(played).toMatchObject({ tokens: [CARD.token], finish: false });
});

test('followers play fewer cards than they need where the rest can be spent', () => {
  const question = { ...boosting(CARD, FIGHTER), symbolsMissing: 2 };
  const played = nextQueuedAnswer(question, queued(CARD.token));
  expect(played).toMatchObject({ tokens: [CARD.token], finish: false });
});

test('a role that attacks or settles at once asks for nothing', () => {
  const [{ step, tokens }] = queued();
  const played = nextQueuedAnswer(boosting(CARD, FIGHTER), [{ step, tokens }]);
  expect(played).toMatchObject({ tokens: [], finish: true });
});
