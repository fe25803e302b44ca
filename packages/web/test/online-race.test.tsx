// Races: responses that arrive out of order, and data of a previous user; older data never replaces
// newer data.
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { useGameStore } from '../src/game/current-game.ts';
import { ask } from '../src/online/api.ts';
import { useFetched } from '../src/online/use-fetched.ts';
import { useMatchmaking } from '../src/online/lobby/matchmaking.ts';
import { usePagedRows } from '../src/online/use-paged-rows.ts';
import { useSession } from '../src/online/user-session.ts';
// This import registers the reset of the table store when the user changes.
import '../src/online/table/online-table.tsx';
import { useTable } from '../src/online/table/table-store.ts';
import { fetchOwnTables, applyOwnTableUpdate, useOwnTables } from '../src/online/own-tables.ts';
import { gameOfNova, IDLE, NOBODY, NOVA, serve } from './lobby-server.ts';
import { asks, furnish, gameOf, open, viewAt } from './render-page.tsx';

beforeEach(furnish);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  location.hash = '';
});

/** Each reply waits until the test sends it. */
function answers(n: number) {
  const all = Array.from({ length: n }, () => Promise.withResolvers<object>());
  let requests = 0;
  return {
    next: () => all[requests++]?.promise ?? {},
    tell: (at: number, replies: object) => act(() => all[at]?.resolve(replies)),
  };
}

const settled = () => act(async () => void (await ask('GET', '/session', number)));

const number = v.object({ n: v.number() });
const rows = v.object({ rows: v.array(v.string()), before: v.exactOptional(v.string()) });
const rowsOf = (page: v.InferOutput<typeof rows>) => page.rows;
const pages = (path: string) =>
  renderHook((at: string) => usePagedRows(at, rows, rowsOf), { initialProps: path });

test('repeated requests show the latest response', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const replies = answers(2);
  await serve({ 'GET /n': replies.next });
  const { result } = renderHook(() => useFetched('/n', number, 1000));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  replies.tell(1, { n: 2 });
  await waitFor(() => expect(result.current.value).toEqual({ n: 2 }));
  replies.tell(0, { n: 1 });
  await settled();
  expect(result.current.value).toEqual({ n: 2 });
});

test('reloaded rows do not return after other rows were requested', async () => {
  const replies = answers(2);
  await serve({ 'GET /open': replies.next, 'GET /closed': { rows: ['c'] } });
  const { result, rerender } = pages('/open');
  replies.tell(0, { rows: ['a'] });
  await waitFor(() => expect(result.current.rows).toEqual(['a']));
  act(() => result.current.again());
  rerender('/closed');
  await waitFor(() => expect(result.current.rows).toEqual(['c']));
  replies.tell(1, { rows: ['b'] });
  await settled();
  expect(result.current.rows).toEqual(['c']);
});

test('a next page that arrives after a reload does not bring old rows back', async () => {
  const replies = answers(2);
  const later = answers(1);
  await serve({ 'GET /open': replies.next, 'GET /open?before=2': later.next });
  const { result } = pages('/open');
  replies.tell(0, { rows: ['a', 'b'], before: '2' });
  await waitFor(() => expect(result.current.rows).toEqual(['a', 'b']));
  act(() => void result.current.more?.());
  act(() => result.current.again());
  replies.tell(1, { rows: ['a'] });
  await waitFor(() => expect(result.current.rows).toEqual(['a']));
  later.tell(0, { rows: ['c'] });
  await settled();
  expect(result.current.rows).toEqual(['a']);
});

test('of two requests for own games the later one counts, whichever is answered first', async () => {
  const replies = answers(4);
  await serve({ 'GET /me/tables': replies.next });
  const tables = () => useOwnTables.getState().rows?.map(({ table }) => table);
  const first = fetchOwnTables();
  const second = fetchOwnTables();
  replies.tell(0, { rows: [gameOfNova('t1', 0, 1)] });
  await first;
  replies.tell(1, { rows: [gameOfNova('t1', 0, 1), gameOfNova('t2', 0, 1)] });
  await second;
  expect(tables()).toEqual(['t1', 't2']);
  const third = fetchOwnTables();
  const fourth = fetchOwnTables();
  replies.tell(3, { rows: [] });
  await fourth;
  replies.tell(2, { rows: [gameOfNova('t1', 0, 1)] });
  await third;
  expect(tables()).toEqual([]);
});

test('a new user does not see the previous games, table and search', async () => {
  await serve({ 'GET /session': NOBODY, 'POST /seeks': { seek: 's', people: 1 } });
  const { apply } = useSession.getState();
  act(() => apply(NOVA));
  act(() => {
    applyOwnTableUpdate(true, [gameOfNova('t1', 0, 1)], []);
    useTable.setState({ table: 't1' });
    useGameStore.setState({ game: gameOf(viewAt(2, 'crossing', asks('action'))) });
  });
  await act(() => useMatchmaking.getState().start(2, 'relaxed'));
  expect(useMatchmaking.getState().looking).toBeDefined();
  act(() => apply(NOBODY));
  expect(useOwnTables.getState().rows).toBeUndefined();
  expect(useGameStore.getState().game).toBeUndefined();
  expect(useMatchmaking.getState().looking).toBeUndefined();
});

test('games requested before a user left are not shown to the next one', async () => {
  const replies = answers(1);
  await serve({ 'GET /me/tables': replies.next });
  act(() => useSession.getState().apply(NOVA));
  const asking = fetchOwnTables();
  act(() => useSession.getState().apply(NOBODY));
  replies.tell(0, { rows: [gameOfNova('t1', 0, 1)] });
  await asking;
  expect(useOwnTables.getState().rows).toBeUndefined();
});

test('a search started twice is a single one', async () => {
  const requests = await serve({ 'POST /seeks': { seek: 's', people: 1 }, 'DELETE /seeks/s': {} });
  const { start, stop } = useMatchmaking.getState();
  await act(() => Promise.all([start(2, 'relaxed'), start(2, 'relaxed')]));
  expect(requests.filter(({ path }) => path === '/seeks')).toHaveLength(1);
  await act(stop);
});

test('a setting changed while a response is pending is kept with the previous changes', async () => {
  const notify = { turn: 'away', reminder: true, invited: true, over: true } as const;
  const saved: unknown[] = [];
  await serve({
    ...IDLE,
    'GET /me/notifications': notify,
    'PUT /me/notifications': (body: unknown) => {
      saved.push(body);
      return {};
    },
  });
  await open('/online/settings');
  const boxes = [/almost up/, /saves me a seat/, /a game is over/].map((name) =>
    screen.findByRole('checkbox', { name }),
  );
  for (const box of await Promise.all(boxes)) fireEvent.click(box);
  await waitFor(() => expect(saved).toHaveLength(3));
  expect(saved.at(-1)).toEqual({ turn: 'away', reminder: false, invited: false, over: false });
});
