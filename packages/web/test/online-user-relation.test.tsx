// What one changes between oneself and somebody: whoever is blocked is not heard at a table either.
import type { Friends, OnlinePerson } from '@eminent/protocol/online';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRelation, waysWith } from '../src/online/profile/user-relation.ts';
import { useMutedUsers } from '../src/online/table/muted-users.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  useMutedUsers.setState({ people: [] });
});

function answering(status: number) {
  const body = JSON.stringify({ code: 'too-many', detail: 'Too many requests.' });
  const headers = { 'content-type': 'application/problem+json' };
  vi.stubGlobal('fetch', async () =>
    status === 204 ? new Response(null, { status }) : new Response(body, { status, headers }),
  );
  return renderHook(() => useRelation('somebody', () => undefined));
}

test('whoever is blocked is muted, and heard again when not', async () => {
  const { result } = answering(204);
  await act(() => result.current.act('block'));
  expect(useMutedUsers.getState().people).toEqual(['somebody']);
  await act(() => result.current.act('unblock'));
  expect(useMutedUsers.getState().people).toEqual([]);
});

test('what the server refused changes nothing here', async () => {
  const { result } = answering(429);
  await act(() => result.current.act('block'));
  expect(useMutedUsers.getState().people).toEqual([]);
  expect(result.current.refusal?.code).toBe('too-many');
});

test('what one may do about somebody in a list follows from what the two are', () => {
  const [ann, bob, cat, dan] = ['ann', 'bob', 'cat', 'dan'].map((id) => ({
    id,
    name: id,
    kind: 'account' as const,
  })) as [OnlinePerson, OnlinePerson, OnlinePerson, OnlinePerson];
  const friends: Friends = {
    friends: [{ person: ann, presence: 'offline' }],
    asking: [bob],
    asked: [cat],
    blocked: [dan],
  };
  const ways = ['ann', 'bob', 'cat', 'dan', 'eve'].map((id) => waysWith(friends, id));
  expect(ways).toEqual([[], ['accept', 'refuse'], ['takeBack'], ['unblock'], ['ask']]);
});
