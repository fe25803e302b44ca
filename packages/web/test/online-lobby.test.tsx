// The lobby without a browser: what waits, what is open, sitting down, and a page that came without a server.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { dealAfter, noteOf, ownWords } from '../src/online/deal-note.ts';
import { noteServerTime, useContact } from '../src/online/contact.ts';
import { socket } from '../src/online/online-socket.ts';
import { tellMine, useMine } from '../src/online/waiting.ts';
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
  vi.restoreAllMocks();
  location.hash = '';
});

const PROMISE = 'ab'.repeat(32);
const game = { ...DEFAULT_OPTIONS, players: 3 };
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

test('a server that was not there is found again by itself', async () => {
  await serve({ 'GET /session': NOBODY, 'GET /tables': LOBBY });
  const there = fetch;
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection');
  });
  await open('/online');
  expect(await screen.findByRole('heading', { name: 'Nobody answers' })).toBeDefined();
  vi.stubGlobal('fetch', there);
  const tables = { name: 'Open tables' };
  expect(await screen.findByRole('heading', tables, { timeout: 60_000 })).toBeDefined();
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

test('what is said aloud of games that wait is gone when none waits any more', async () => {
  await serve({
    'GET /session': NOVA,
    'GET /tables': LOBBY,
    'GET /me/tables': { rows: [gameOfNova('theirs', 1, 9)] },
    'GET /me/friends': NO_FRIENDS,
  });
  await open('/online');
  await screen.findByText(/Nothing waits for you/);
  const said = () => document.querySelector('[data-call]')?.textContent;
  await waitFor(() => expect(useMine.getState().rows).toHaveLength(1));
  act(() => tellMine(false, [gameOfNova('theirs', 0, 0)], []));
  expect(said()).toBe('1 game waits for you');
  act(() => tellMine(false, [gameOfNova('theirs', 1, 0)], []));
  expect(said()).toBe('');
});

test('how long a game waits is counted by the server’s clock, whatever that of the device says', async () => {
  const rows = [gameOfNova('long', 0, 372)];
  await serve({
    'GET /session': NOVA,
    'GET /tables': LOBBY,
    'GET /me/tables': { rows },
    'GET /me/friends': NO_FRIENDS,
  });
  const { ahead } = useContact.getState();
  noteServerTime(Date.now());
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 36_000_000);
  await open('/online');
  const waiting = within(await screen.findByRole('region', { name: /waits for you/ }));
  expect(waiting.getByText('6 h 12 min')).toBeDefined();
  useContact.setState({ ahead });
});

test('of a game in which a bot stands in the list does not say that one has answered', async () => {
  const late = [person('Nova', { away: 'late' }), person('Lyra')];
  const rows = [gameOfNova('late', 1, 8, { seats: late }), gameOfNova('theirs', 1, 9)];
  await serve({
    'GET /session': NOVA,
    'GET /me/tables': { rows },
    'GET /me/friends': NO_FRIENDS,
  });
  await open('/online/games');
  expect(await screen.findAllByText('answered')).toHaveLength(1);
  expect(screen.getByText('Your time was over: a bot plays for you.')).toBeDefined();
});

test('who wants to play again is seen among one’s games, and one press agrees', async () => {
  const wish = vi.spyOn(socket, 'wish').mockImplementation((one) => one as never);
  const promise = 'a5'.repeat(32);
  const over = (table: string, wanted: readonly boolean[]) =>
    gameOfNova(table, 1, 9, { phase: 'over', rematch: { wanted: [...wanted], promise } });
  await serve({
    'GET /session': NOVA,
    'GET /me/tables': { rows: [over('asked', [false, true]), over('agreed', [true, true])] },
    'GET /me/friends': NO_FRIENDS,
  });
  await open('/online/games');
  expect(await screen.findByRole('heading', { name: 'Once more?' })).toBeDefined();
  expect(screen.getAllByText('Lyra wants to play again')).toHaveLength(2);
  expect(screen.getByText('You want to play again. It begins when all do.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
  const words = ownWords(dealAfter('asked'));
  expect(wish).toHaveBeenCalledExactlyOnceWith({
    type: 'rematch',
    table: 'asked',
    sameDeal: false,
    words,
  });
  expect(noteOf(dealAfter('asked'))).toMatchObject({ commitment: promise, words });
  // The new table comes: what was noted goes with it.
  act(() => tellMine(false, [gameOfNova('next', 0, 1, { after: 'asked' })], ['asked']));
  expect(noteOf('next')).toMatchObject({ commitment: promise, words });
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
});

test('who does not want to play again says so among one’s games, before or after agreeing', async () => {
  const wish = vi.spyOn(socket, 'wish').mockImplementation((one) => one as never);
  const over = (table: string, wanted: readonly boolean[]) => {
    const rematch = { wanted: [...wanted], declined: [false, false], promise: 'a5'.repeat(32) };
    return gameOfNova(table, 1, 9, { phase: 'over', rematch });
  };
  await serve({
    'GET /session': NOVA,
    'GET /me/tables': { rows: [over('asked', [false, true]), over('agreed', [true, true])] },
    'GET /me/friends': NO_FRIENDS,
  });
  await open('/online/games');
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  fireEvent.click(screen.getByRole('button', { name: 'Not after all' }));
  expect(wish.mock.calls.map(([wished]) => wished)).toEqual([
    { type: 'decline', table: 'asked' },
    { type: 'decline', table: 'agreed' },
  ]);
});

test('whoever has no game going on finds the ones that are over, and is not told never to have played', async () => {
  await serve({
    'GET /session': NOVA,
    'GET /me/tables': { rows: [] },
    'GET /me/friends': NO_FRIENDS,
  });
  await open('/online/games');
  const over = await screen.findByRole('link', { name: 'Finished games' });
  expect(over.getAttribute('href')).toBe(`#/online/profile/${NOVA.person?.id}/games`);
  expect(screen.getByText(/^No game of yours is going on\./u)).toBeDefined();
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
  expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
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

test('a seek goes on while one plays with computer players, and calls from there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const told = {
    'GET /session': NOVA,
    'GET /tables': LOBBY,
    'GET /me/tables': { rows: [] },
    'GET /me/friends': NO_FRIENDS,
    'POST /seeks': { seek: 's', people: 1 },
    'GET /seeks/s': { seek: 's', people: 2 } as object,
  };
  await serve(told);
  await open('/online');
  fireEvent.click(await screen.findByRole('button', { name: 'Look for players' }));
  expect(await screen.findByText(/Looking: 1 of 3 are here\./)).toBeDefined();
  await open('/rules');
  await act(() => vi.advanceTimersByTimeAsync(2500));
  await open('/online');
  expect(await screen.findByText(/Looking: 2 of 3 are here\./)).toBeDefined();
  await open('/rules');
  told['GET /seeks/s'] = { seek: 's', people: 3, table: 'later' };
  await act(() => vi.advanceTimersByTimeAsync(2500));
  await waitFor(() => expect(location.hash).toBe('#/online/t/later'));
  vi.useRealTimers();
});

test('a seek that finds its players leads to their table', async () => {
  const asked = await serve({
    'GET /session': NOVA,
    'GET /tables': LOBBY,
    'GET /me/tables': { rows: [] },
    'GET /me/friends': NO_FRIENDS,
    'POST /seeks': { seek: 's', people: 3, deal: { table: 'found', promise: PROMISE, game } },
    'POST /seeks/s/words': { seek: 's', people: 3, table: 'found' },
  });
  await open('/online');
  expect(await screen.findByText(/2 people look for this now\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Look for players' }));
  await waitFor(() => expect(location.hash).toBe('#/online/t/found'));
  const { body } = asked.find(({ method, path }) => method === 'POST' && path === '/seeks') ?? {};
  // The words come after the promise.
  expect(body).toEqual({ players: 3, clock: 'relaxed' });
  const { body: sent } = asked.find(({ path }) => path === '/seeks/s/words') ?? {};
  expect(noteOf('found')).toMatchObject({ commitment: PROMISE, words: ownWords('found') });
  expect(sent).toEqual({ table: 'found', words: ownWords('found') });
});

test('a seek goes on after a reload, and where another tab began or ended one the page says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const told: Record<string, object> = {
    'GET /session': NOVA,
    'GET /tables': LOBBY,
    'GET /me/tables': { rows: [] },
    'GET /me/friends': NO_FRIENDS,
    'GET /seeks': { looking: { seek: 'first', players: 4, clock: 'fast', people: 2 } },
    'GET /seeks/first': { seek: 'first', people: 2 },
  };
  await serve(told);
  await open('/online');
  expect(await screen.findByText(/Looking: 2 of 4 are here\./)).toBeDefined();
  // Another tab looks for something else.
  told['GET /seeks/first'] = new Refusing(404, 'not-found');
  told['GET /seeks'] = { looking: { seek: 'second', players: 2, clock: 'day', people: 1 } };
  told['GET /seeks/second'] = { seek: 'second', people: 1 };
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(await screen.findByText(/Looking: 1 of 2 are here\./)).toBeDefined();
  // And calls it off.
  told['GET /seeks/second'] = new Refusing(404, 'not-found');
  told['GET /seeks'] = {};
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(
    await screen.findByText(/^This search is over: it was ended in another tab/),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Look for players' })).toBeDefined();
  vi.useRealTimers();
});

test('another open tab learns at once what is looked for, and a hidden one stays where it is', async () => {
  const told: Record<string, object> = {
    'GET /session': NOVA,
    'GET /tables': LOBBY,
    'GET /me/tables': { rows: [] },
    'GET /me/friends': NO_FRIENDS,
    'GET /seeks': {},
  };
  await serve(told);
  await open('/online');
  expect(await screen.findByRole('button', { name: 'Look for players' })).toBeDefined();
  const other = new BroadcastChannel('eminent.seeks');
  onTestFinished(() => other.close());
  // The other tab begins.
  told['GET /seeks'] = { looking: { seek: 'one', players: 2, clock: 'fast', people: 1 } };
  told['GET /seeks/one'] = { seek: 'one', people: 1 };
  other.postMessage('changed');
  expect(await screen.findByText(/Looking: 1 of 2 are here\./)).toBeDefined();
  // It looks for something else, and calls that off.
  told['GET /seeks/one'] = new Refusing(404, 'not-found');
  told['GET /seeks'] = { looking: { seek: 'two', players: 3, clock: 'day', people: 2 } };
  told['GET /seeks/two'] = { seek: 'two', people: 2 };
  other.postMessage('changed');
  expect(await screen.findByText(/Looking: 2 of 3 are here\./)).toBeDefined();
  // Nobody looks at this tab: it is not led away, and says no more that it looks.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  told['GET /seeks/two'] = { seek: 'two', people: 3, table: 'found' };
  other.postMessage('changed');
  expect(await screen.findByRole('button', { name: 'Look for players' })).toBeDefined();
  expect(location.hash).toBe('#/online');
});

test('what is looked for here the other tabs are told when it begins and when it ends', async () => {
  await serve({
    'GET /session': NOVA,
    'GET /tables': LOBBY,
    'GET /me/tables': { rows: [] },
    'GET /me/friends': NO_FRIENDS,
    'GET /seeks': {},
    'POST /seeks': { seek: 's', people: 1 },
    'GET /seeks/s': { seek: 's', people: 1 },
    'DELETE /seeks/s': {},
  });
  await open('/online');
  const other = new BroadcastChannel('eminent.seeks');
  onTestFinished(() => other.close());
  const heard = vi.fn<() => void>();
  other.addEventListener('message', heard);
  fireEvent.click(await screen.findByRole('button', { name: 'Look for players' }));
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  fireEvent.click(screen.getByRole('button', { name: 'Stop looking' }));
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
});
