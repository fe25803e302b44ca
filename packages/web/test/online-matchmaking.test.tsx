// Matchmaking without a browser: on other screens, after a reload, and in several tabs.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { noteOf, ownWords } from '../src/online/deal-note.ts';
import { furnish, open } from './render-page.tsx';
import { IDLE, Refusing, serve } from './lobby-server.ts';

beforeEach(furnish);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  location.hash = '';
});

const PROMISE = 'ab'.repeat(32);
const game = { ...DEFAULT_OPTIONS, players: 3 };

test('a search continues during a game with bots, and announces its table there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const replies = {
    ...IDLE,
    'POST /seeks': { seek: 's', people: 1 },
    'GET /seeks/s': { seek: 's', people: 2 } as object,
  };
  await serve(replies);
  await open('/online');
  fireEvent.click(await screen.findByRole('button', { name: 'Find players' }));
  expect(await screen.findByText(/Looking: 1 of 3 here\./)).toBeDefined();
  await open('/rules');
  await act(() => vi.advanceTimersByTimeAsync(2500));
  await open('/online');
  expect(await screen.findByText(/Looking: 2 of 3 here\./)).toBeDefined();
  await open('/rules');
  replies['GET /seeks/s'] = { seek: 's', people: 3, table: 'later' };
  await act(() => vi.advanceTimersByTimeAsync(2500));
  await waitFor(() => expect(location.hash).toBe('#/online/t/later'));
});

test('a completed search opens its table', async () => {
  const requests = await serve({
    ...IDLE,
    'POST /seeks': { seek: 's', people: 3, deal: { table: 'found', promise: PROMISE, game } },
    'POST /seeks/s/words': { seek: 's', people: 3, table: 'found' },
  });
  await open('/online');
  expect(await screen.findByText(/2 people are looking for this now\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Find players' }));
  await waitFor(() => expect(location.hash).toBe('#/online/t/found'));
  const { body } =
    requests.find(({ method, path }) => method === 'POST' && path === '/seeks') ?? {};
  // The page sends the words only after it knows the promise.
  expect(body).toEqual({ players: 3, clock: 'relaxed' });
  const { body: sent } = requests.find(({ path }) => path === '/seeks/s/words') ?? {};
  expect(noteOf('found')).toMatchObject({ commitment: PROMISE, words: ownWords('found') });
  expect(sent).toEqual({ table: 'found', words: ownWords('found') });
});

test('a search continues after a reload, and follows other tabs that start or end one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const replies: Record<string, object> = {
    ...IDLE,
    'GET /seeks': { looking: { seek: 'first', players: 4, clock: 'fast', people: 2 } },
    'GET /seeks/first': { seek: 'first', people: 2 },
  };
  await serve(replies);
  await open('/online');
  expect(await screen.findByText(/Looking: 2 of 4 here\./)).toBeDefined();
  // The search was replaced by one from another tab.
  replies['GET /seeks/first'] = new Refusing(404, 'not-found');
  replies['GET /seeks'] = { looking: { seek: 'second', players: 2, clock: 'day', people: 1 } };
  replies['GET /seeks/second'] = { seek: 'second', people: 1 };
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(await screen.findByText(/Looking: 1 of 2 here\./)).toBeDefined();
  // The other tab cancels its search.
  replies['GET /seeks/second'] = new Refusing(404, 'not-found');
  replies['GET /seeks'] = {};
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(
    await screen.findByText(/^This search is over: you ended it in another tab/),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Find players' })).toBeDefined();
});

test('another open tab learns of the search at once, and a hidden one stays where it is', async () => {
  const replies: Record<string, object> = { ...IDLE, 'GET /seeks': {} };
  await serve(replies);
  await open('/online');
  expect(await screen.findByRole('button', { name: 'Find players' })).toBeDefined();
  const other = new BroadcastChannel('eminent.seeks');
  onTestFinished(() => other.close());
  // Another tab starts a search.
  replies['GET /seeks'] = { looking: { seek: 'one', players: 2, clock: 'fast', people: 1 } };
  replies['GET /seeks/one'] = { seek: 'one', people: 1 };
  other.postMessage('changed');
  expect(await screen.findByText(/Looking: 1 of 2 here\./)).toBeDefined();
  // The other tab starts a new search and cancels it.
  replies['GET /seeks/one'] = new Refusing(404, 'not-found');
  replies['GET /seeks'] = { looking: { seek: 'two', players: 3, clock: 'day', people: 2 } };
  replies['GET /seeks/two'] = { seek: 'two', people: 2 };
  other.postMessage('changed');
  expect(await screen.findByText(/Looking: 2 of 3 here\./)).toBeDefined();
  // A hidden page does not navigate. It only stops to show the search.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  replies['GET /seeks/two'] = { seek: 'two', people: 3, table: 'found' };
  other.postMessage('changed');
  expect(await screen.findByRole('button', { name: 'Find players' })).toBeDefined();
  expect(location.hash).toBe('#/online');
});

test('the other tabs are notified when a search starts and when it ends', async () => {
  await serve({
    ...IDLE,
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
  fireEvent.click(await screen.findByRole('button', { name: 'Find players' }));
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  fireEvent.click(screen.getByRole('button', { name: 'Stop looking' }));
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
});
