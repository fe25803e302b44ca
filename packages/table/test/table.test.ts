// The authority of a game: whose answer counts, what is refused, what can be taken back.
import {
  checkOptions,
  type GameOptions,
  parseRecord,
  replayRecord,
  SPECTATOR,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { shuffleSeats, Table } from '../src/index.ts';

function options(input: object): GameOptions {
  const checked = checkOptions(input);
  if (!checked.ok) throw new Error(checked.error);
  return checked.value;
}

const person = { kind: 'person', name: 'Ada' } as const;
const bot = { kind: 'bot', name: 'Vega', bot: 'captain' } as const;

function table(): Table {
  return new Table({ game: options({ players: 2 }), seed: 'table', seats: [person, bot] });
}

test('answers count for the deciding seat, at the present ply, when legal', () => {
  const game = table();
  expect(game.answer(1, 0, 'done')).toMatchObject({ refusal: { reason: 'not-your-turn' } });
  expect(game.answer(0, 3, 'done')).toMatchObject({ refusal: { reason: 'stale-ply' } });
  expect(game.answer(0, 0, 'buy:war-path')).toMatchObject({ refusal: { reason: 'illegal' } });
  expect(game.answer(0, 0, 'nonsense')).toMatchObject({ refusal: { reason: 'illegal' } });
  expect(game.ply).toBe(0);
  expect(game.answer(0, 0, 'done')).toEqual({ ok: true });
  expect(game.ply).toBe(1);
});

test('own choices can be taken back until something is revealed', () => {
  const game = table();
  game.answer(0, 0, 'done');
  game.answer(0, 1, 'lead:warfare');
  expect(game.freeUndoPly(0)).toBe(0);
  expect(game.undoTo(1, 0, false)).toEqual({ ok: true });
  expect(game.tokens).toEqual(['done']);
  game.answer(0, 1, 'lead:warfare');
  game.answer(0, 2, 'done');
  while (game.waitsForBot) game.step();
  expect(game.undoTo(1, 0, false)).toMatchObject({ refusal: { reason: 'not-free' } });
  expect(game.undoTo(1, 0, true)).toEqual({ ok: true });
});

test('a whole game of bots leaves a record that replays, and spectators see no hand', () => {
  const game = new Table({
    game: options({ players: 3, variant: 'extended' }),
    seed: 'bots',
    seats: [bot, { ...bot, bot: 'random' }, bot],
  });
  while (!game.over) game.step();
  const record = parseRecord(game.recordText());
  expect(record.ok && replayRecord(record.value).ok).toBe(true);
  expect(game.viewOf(SPECTATOR).players.every((player) => player.hand === undefined)).toBe(true);
  const events = game.eventsSince(0, SPECTATOR);
  expect(events.some((event) => event.type === 'draw' && event.cards !== undefined)).toBe(false);
  const again = new Table({ ...game.options, seats: [person, person, person] });
  again.restore(game.tokens);
  expect(again.ply).toBe(game.ply);
});

test('seats that do not fit and unknown bots are refused; chance seats all', () => {
  const game = options({ players: 2 });
  expect(() => new Table({ game, seed: 'a', seats: [person] })).toThrow('1 seats for 2 players');
  expect(() => new Table({ game, seed: 'a', seats: [person, { ...bot, bot: 'x' }] })).toThrow(
    'no bot is called x',
  );
  expect(new Set(shuffleSeats([person, bot], 'seed'))).toEqual(new Set([person, bot]));
});
