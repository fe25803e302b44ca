// The lobby without a browser: what waits, what is open, sitting down, and a page that came without a server.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { furnish, open } from './on-page.tsx';
import {
  FREE,
  gameOfNova,
  NO_FRIENDS,
  NOBODY,
  NOVA,
  person,
  Refusing,
  rowOf,
  serve,
} from './lobby-server.ts';

beforeEach(() => {
  furnish();
  document.title ||= 'Eminent Domain';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  location.hash = '';
});

const LOBBY = {
  rows: [
    rowOf('t-join', [person('Vega'), FREE]),
    rowOf('t-day', [person('Rigel'), FREE, FREE], {
      clock: { kind: 'timed', decision: 86_400, reserve: 0 },
    }),
    rowOf('t-watch', [person('Juno'), person('Atlas')], { phase: 'playing', turn: 14 }),
    rowOf('t-closed', [person('Mira'), person('Noor')], { phase: 'playing', spectators: 'no' }),
  ],
  seeks: [{ players: 3, clock: 'relaxed', people: 2 }],
};

test('without a server the page says so and leads back to play here', async () => {
  await serve({});
  await open('/online');
  expect(
    await screen.findByRole('heading', { name: 'This page came without a server' }),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Play here instead' }).getAttribute('href')).toBe('#/');
});

test('a server that does not answer is asked again', async () => {
  await serve({ 'GET /session': NOBODY, 'GET /tables': LOBBY });
  const there = fetch;
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection');
  });
  await open('/online');
  expect(await screen.findByRole('heading', { name: 'Nobody answers' })).toBeDefined();
  vi.stubGlobal('fetch', there);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Open tables' })).toBeDefined();
});

test('the longest wait is the one to answer, and the tab counts all', async () => {
  const rows = [
    gameOfNova('short', 0, 8),
    gameOfNova('long', 0, 372),
    gameOfNova('theirs', 1, 999),
  ];
  await serve({
    'GET /session': NOVA,
    'GET /tables': LOBBY,
    'GET /me/tables': { rows },
    'GET /me/friends': NO_FRIENDS,
  });
  await open('/online');
  const waiting = within(await screen.findByRole('region', { name: '2 tables wait for you' }));
  expect(waiting.getByText('6 h 12 min')).toBeDefined();
  expect(document.title).toBe('(2) Eminent Domain');
  fireEvent.click(waiting.getByRole('button', { name: 'Answer' }));
  expect(location.hash).toBe('#/online/t/long');
});

test('open tables are those that can be joined or watched, and filters narrow them', async () => {
  await serve({ 'GET /session': NOBODY, 'GET /tables': LOBBY });
  await open('/online');
  const tables = within(await screen.findByRole('region', { name: 'Open tables' }));
  const names = () => tables.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(names().at(-1)).toBe('Juno and Atlas');
  fireEvent.click(tables.getByRole('button', { name: 'Join now 2' }));
  fireEvent.click(tables.getByRole('button', { name: 'A day a move' }));
  expect(names()).toEqual(['Rigel’s table']);
  fireEvent.click(tables.getByRole('button', { name: 'Rated' }));
  expect(names()).toEqual([]);
  expect(tables.getByText('No open table is like that.')).toBeDefined();
});

test('an empty lobby asks for the first table', async () => {
  await serve({
    'GET /session': NOVA,
    'GET /tables': { rows: [], seeks: [] },
    'GET /me/tables': { rows: [] },
    'GET /me/friends': NO_FRIENDS,
  });
  await open('/online');
  const first = await screen.findByRole('link', { name: 'Create the first table' });
  expect(first.getAttribute('href')).toBe('#/online/new');
  expect(screen.getByRole('heading', { name: 'Nothing waits for you' })).toBeDefined();
});

test('whoever has a name sits down with one press, and brings words for the deal', async () => {
  const asked = await serve({
    'GET /session': NOVA,
    'GET /tables': LOBBY,
    'GET /me/tables': { rows: [] },
    'GET /me/friends': NO_FRIENDS,
    'POST /tables/t-join/seats': { table: 't-join', seat: 1 },
  });
  await open('/online');
  fireEvent.click(await screen.findByRole('button', { name: 'Sit down: Vega’s table' }));
  await waitFor(() => expect(location.hash).toBe('#/online/t/t-join'));
  const sent = asked.find(({ method }) => method === 'POST')?.body;
  expect(sent).toMatchObject({ words: expect.stringMatching(/^[0-9a-f]{32,64}$/) });
  expect(localStorage.getItem('eminent.words.t-join')).toContain(String(Object(sent).words));
});

test('somebody without a name is asked for one first', async () => {
  await serve({ 'GET /session': NOBODY, 'GET /tables': LOBBY });
  await open('/online');
  fireEvent.click(await screen.findByRole('button', { name: 'Sit down: Vega’s table' }));
  expect(location.hash).toBe('#/online/join/t-join');
});

test('a seat that somebody else took is refused with a sentence', async () => {
  await serve({
    'GET /session': NOVA,
    'GET /tables': LOBBY,
    'GET /me/tables': { rows: [] },
    'GET /me/friends': NO_FRIENDS,
    'POST /tables/t-join/seats': new Refusing(429, 'too-many'),
  });
  await open('/online');
  fireEvent.click(await screen.findByRole('button', { name: 'Sit down: Vega’s table' }));
  expect(await screen.findByText('Too many in a short time: wait a little.')).toBeDefined();
  expect(location.hash).toBe('#/online');
});

test('a seek that finds its players leads to their table', async () => {
  const asked = await serve({
    'GET /session': NOVA,
    'GET /tables': LOBBY,
    'GET /me/tables': { rows: [] },
    'GET /me/friends': NO_FRIENDS,
    'POST /seeks': { seek: 's', people: 3, table: 'found' },
  });
  await open('/online');
  expect(await screen.findByText(/2 people look for this now\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Look for players' }));
  await waitFor(() => expect(location.hash).toBe('#/online/t/found'));
  expect(asked.find(({ path }) => path === '/seeks')?.body).toMatchObject({
    players: 3,
    clock: 'relaxed',
  });
});
