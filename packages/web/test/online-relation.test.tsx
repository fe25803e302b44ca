// What one changes between oneself and somebody: whoever is blocked is not heard at a table either.
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRelation } from '../src/online/profile/relation.ts';
import { useMuted } from '../src/online/table/muted.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  useMuted.setState({ people: [] });
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
  expect(useMuted.getState().people).toEqual(['somebody']);
  await act(() => result.current.act('unblock'));
  expect(useMuted.getState().people).toEqual([]);
});

test('what the server refused changes nothing here', async () => {
  const { result } = answering(429);
  await act(() => result.current.act('block'));
  expect(useMuted.getState().people).toEqual([]);
  expect(result.current.refusal?.code).toBe('too-many');
});
