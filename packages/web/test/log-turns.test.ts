// Tests the log by turn: every event except "turn" appears once and in order, and each effect
// follows the choice that caused it.
import {
  DEFAULT_OPTIONS,
  type GameEvent,
  legalOptions,
  newGame,
  play,
  randomFromSeed,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { logTurns, turnAt } from '../src/log/log-by-turn.ts';

const TURN: readonly GameEvent[] = [
  { type: 'action', seat: 0, card: 'research' },
  { type: 'remove', seat: 0, card: 'colonize', from: 'hand' },
  { type: 'lead', seat: 0, role: 'warfare', card: 'warfare' },
  { type: 'stack-empty', card: 'warfare' },
  { type: 'boost', seat: 0, role: 'warfare', card: 'warfare' },
  { type: 'fighters', seat: 0, count: 2 },
  { type: 'dissent', seat: 1, role: 'warfare' },
  { type: 'draw', seat: 1, count: 1 },
  { type: 'discard', seat: 0, card: 'research' },
  { type: 'draw', seat: 0, count: 4 },
  { type: 'turn', seat: 1, number: 2 },
  { type: 'action', seat: 1, card: 'survey' },
];

test('a turn lists its choices with their effects, and then the cleanup', () => {
  const [first, second] = logTurns(TURN, 0);
  const types = first?.entries.map(({ cause, effects }) => [
    cause?.event.type,
    ...effects.map(({ event }) => event.type),
  ]);
  expect(types).toEqual([
    ['action', 'remove'],
    ['lead', 'stack-empty', 'boost', 'fighters'],
    ['dissent', 'draw'],
    [undefined, 'discard', 'draw'],
  ]);
  expect([second?.number, second?.seat, second?.at]).toEqual([2, 1, 10]);
  expect(second?.entries).toEqual([{ cause: { event: TURN[11], at: 11 }, effects: [] }]);
});

test('the turn of an event is found', () => {
  const turns = logTurns(TURN, 0);
  expect([0, 9, 10, 11].map((at) => turnAt(turns, at))).toEqual([0, 0, 1, 1]);
});

test('every event of a random game appears once and in order', () => {
  const seed = 'log by turns';
  const state = newGame({ ...DEFAULT_OPTIONS, players: 3 }, seed);
  const random = randomFromSeed(seed);
  const log: GameEvent[] = [];
  state.log = log;
  while (!state.over) {
    const legal = legalOptions(state);
    play(state, legal[random.below(legal.length)] ?? -1);
  }
  const shown = logTurns(log, 0).flatMap(({ entries }) =>
    entries.flatMap(({ cause, effects }) => [...(cause === undefined ? [] : [cause]), ...effects]),
  );
  const wanted = log
    .map((event, at) => ({ event, at }))
    .filter(({ event }) => event.type !== 'turn');
  expect(shown, `seed ${seed}`).toEqual(wanted);
});
