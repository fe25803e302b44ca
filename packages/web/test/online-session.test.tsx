// Who is at the page, where several tabs of one browser say so, and one becomes somebody or nobody while the others look on.
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
const keysIn = (asked: readonly ReceivedRequest[]) =>
  asked.flatMap(({ body }) => (body as { key?: string } | undefined)?.key ?? []);
const learn = () => act(() => useSession.getState().learn());
const begin = () => act(() => useSession.getState().begin('Nova'));
const me = () => useSession.getState().session?.person?.id;

test('a stranger has one key in all tabs, sends it however a guest is made, and another one after that', async () => {
  const none = () => new Refusing(503, 'unavailable');
  const answers: Record<string, object> = { 'GET /session': NOBODY, 'POST /session': none };
  const asked = await serve({ ...answers, 'POST /tables/t1/seats': none });
  await learn();
  // What another tab of this browser reads.
  const { key } = JSON.parse(localStorage.getItem('eminent.guest') ?? '{}') as { key: string };
  expect(key).toMatch(KEY);
  await begin();
  const { result } = renderHook(() => useTakeSeat());
  await act(() => result.current.sit({ table: 't1' }, { name: 'Nova' }));
  expect(keysIn(asked)).toEqual([key, key]);

  const later = await serve({ ...answers, 'POST /session': NOVA });
  await begin();
  expect(keysIn(later)).toEqual([key]);
  const after = await serve(answers);
  await learn();
  await begin();
  expect(keysIn(after)).not.toEqual([key]);
  expect(keysIn(after)).toEqual([expect.stringMatching(KEY)]);
});

test('whoever has become somebody in another tab goes on as that', async () => {
  await serve({ 'POST /session': new Refusing(409, 'has-session'), 'GET /session': NOVA });
  const begun = await useSession.getState().begin('Nova');
  expect(begun.ok).toBe(true);
  expect(me()).toBe('nova');
});

test('a name given in another tab, or a sign-out there, is known here too', async () => {
  let told: object = NOBODY;
  await serve({ 'GET /session': () => told });
  await learn();
  expect(me()).toBeUndefined();
  told = NOVA;
  localStorage.setItem('eminent.online', JSON.stringify({ name: 'Nova' }));
  localStore.changedElsewhere('eminent.online');
  await waitFor(() => expect(me()).toBe('nova'));
  told = NOBODY;
  localStorage.removeItem('eminent.online');
  localStore.changedElsewhere('eminent.online');
  await waitFor(() => expect(me()).toBeUndefined());
});

test('a server that greets nobody any more has ended the session', async () => {
  let told: object = NOVA;
  await serve({ 'GET /session': () => told });
  await learn();
  act(() => useConnection.setState({ person: { id: 'nova', name: 'Nova' } }));
  expect(me()).toBe('nova');
  told = NOBODY;
  act(() => useConnection.setState({ person: undefined }));
  await waitFor(() => expect(me()).toBeUndefined());
});

test('an answer from before a name was given does not take it back', async () => {
  const late = Promise.withResolvers<object>();
  await serve({ 'GET /session': late.promise, 'POST /session': NOVA });
  const learnt = useSession.getState().learn();
  await begin();
  late.resolve(NOBODY);
  await act(() => learnt);
  expect(me()).toBe('nova');
});
