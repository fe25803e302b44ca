// Notices of administrators: read once, regardless of the order of responses.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ModerationNotice } from '../src/online/restrictions/moderation-notice.tsx';
import { useSession } from '../src/online/user-session.ts';
import { useRestrictions } from '../src/online/restrictions/restrictions.ts';
import { NOVA, Refusing, serve } from './lobby-server.ts';
import { furnish } from './render-page.tsx';

const REASON = 'mind your words';

function warning(id: string) {
  return { rows: [{ id, kind: 'warn', reason: REASON, at: 0, seen: false }] };
}

beforeEach(() => {
  furnish();
  useRestrictions.setState({ rows: [] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  useSession.getState().apply(NOVA);
  render(<ModerationNotice />);
  await screen.findByText(/mind your words/);
}
const load = () => act(() => useRestrictions.getState().load());
const read = () => act(() => fireEvent.click(screen.getByRole('button', { name: 'Got it' })));

test('a response that was pending when the notice was read does not show it again', async () => {
  let reply: object = warning('n1');
  await serve({ 'GET /me/notices': () => reply, 'POST /me/notices/n1/seen': {} });
  await open();
  const late = Promise.withResolvers<object>();
  reply = late.promise;
  const loading = useRestrictions.getState().load();
  await read();
  expect(screen.queryByText(/mind your words/)).toBeNull();
  late.resolve(warning('n1'));
  await act(() => loading);
  expect(screen.queryByText(/mind your words/)).toBeNull();
});

test('a notice whose reading the server did not record is shown again', async () => {
  const answers = { 'GET /me/notices': warning('n2') };
  await serve({ ...answers, 'POST /me/notices/n2/seen': new Refusing(503, 'unavailable') });
  await open();
  await read();
  await load();
  expect(screen.getByText(/mind your words/)).toBeTruthy();
});
