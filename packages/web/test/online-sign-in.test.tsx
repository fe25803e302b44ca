// Signing in as a guest: games move to the account, and can be left behind if both are at the same
// table.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestBy, NOBODY, NOVA, Refusing, serve } from './lobby-server.ts';
import { furnish, open } from './render-page.tsx';

beforeEach(furnish);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  location.hash = '';
});

const LYRA = { ...NOVA, person: { id: 'lyra', name: 'Lyra', kind: 'account', admin: false } };
const twoSeats = (body: unknown) =>
  Object(body).guest === 'leave' ? LYRA : new Refusing(409, 'two-seats');
const SERVER = {
  'GET /session': NOVA,
  'GET /me/tables': { rows: [] },
  'GET /me/account': { password: false, passkeys: [], codes: 0, sessions: [] },
  'POST /session/password': twoSeats,
  'POST /session/recovery': twoSeats,
};
const without = () => screen.findByRole('button', { name: 'Sign in without them' });

test('a guest at a table of the account can sign in without their seats', async () => {
  const requests = await serve(SERVER);
  await open('/online/settings');
  fireEvent.click(await screen.findByRole('button', { name: 'I have an account' }));
  fireEvent.change(screen.getAllByLabelText('Sign-in name').at(-1) as HTMLElement, {
    target: { value: 'lyra' },
  });
  fireEvent.change(screen.getByLabelText('Password', { selector: 'input' }), {
    target: { value: 'seven quiet comets' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  fireEvent.click(await without());
  await waitFor(() => expect(location.hash).toBe('#/online'));
  const tries = requests.filter(({ path }) => path === '/session/password');
  expect(tries.map(({ body }) => Object(body).guest)).toEqual(['move', 'leave']);
  expect(tries.at(-1)?.body).toMatchObject({ login: 'lyra', password: 'seven quiet comets' });
});

test('the same is possible with a recovery code', async () => {
  const requests = await serve(SERVER);
  await open('/online/settings');
  fireEvent.click(await screen.findByRole('button', { name: 'I have an account' }));
  fireEvent.click(screen.getByText('I can’t sign in'));
  fireEvent.change(screen.getByLabelText('Recovery code'), { target: { value: 'abcd' } });
  fireEvent.click(screen.getByRole('button', { name: 'Use the code' }));
  fireEvent.click(await without());
  await waitFor(() => expect(location.hash).toBe('#/online'));
  const tries = requests.filter(({ path }) => path === '/session/recovery');
  expect(tries.map(({ body }) => body)).toEqual([
    { code: 'abcd', guest: 'move' },
    { code: 'abcd', guest: 'leave' },
  ]);
});

test('a mail link signs in a guest, who has no address to confirm', async () => {
  const requests = await serve({ ...SERVER, 'POST /session/mail/confirm': twoSeats });
  await open('/online/settings/letter');
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  fireEvent.click(await without());
  await waitFor(() => expect(location.hash).toBe('#/online/settings'));
  expect(requests.filter(({ path }) => path === '/me/mail/confirm')).toEqual([]);
});

const GUEST_HERE = {
  ...SERVER,
  'GET /me/account': {
    password: false,
    passkeys: [],
    codes: 0,
    sessions: [{ id: 's1', device: 'Tablet', created: 0, seen: 0, current: true }],
  },
  'DELETE /session': {},
};
const signOut = () => screen.findByRole('button', { name: 'Sign out: Tablet' });
const signedOut = (requests: Awaited<ReturnType<typeof serve>>) =>
  requests.some(({ method, path }) => method === 'DELETE' && path === '/session');

test('a guest, whose account cannot be recovered, has to confirm signing out', async () => {
  const requests = await serve(GUEST_HERE);
  await open('/online/settings');
  fireEvent.click(await signOut());
  fireEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }));
  expect(signedOut(requests)).toBe(false);
  fireEvent.click(await signOut());
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out anyway' }));
  await waitFor(() => expect(signedOut(requests)).toBe(true));
});

test('a user with an account is signed out at once', async () => {
  const requests = await serve({ ...GUEST_HERE, 'GET /session': LYRA });
  await open('/online/settings');
  fireEvent.click(await signOut());
  await waitFor(() => expect(signedOut(requests)).toBe(true));
});

test.each([
  ['guest', 'POST /session'],
  ['session of an account', 'POST /session/password'],
])('a browser that rejects cookies does not create a %s on the server', async (_, request) => {
  const requests = await serve(SERVER);
  const { ask, ANY_RESPONSE } = await import('../src/online/api.ts');
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const [method, path] = request.split(' ') as ['POST', string];
  const answer = await ask(method, path, ANY_RESPONSE, {});
  cookies.mockRestore();
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'cookies-refused' } });
  expect(requests.filter((one) => one.path === path)).toEqual([]);
});

test('over plain HTTP a guest whose cookie is dropped learns that the server needs HTTPS', async () => {
  const requests = await serve({ 'GET /session': NOBODY, 'POST /session': NOVA });
  const { useSession } = await import('../src/online/user-session.ts');
  const begun = [
    await useSession.getState().createGuest('Nova'),
    await useSession.getState().createGuest('Nova'),
  ];
  for (const answer of begun) {
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'needs-https' } });
  }
  expect(useSession.getState().session?.person).toBe(undefined);
  // Both requests have the same key, so the server makes one guest.
  const made = requests.filter(({ method }) => method === 'POST');
  expect(made).toHaveLength(2);
  expect(Object(made[1]?.body).key).toBe(Object(made[0]?.body).key);
});

test('a guest whose cookie comes back begins as usual', async () => {
  await serve(guestBy('POST /session', NOVA));
  const { useSession } = await import('../src/online/user-session.ts');
  expect(await useSession.getState().createGuest('Nova')).toMatchObject({ ok: true });
});
