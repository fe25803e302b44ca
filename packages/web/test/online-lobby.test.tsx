// The lobby without a browser: waiting games, open tables, taking a seat, and a page without a
// server.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime, useConnection } from '../src/online/connection-status.ts';
import { applyOwnTableUpdate, useOwnTables } from '../src/online/own-tables.ts';
import { furnish, open } from './render-page.tsx';
import { gameOfNova, IDLE, LOBBY, NOBODY, Refusing, serve } from './lobby-server.ts';

beforeEach(() => {
  furnish();
  document.title ||= 'Eminent Domain';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  location.hash = '';
});

test('without a server the page shows it and links to local play', async () => {
  await serve({});
  await open('/online');
  expect(await screen.findByRole('heading', { name: 'This page has no server' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Play here instead' }).getAttribute('href')).toBe('#/');
});

test('a request without a response is repeated', async () => {
  await serve({ 'GET /session': NOBODY, 'GET /tables': LOBBY });
  const there = fetch;
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection');
  });
  await open('/online');
  expect(await screen.findByRole('heading', { name: 'No answer' })).toBeDefined();
  vi.stubGlobal('fetch', there);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Open tables' })).toBeDefined();
});

test('the page retries automatically until a missing server answers', async () => {
  await serve({ 'GET /session': NOBODY, 'GET /tables': LOBBY });
  const there = fetch;
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection');
  });
  await open('/online');
  expect(await screen.findByRole('heading', { name: 'No answer' })).toBeDefined();
  vi.stubGlobal('fetch', there);
  const tables = { name: 'Open tables' };
  expect(await screen.findByRole('heading', tables, { timeout: 60_000 })).toBeDefined();
});

test('the game that has waited longest comes first, and the tab title counts all', async () => {
  const rows = [
    gameOfNova('short', 0, 8),
    gameOfNova('long', 0, 372),
    gameOfNova('theirs', 1, 999),
  ];
  await serve({ ...IDLE, 'GET /me/tables': { rows } });
  await open('/online');
  const waiting = within(
    await screen.findByRole('region', { name: '2 tables are waiting for you' }),
  );
  expect(waiting.getByText('Waiting for 6 h 12 min')).toBeDefined();
  expect(document.title).toBe('(2) Eminent Domain');
  fireEvent.click(waiting.getByRole('button', { name: 'Answer' }));
  expect(location.hash).toBe('#/online/t/long');
});

test('the announcement of waiting games is cleared when none waits', async () => {
  await serve({ ...IDLE, 'GET /me/tables': { rows: [gameOfNova('theirs', 1, 9)] } });
  await open('/online');
  await screen.findByText(/Nothing’s waiting for you/);
  const callText = () => document.querySelector('[data-call]')?.textContent;
  await waitFor(() => expect(useOwnTables.getState().rows).toHaveLength(1));
  act(() => applyOwnTableUpdate(false, [gameOfNova('theirs', 0, 0)], []));
  expect(callText()).toBe('1 game waits for you');
  act(() => applyOwnTableUpdate(false, [gameOfNova('theirs', 1, 0)], []));
  expect(callText()).toBe('');
});

test('waiting times use the clock of the server, not of the device', async () => {
  const rows = [gameOfNova('long', 0, 372)];
  await serve({ ...IDLE, 'GET /me/tables': { rows } });
  const { clockOffset } = useConnection.getState();
  noteServerTime(Date.now());
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 36_000_000);
  await open('/online');
  const waiting = within(await screen.findByRole('region', { name: /waiting for you/ }));
  expect(waiting.getByText('Waiting for 6 h 12 min')).toBeDefined();
  useConnection.setState({ clockOffset });
});

test('the open tables are those to join or watch, and filters narrow them', async () => {
  await serve({ 'GET /session': NOBODY, 'GET /tables': LOBBY });
  await open('/online');
  const tables = within(await screen.findByRole('region', { name: 'Open tables' }));
  const names = () => tables.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(names().at(-1)).toBe('Juno and Atlas');
  fireEvent.click(tables.getByRole('button', { name: 'Join now 2' }));
  fireEvent.click(tables.getByRole('button', { name: 'One move a day' }));
  expect(names()).toEqual(['Rigel’s table']);
  fireEvent.click(tables.getByRole('button', { name: 'Rated' }));
  expect(names()).toEqual([]);
  expect(tables.getByText('No open table matches.')).toBeDefined();
});

test('an empty lobby suggests creating the first table', async () => {
  await serve({ ...IDLE, 'GET /tables': { rows: [], seeks: [] } });
  await open('/online');
  const first = await screen.findByRole('link', { name: 'Create the first table' });
  expect(first.getAttribute('href')).toBe('#/online/new');
  expect(screen.getByRole('heading', { name: 'Nothing’s waiting for you' })).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
});

test('a user with a name takes a seat with one press, and sends words for the deal', async () => {
  const requests = await serve({
    ...IDLE,
    'POST /tables/t-join/seats': { table: 't-join', seat: 1 },
  });
  await open('/online');
  fireEvent.click(await screen.findByRole('button', { name: 'Sit down: Vega’s table' }));
  await waitFor(() => expect(location.hash).toBe('#/online/t/t-join'));
  const sent = requests.find(({ method }) => method === 'POST')?.body;
  expect(sent).toMatchObject({ words: expect.stringMatching(/^[0-9a-f]{32,64}$/) });
  expect(localStorage.getItem('eminent.words.t-join')).toContain(String(Object(sent).words));
});

test('a user without a name has to give one first', async () => {
  await serve({ 'GET /session': NOBODY, 'GET /tables': LOBBY });
  await open('/online');
  fireEvent.click(await screen.findByRole('button', { name: 'Sit down: Vega’s table' }));
  expect(location.hash).toBe('#/online/join/t-join');
});

test('a seat taken by another user is refused with a sentence', async () => {
  await serve({ ...IDLE, 'POST /tables/t-join/seats': new Refusing(429, 'too-many') });
  await open('/online');
  fireEvent.click(await screen.findByRole('button', { name: 'Sit down: Vega’s table' }));
  expect(await screen.findByText('Too many requests. Wait a moment.')).toBeDefined();
  expect(location.hash).toBe('#/online');
});
