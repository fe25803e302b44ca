// Replay of a recorded game: a seat sees only what it may know, and links are short.
import {
  formatRecord,
  type GameEvent,
  legalOptions,
  makeRecord,
  newGame,
  parseRecord,
  play,
  SPECTATOR,
} from '@eminent/engine';
import { beforeAll, expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { linkOfMoment, recordOfLink } from '../src/records/record-link.ts';
import { Timeline } from '../src/records/timeline.ts';

/** The record of a game for two with varied answers, up to turn 24. */
function playedRecord(): string {
  const options = gameOptions({ players: 2 });
  const state = newGame(options, '6b1f0f5e-2f64-4f6d-9d38-5f2cf2a3c0de');
  const answers: number[] = [];
  for (let i = 0; !state.over && state.turnNumber <= 24; i++) {
    const legal = legalOptions(state);
    const option = legal[(i * 5) % legal.length] ?? -1;
    answers.push(option);
    play(state, option);
  }
  return formatRecord(
    makeRecord(options, '6b1f0f5e-2f64-4f6d-9d38-5f2cf2a3c0de', answers, ['Ada', 'Captain']),
  );
}

const RECORD = playedRecord();

function timeline(): Timeline {
  const read = Timeline.read(RECORD, 'en');
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

beforeAll(() => {
  globalThis.location ??= new URL('http://localhost/') as unknown as Location;
});

/** The part of an event that other seats may not know. */
function secretsOf(event: GameEvent): unknown {
  if (event.type === 'look') return event.planets;
  if (event.type === 'draw') return event.cards;
  return event.type === 'planet' ? event.planet : undefined;
}

test('a seat does not see which planets another surveyed, nor what it drew', () => {
  const game = timeline();
  const seen = game.eventsBefore(game.length, 0);
  const secretive = seen.filter((event) => ['look', 'draw', 'planet'].includes(event.type));
  const own = secretive.filter((event) => 'seat' in event && event.seat === 0);
  const others = secretive.filter((event) => 'seat' in event && event.seat === 1);
  expect(own.length).toBeGreaterThan(5);
  expect(others.length).toBeGreaterThan(5);
  expect(own.every((event) => secretsOf(event) !== undefined)).toBe(true);
  expect(others.map(secretsOf).filter((secret) => secret !== undefined)).toEqual([]);
});

test('a spectator sees nothing hidden, in the log and in the text of a moment', () => {
  const game = timeline();
  const seen = game.eventsBefore(game.length, SPECTATOR);
  expect(seen.map(secretsOf).filter((secret) => secret !== undefined)).toEqual([]);
  for (let ply = 0; ply < game.length; ply++) {
    expect(
      game
        .eventsOf(ply, SPECTATOR)
        .map(secretsOf)
        .every((secret) => !secret),
    ).toBe(true);
  }
  expect(game.eventsOf(-1, 0)).toEqual([]);
});

test('the link to a moment after 24 turns has less than 1000 characters and contains the whole record', () => {
  const record = parseRecord(RECORD);
  if (!record.ok) throw new Error(record.error);
  expect(record.value.turns.length).toBeGreaterThanOrEqual(24);
  const link = linkOfMoment(record.value, 17);
  expect(link.length).toBeLessThan(1000);
  const [id = '', ply] = new URL(link).hash.replace('#/replay/', '').split('/');
  expect(ply).toBe('17');
  expect(recordOfLink(id)).toEqual({ ok: true, value: RECORD });
  expect(recordOfLink(id.slice(0, -20))).toMatchObject({ ok: false });
});

test('with a server, the link to a moment is a path that has a preview, unless the record is long', () => {
  const record = parseRecord(RECORD);
  if (!record.ok) throw new Error(record.error);
  const { pathname, hash } = new URL(linkOfMoment(record.value, 17, true));
  expect(hash).toBe('');
  expect(pathname).toMatch(/^\/replay\/c\d+\.[\w-]+\.[\w-]+\.[0-9a-f]{8}\/17$/);
  const notes = Array.from({ length: 4 }, (_, ply) => ({ ply, text: 'x'.repeat(1000) }));
  const long = linkOfMoment({ ...record.value, notes }, 17, true);
  expect(new URL(long).hash).toMatch(/^#\/replay\//);
});

test('old links with the text of the record still open; an invalid link does not', () => {
  const whole = btoa(RECORD).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  expect(recordOfLink(`r.${whole}`)).toEqual({ ok: true, value: RECORD });
  expect(recordOfLink('r.%')).toMatchObject({ ok: false });
  expect(recordOfLink('a-kept-game')).toBeUndefined();
});
