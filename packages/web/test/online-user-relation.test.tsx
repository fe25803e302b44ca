// Relations between users: a blocked user is muted at tables too.
import type { Friends, OnlinePerson } from '@eminent/protocol/online';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRelation, actionsFor } from '../src/online/profile/user-relation.ts';
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

test('a blocked user is muted, and unmuted when unblocked', async () => {
  const { result } = answering(204);
  await act(() => result.current.act('block'));
  expect(useMutedUsers.getState().people).toEqual(['somebody']);
  await act(() => result.current.act('unblock'));
  expect(useMutedUsers.getState().people).toEqual([]);
});

test('a refused request changes nothing here', async () => {
  const { result } = answering(429);
  await act(() => result.current.act('block'));
  expect(useMutedUsers.getState().people).toEqual([]);
  expect(result.current.refusal?.code).toBe('too-many');
});

test('the actions for a user in a list depend on the relation', () => {
  const [ann, bob, cat, dan] = ['ann', 'bob', 'cat', 'dan'].map((id) => ({
    id,
    name: id,
    kind: 'account' as const,
  })) as [OnlinePerson, OnlinePerson, OnlinePerson, OnlinePerson];
  const friends: Friends = {
    friends: [{ person: ann, presence: 'offline' }],
    received: [bob],
    sent: [cat],
    blocked: [dan],
  };
  const ways = ['ann', 'bob', 'cat', 'dan', 'eve'].map((id) => actionsFor(friends, id));
  expect(ways).toEqual([[], ['accept', 'refuse'], ['takeBack'], ['unblock'], ['ask']]);
});
