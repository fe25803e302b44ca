// Shared parts of the online screens: server responses, durations, the next waiting game.
import { session } from '@eminent/protocol/online';
import { loadLanguage, loadPart } from '@eminent/text';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ask } from '../src/online/api.ts';
import { spanText } from '../src/online/time-text.ts';
import {
  nextWaiting,
  applyOwnTableUpdate,
  useOwnTables,
  waitingOf,
} from '../src/online/own-tables.ts';
import { gameOfNova, NOBODY } from './lobby-server.ts';

beforeAll(async () => {
  await loadLanguage('it');
  await loadPart('online');
});
afterEach(() => vi.unstubAllGlobals());

function answering(response: Response): void {
  vi.stubGlobal('fetch', async () => response);
}

test('a response is validated by its schema; anything else is an error with a code', async () => {
  answering(Response.json(NOBODY));
  expect(await ask('GET', '/session', session)).toEqual({ ok: true, value: NOBODY });
  answering(Response.json({ features: 'none' }));
  expect(await ask('GET', '/session', session)).toMatchObject({ refusal: { code: 'misread' } });
  answering(Response.json({ code: 'stopping', detail: 'Stops.' }, { status: 503 }));
  expect(await ask('GET', '/session', session)).toEqual({
    ok: false,
    refusal: { code: 'stopping', sentence: 'Stops.' },
  });
  answering(new Response('<html>', { status: 502 }));
  expect(await ask('GET', '/session', session)).toMatchObject({ refusal: { code: 'unavailable' } });
  answering(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  expect(await ask('GET', '/session', session)).toMatchObject({ refusal: { code: 'no-server' } });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection');
  });
  expect(await ask('GET', '/session', session)).toMatchObject({ refusal: { code: 'offline' } });
});

test('a duration is shown in its two largest units', () => {
  const minute = 60_000;
  expect(spanText('en', 40_500)).toBe('40 s');
  expect(spanText('en', 8 * minute)).toBe('8 min');
  expect(spanText('en', 372 * minute)).toBe('6 h 12 min');
  expect(spanText('en', 51 * 60 * minute)).toBe('2 days 3 h');
  expect(spanText('it', 24 * 60 * minute)).toBe('1 giorno');
  expect(spanText('it', -5)).toBe('0 s');
});

test('an answered game leads to the one that has waited longest', () => {
  const rows = [gameOfNova('a', 0, 5), gameOfNova('b', 0, 50), gameOfNova('c', 1, 500)];
  applyOwnTableUpdate(true, rows, []);
  expect(waitingOf(rows).map(({ table }) => table)).toEqual(['b', 'a']);
  expect(nextWaiting('b')?.table).toBe('a');
  const resigned = rows.map((row) => ({
    ...row,
    seats: row.seats.map((seat) => ({ ...seat, away: 'resigned' as const })),
  }));
  expect(waitingOf(resigned)).toEqual([]);
  applyOwnTableUpdate(false, [gameOfNova('a', 1, 0)], ['b']);
  expect(nextWaiting('x')).toBeUndefined();
  expect(useOwnTables.getState().rows?.map(({ table }) => table)).toEqual(['c', 'a']);
});
