// The partial frame reader agrees with complete parsing.
import {
  decidingSeat,
  legalOptions,
  newGame,
  playTrusted,
  privateView,
  randomFromSeed,
  SPECTATOR,
  nextQuestion,
  view,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { testSeed } from '../../tools/test-depth.ts';
import { asksOf, isOver, kindOf } from './read-frame.ts';
import { gameOptions } from '../../tools/game-options.ts';

const SEATS = 4;
const seed = `frames ${testSeed(1)}`;

function patch(parts: { readonly public: object; readonly own: object }): Buffer {
  const numbers = { after: 1, seq: 2, now: 3 };
  return Buffer.from(JSON.stringify({ type: 'patch', table: 'abc', ...numbers, ...parts }));
}

test(`deciding seat and options, over a whole game (seed ${seed})`, () => {
  const state = newGame(gameOptions({ players: SEATS }), seed);
  const random = randomFromSeed(seed);
  let questions = 0;
  let upcomings = 0;
  for (let question = 1; !state.over; question++) {
    const deciding = decidingSeat(state);
    const legal = legalOptions(state);
    for (let seat = 0; seat < SEATS; seat++) {
      const own = privateView(state, seat);
      const upcoming = nextQuestion(state, seat);
      if (upcoming !== undefined) upcomings++;
      const all = { view: view(state, SPECTATOR), question };
      const frame = patch({ public: all, own: { upcoming, view: own } });
      const tokens = own.decision?.options.map(({ token }) => token);
      expect(asksOf(frame)).toEqual(seat === deciding ? { question, tokens } : undefined);
      expect(isOver(frame)).toBe(false);
    }
    questions++;
    playTrusted(state, legal[random.below(legal.length)] ?? 0);
  }
  expect([questions > 100, upcomings > 10]).toEqual([true, true]);
});

test('seats without a new question', () => {
  const frame = patch({ public: { question: 7 }, own: {} });
  expect(asksOf(frame)).toBeUndefined();
  expect(asksOf(patch({ public: {}, own: { view: { decision: null } } }))).toBeUndefined();
  expect(isOver(patch({ public: { phase: 'over' }, own: {} }))).toBe(true);
});

test('frame types', () => {
  const kinds = ['patch', 'table', 'refused', 'done', 'welcome', 'stream', 'pong', 'bye'];
  expect(kinds.map((type) => kindOf(Buffer.from(JSON.stringify({ type }))))).toEqual([
    'patch',
    'table',
    'refused',
    ...Array.from({ length: 5 }, () => 'other'),
  ]);
});
