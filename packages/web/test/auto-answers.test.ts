// Auto-answers: which questions are answered automatically, and which never.
import type { View } from '@eminent/engine';
import { expect, test } from 'vitest';
import { type StandingOrder, standingOrderFor } from '../src/suggestions/standing-orders.ts';
import {
  type AutoAnswer,
  autoAnswerFor,
  type AutoAnswerSettings,
} from '../src/suggestions/auto-answers.ts';
import { asks, viewAt } from './sample-tables.ts';

const WISHES: AutoAnswerSettings = {
  skips: 'sensible',
  skipsAmongPeople: false,
  order: undefined,
  isTaught: false,
};

const kinds = (view: View): readonly string[] =>
  view.decision?.options.map(({ kind }) => kind) ?? [];
const given = (automatic: AutoAnswer | undefined): string =>
  automatic === undefined ? 'asked' : `${automatic.why} ${automatic.options[0]?.kind}`;

const cannotFollow = viewAt(2, 'unasked', (view) => kinds(view).join() === 'dissent');
const mayFollow = (view: View): boolean => kinds(view).includes('follow');
const brings = (view: View, gives: boolean): boolean =>
  mayFollow(view) && (given(autoAnswerFor(view, 1, WISHES)) === 'asked') === gives;
const useless = viewAt(4, 'unasked', (view) => brings(view, false));
const useful = viewAt(2, 'unasked', (view) => brings(view, true));

test('a question with one sensible answer is auto-answered against bots', () => {
  expect(given(autoAnswerFor(cannotFollow, 1, WISHES))).toBe('cannot-follow dissent');
  expect(given(autoAnswerFor(useless, 1, WISHES))).toBe('brings-nothing dissent');
  const [preview] = useless.previews ?? [];
  expect(JSON.stringify(preview?.yields)).toMatch(/"most":(0|\[\])/);
  expect(given(autoAnswerFor(useful, 1, WISHES))).toBe('asked');
});

test('no question is auto-answered if the player turned it off', () => {
  const single = { ...WISHES, skips: 'single' } as const;
  expect(given(autoAnswerFor(cannotFollow, 1, single))).toBe('cannot-follow dissent');
  expect(given(autoAnswerFor(useless, 1, single))).toBe('asked');
  const none = { ...WISHES, skips: 'none' } as const;
  expect(given(autoAnswerFor(cannotFollow, 1, none))).toBe('asked');
  expect(given(autoAnswerFor(cannotFollow, 1, { ...WISHES, isTaught: true }))).toBe('asked');
});

test('in a game with other people auto-answers need their own setting and are delayed', () => {
  expect(autoAnswerFor(cannotFollow, 2, WISHES)).toBeUndefined();
  const wanted = { ...WISHES, skipsAmongPeople: true };
  expect(autoAnswerFor(cannotFollow, 2, wanted)?.pause).toBeGreaterThan(1000);
  expect(autoAnswerFor(cannotFollow, 1, wanted)?.pause).toBe(0);
  expect(autoAnswerFor(useless, 2, wanted)).toBeUndefined();
});

test.each([
  ['always', useful, 'ordered dissent'],
  ['cannot', useful, 'asked'],
  ['cannot', cannotFollow, 'ordered dissent'],
  ['turn', useful, 'ordered dissent'],
] as const)('the order to dissent: %s', (kind, view, expected) => {
  const order: StandingOrder = { kind, game: 'a', turn: view.turnNumber };
  expect(given(autoAnswerFor(view, 1, { ...WISHES, order }))).toBe(expected);
  // If several people share the screen, the order may be from another person.
  expect(given(autoAnswerFor(view, 2, { ...WISHES, order }))).toBe('asked');
});

test('an order holds for its game, and a turn order for its turn', () => {
  const order: StandingOrder = { kind: 'turn', game: 'a', turn: 7 };
  expect(standingOrderFor(order, 'a', 7)).toBe(order);
  expect(standingOrderFor(order, 'a', 8)).toBeUndefined();
  expect(standingOrderFor(order, 'b', 7)).toBeUndefined();
  expect(standingOrderFor({ ...order, kind: 'always' }, 'a', 30)?.kind).toBe('always');
});

test('producing or trading everything is auto-answered', () => {
  const whole = viewAt(2, 'h', (view) => {
    const { decision } = view;
    if (decision?.step !== 'produce' && decision?.step !== 'trade') return false;
    const all = decision.options.reduce((sum, { copies = 0 }) => sum + copies, 0);
    return all <= decision.most && decision.options.length > 1;
  });
  const { decision } = whole;
  const automatic = autoAnswerFor(whole, 1, WISHES);
  expect(automatic?.why).toBe('all');
  expect(automatic?.options).toHaveLength(decision?.several === true ? decision.most : -1);
  const others = viewAt(2, 'goods', asks('action'));
  expect(autoAnswerFor(others, 1, WISHES)).toBeUndefined();
});
