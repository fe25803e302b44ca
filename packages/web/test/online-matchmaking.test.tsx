// Looking for players without a browser: elsewhere on the page, after a reload, and in several tabs.
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

test('a seek goes on while one plays with computer players, and calls from there', async () => {
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

test('a seek that finds its players leads to their table', async () => {
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
  // The words come after the promise.
  expect(body).toEqual({ players: 3, clock: 'relaxed' });
  const { body: sent } = requests.find(({ path }) => path === '/seeks/s/words') ?? {};
  expect(noteOf('found')).toMatchObject({ commitment: PROMISE, words: ownWords('found') });
  expect(sent).toEqual({ table: 'found', words: ownWords('found') });
});

test('a seek goes on after a reload, and where another tab began or ended one the page says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const replies: Record<string, object> = {
    ...IDLE,
    'GET /seeks': { looking: { seek: 'first', players: 4, clock: 'fast', people: 2 } },
    'GET /seeks/first': { seek: 'first', people: 2 },
  };
  await serve(replies);
  await open('/online');
  expect(await screen.findByText(/Looking: 2 of 4 here\./)).toBeDefined();
  // Another tab looks for something else.
  replies['GET /seeks/first'] = new Refusing(404, 'not-found');
  replies['GET /seeks'] = { looking: { seek: 'second', players: 2, clock: 'day', people: 1 } };
  replies['GET /seeks/second'] = { seek: 'second', people: 1 };
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(await screen.findByText(/Looking: 1 of 2 here\./)).toBeDefined();
  // And calls it off.
  replies['GET /seeks/second'] = new Refusing(404, 'not-found');
  replies['GET /seeks'] = {};
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(
    await screen.findByText(/^This search is over: you ended it in another tab/),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Find players' })).toBeDefined();
});

test('another open tab learns at once what is looked for, and a hidden one stays where it is', async () => {
  const replies: Record<string, object> = { ...IDLE, 'GET /seeks': {} };
  await serve(replies);
  await open('/online');
  expect(await screen.findByRole('button', { name: 'Find players' })).toBeDefined();
  const other = new BroadcastChannel('eminent.seeks');
  onTestFinished(() => other.close());
  // The other tab begins.
  replies['GET /seeks'] = { looking: { seek: 'one', players: 2, clock: 'fast', people: 1 } };
  replies['GET /seeks/one'] = { seek: 'one', people: 1 };
  other.postMessage('changed');
  expect(await screen.findByText(/Looking: 1 of 2 here\./)).toBeDefined();
  // It looks for something else, and calls that off.
  replies['GET /seeks/one'] = new Refusing(404, 'not-found');
  replies['GET /seeks'] = { looking: { seek: 'two', players: 3, clock: 'day', people: 2 } };
  replies['GET /seeks/two'] = { seek: 'two', people: 2 };
  other.postMessage('changed');
  expect(await screen.findByText(/Looking: 2 of 3 here\./)).toBeDefined();
  // Nobody looks at this tab: it is not led away, and says no more that it looks.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  replies['GET /seeks/two'] = { seek: 'two', people: 3, table: 'found' };
  other.postMessage('changed');
  expect(await screen.findByRole('button', { name: 'Find players' })).toBeDefined();
  expect(location.hash).toBe('#/online');
});

test('what is looked for here the other tabs are told when it begins and when it ends', async () => {
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
