// The session in several tabs of one browser that sign in and out.
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localStore } from '../src/storage/storage.ts';
import { useConnection } from '../src/online/connection-status.ts';
import { useTakeSeat } from '../src/online/invite/take-seat.ts';
import { useSession } from '../src/online/user-session.ts';
import { type ReceivedRequest, NOBODY, NOVA, Refusing, serve } from './lobby-server.ts';
import { furnish } from './render-page.tsx';

beforeEach(() => {
  furnish();
  useSession.setState({ session: undefined, problem: undefined });
  localStore.remove('guest');
  localStore.remove('online');
  useConnection.setState({ person: undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  location.hash = '';
});

const KEY = /^[0-9a-f]{32}$/;
const keysIn = (requests: readonly ReceivedRequest[]) =>
  requests.flatMap(({ body }) => (body as { key?: string } | undefined)?.key ?? []);
const load = () => act(() => useSession.getState().load());
const begin = () => act(() => useSession.getState().createGuest('Nova'));
const me = () => useSession.getState().session?.person?.id;

test('a new visitor has one guest key in all tabs, sends it whichever way a guest is created, and gets a new one afterwards', async () => {
  const none = () => new Refusing(503, 'unavailable');
  const answers: Record<string, object> = { 'GET /session': NOBODY, 'POST /session': none };
  const requests = await serve({ ...answers, 'POST /tables/t1/seats': none });
  await load();
  // Other tabs of the browser read this key too.
  const { key } = JSON.parse(localStorage.getItem('eminent.guest') ?? '{}') as { key: string };
  expect(key).toMatch(KEY);
  await begin();
  const { result } = renderHook(() => useTakeSeat());
  await act(() => result.current.sit({ table: 't1' }, { name: 'Nova' }));
  expect(keysIn(requests)).toEqual([key, key]);

  const later = await serve({ 'GET /session': NOVA, 'POST /session': NOVA });
  await begin();
  expect(keysIn(later)).toEqual([key]);
  const after = await serve(answers);
  await load();
  await begin();
  expect(keysIn(after)).not.toEqual([key]);
  expect(keysIn(after)).toEqual([expect.stringMatching(KEY)]);
});

test('a guest who takes a seat over plain HTTP and whose cookie is dropped learns that the server needs HTTPS', async () => {
  await serve({ 'GET /session': NOBODY, 'POST /tables/t1/seats': { table: 't1', seat: 1 } });
  await load();
  const { result } = renderHook(() => useTakeSeat());
  await act(() => result.current.sit({ table: 't1' }, { name: 'Nova' }));
  expect(result.current.refusal?.code).toBe('needs-https');
  expect(location.hash).toBe('');
});

test('a user who signed in in another tab continues as that user', async () => {
  await serve({ 'POST /session': new Refusing(409, 'has-session'), 'GET /session': NOVA });
  const begun = await useSession.getState().createGuest('Nova');
  expect(begun.ok).toBe(true);
  expect(me()).toBe('nova');
});

test('a name given in another tab, or a sign-out there, takes effect here', async () => {
  let reply: object = NOBODY;
  await serve({ 'GET /session': () => reply });
  await load();
  expect(me()).toBeUndefined();
  reply = NOVA;
  localStorage.setItem('eminent.online', JSON.stringify({ name: 'Nova' }));
  localStore.onExternalChange('eminent.online');
  await waitFor(() => expect(me()).toBe('nova'));
  reply = NOBODY;
  localStorage.removeItem('eminent.online');
  localStore.onExternalChange('eminent.online');
  await waitFor(() => expect(me()).toBeUndefined());
});

test('a server that greets without a user has ended the session', async () => {
  let reply: object = NOVA;
  await serve({ 'GET /session': () => reply });
  await load();
  act(() => useConnection.setState({ person: { id: 'nova', name: 'Nova' } }));
  expect(me()).toBe('nova');
  reply = NOBODY;
  act(() => useConnection.setState({ person: undefined }));
  await waitFor(() => expect(me()).toBeUndefined());
});

test('a response from before a name was given does not remove it', async () => {
  const late = Promise.withResolvers<object>();
  // Only the first reply is delayed.
  const responses: object[] = [late.promise];
  await serve({ 'GET /session': () => responses.shift() ?? NOVA, 'POST /session': NOVA });
  const loading = useSession.getState().load();
  await begin();
  late.resolve(NOBODY);
  await act(() => loading);
  expect(me()).toBe('nova');
});
