// Creating a table and inviting players, without a browser.
import { loadLanguage } from '@eminent/text';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastTableForm } from '../src/online/create/table-form.ts';
import { useSettings } from '../src/settings/settings.ts';
import { furnish, open } from './render-page.tsx';
import {
  FREE,
  guestBy,
  NO_FRIENDS,
  NOBODY,
  NOVA,
  person,
  Refusing,
  rowOf,
  serve,
} from './lobby-server.ts';

beforeEach(furnish);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.removeItem('eminent.online-table');
  location.hash = '';
});

const VEGA = { person: { id: 'vega', name: 'Vega', kind: 'account' }, presence: 'here' };
const SERVER = {
  'GET /session': NOVA,
  'GET /me/tables': { rows: [] },
  'GET /me/friends': { ...NO_FRIENDS, friends: [VEGA] },
  'POST /tables': { table: 'made', promise: 'ab'.repeat(32), invitation: 'secret' },
  'POST /tables/made/seats': { table: 'made', seat: 0 },
  'GET /tables/made': { row: rowOf('made', [person('Nova'), FREE, FREE]) },
};

function descriptionOf(one: HTMLElement): string {
  const id = one.getAttribute('aria-describedby');
  return (id && document.getElementById(id)?.textContent?.trim()) || '';
}

test('a user without a name has no face, and the field for the name explains why', async () => {
  const requests = await serve({ ...SERVER, 'GET /session': NOBODY });
  await open('/online/new');
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Your name at the table',
  });
  const faces = () => document.querySelectorAll('[data-face]').length;
  expect(faces()).toBe(0);
  expect(fireEvent.invalid(field)).toBe(false);
  expect(screen.getByText('Enter a name.')).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field)).toBe('Enter a name.');
  fireEvent.input(field, { target: { value: 'Nova' } });
  expect(screen.queryByText('Enter a name.')).toBeNull();
  expect(faces()).toBe(1);
  expect(requests.some(({ path }) => path === '/tables')).toBe(false);
});

test('the table is created as chosen, and the form is stored for the next time', async () => {
  const requests = await serve(SERVER);
  await open('/online/new');
  fireEvent.click(await screen.findByRole('radio', { name: 'One day' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Listed' }));
  expect(screen.getByText('3 seats, a day per decision, open to all')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Seat 2: Open for anyone' }));
  const window = within(screen.getByRole('dialog', { name: 'Who sits at seat 2?' }));
  fireEvent.click(await window.findByRole('button', { name: /^Vega/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Seat 3/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Captain/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Create the table' }));
  await waitFor(() => expect(location.hash).toBe('#/online/t/made'));
  const body = Object(requests.find(({ path }) => path === '/tables')?.body);
  expect(body.setup).toMatchObject({
    seats: [{ kind: 'open' }, { kind: 'friend', person: 'vega' }, { kind: 'bot', bot: 'captain' }],
    clock: { kind: 'timed', decision: 86_400, reserve: 0 },
    join: 'listed',
  });
  // The page sends the words only after it knows the promise.
  expect(body).not.toHaveProperty('words');
  const sat = Object(requests.find(({ path }) => path === '/tables/made/seats')?.body);
  expect(sat.words).toMatch(/^[0-9a-f]{32,64}$/);
  expect(lastTableForm()?.others[0]).toEqual({ kind: 'friend', person: 'vega', name: 'Vega' });
  await open('/online/new');
  fireEvent.click(
    await screen.findByRole('button', { name: /^Same as last time: Vega and Captain/ }),
  );
  expect(screen.getByText('3 seats, a day per decision, open to all')).toBeDefined();
});

test('Escalation can be created for five, with scenarios chosen in turn', async () => {
  const requests = await serve(SERVER);
  await open('/online/new');
  const fifth = await screen.findByRole('radio', { name: '5' });
  expect(fifth).toHaveProperty('disabled', true);
  expect(descriptionOf(fifth)).toBe('5: Only with Escalation.');
  fireEvent.click(screen.getByRole('radio', { name: 'Escalation' }));
  expect(descriptionOf(fifth)).toBe('');
  fireEvent.click(screen.getByRole('radio', { name: '5' }));
  const scenarios = within(screen.getByRole('group', { name: 'Scenarios' }));
  fireEvent.click(scenarios.getByRole('radio', { name: 'Draft' }));
  expect(screen.getByRole('button', { name: /^Seat 5/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Create the table' }));
  await waitFor(() => expect(location.hash).toBe('#/online/t/made'));
  const body = Object(requests.find(({ path }) => path === '/tables')?.body);
  expect(body.setup.game).toMatchObject({
    ruleset: 'escalation',
    players: 5,
    scenarios: 'chosen',
  });
  expect(body.setup.seats).toHaveLength(5);
});

test.each([
  ['en', '5: Only with Escalation.'],
  ['it', '5: Solo con Escalation.'],
] as const)('in %s a local game also explains what five players can play', async (lang, why) => {
  await loadLanguage(lang);
  act(() => useSettings.getState().change({ lang }));
  await open('/new');
  const fifth = await screen.findByRole('radio', { name: '5' });
  expect(descriptionOf(fifth)).toBe(why);
  fireEvent.click(screen.getByRole('radio', { name: 'Escalation' }));
  expect(descriptionOf(fifth)).toBe('');
  act(() => useSettings.getState().change({ lang: 'en' }));
});

test('numbers of players with the same obstacle are explained together', async () => {
  await open('/new');
  fireEvent.click(await screen.findByRole('radio', { name: '3' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Extended game' }));
  expect(descriptionOf(screen.getByRole('radio', { name: '4' }))).toBe(
    '2 and 4: Not with “Extended game”. 5: Only with Escalation.',
  );
});

test('the host names a scenario for each seat; a taken one is swapped, an incompatible one is explained', async () => {
  const requests = await serve(SERVER);
  await open('/online/new');
  fireEvent.click(await screen.findByRole('radio', { name: 'Escalation' }));
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Scenarios' })).getByRole('radio', {
      name: 'Pick now',
    }),
  );
  const first = screen.getByRole('combobox', { name: 'Scenario for You' });
  fireEvent.change(first, { target: { value: 'battlecruiser' } });
  const second = screen.getByRole('combobox', { name: 'Scenario for Seat 2' });
  expect(
    within(second).getByRole('option', { name: /^Destroyer \(not with Battlecruiser: / }),
  ).toHaveProperty('disabled', true);
  const had = (second as HTMLSelectElement).value;
  expect(within(second).getByRole('option', { name: /^Battlecruiser \(swaps/ })).toHaveProperty(
    'disabled',
    false,
  );
  fireEvent.change(second, { target: { value: 'battlecruiser' } });
  expect(first).toHaveProperty('value', had);
  fireEvent.click(screen.getByRole('button', { name: 'Create the table' }));
  await waitFor(() => expect(location.hash).toBe('#/online/t/made'));
  const { setup } = Object(requests.find(({ path }) => path === '/tables')?.body);
  expect(setup.game.scenarios).toBe('chosen');
  expect(setup.scenarios).toHaveLength(3);
  expect(setup.scenarios.slice(0, 2)).toEqual([had, 'battlecruiser']);
  expect(lastTableForm()?.scenarios).toEqual(setup.scenarios);
});

test('a repeated attempt creates the same table; with other choices it is another one', async () => {
  const requests = await serve({ ...SERVER, 'POST /tables': new Refusing(503, 'unavailable') });
  const keys = () =>
    requests.flatMap(({ path, body }) => (path === '/tables' && body ? [Object(body).key] : []));
  await open('/online/new');
  const make = await screen.findByRole('button', { name: 'Create the table' });
  for (const players of [undefined, undefined, '4', '3']) {
    const tried = keys().length;
    if (players !== undefined) fireEvent.click(screen.getByRole('radio', { name: players }));
    fireEvent.click(make);
    await waitFor(() => expect(keys()).toHaveLength(tried + 1));
    await waitFor(() => expect(make).toHaveProperty('disabled', false));
  }
  const [first, ...later] = keys();
  expect(later).toEqual([first, expect.not.stringMatching(first), first]);
});

test('a guest gives a name when creating the table', async () => {
  const requests = await serve({ ...SERVER, ...guestBy('POST /session', NOVA) });
  await open('/online/new');
  fireEvent.change(await screen.findByLabelText('Your name at the table'), {
    target: { value: ' Nova ' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Create the table' }));
  await waitFor(() => expect(location.hash).toBe('#/online/t/made'));
  expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/session',
    '/tables',
    '/tables/made/seats',
  ]);
  expect(
    requests.find(({ path, method }) => path === '/session' && method === 'POST')?.body,
  ).toEqual({
    name: 'Nova',
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
    lang: 'en',
  });
});

test('an invited friend has the first seat reserved', async () => {
  await serve(SERVER);
  await open('/online/new/vega');
  expect(await screen.findByRole('button', { name: 'Seat 2: Vega invited' })).toBeDefined();
});

const ROW = rowOf('made', [person('Vega'), person('Mira'), FREE]);

function invitation(reply: object) {
  return serve({
    ...guestBy('POST /tables/made/seats', { table: 'made', seat: 2 }),
    'POST /invitations/look': reply,
    'GET /tables/made': { row: ROW },
  });
}

test('an invitation shows the host, and giving a name takes the seat', async () => {
  const requests = await invitation({ state: 'open', from: 'Vega', row: ROW, mayWatch: true });
  await open('/online/i/secret');
  expect(await screen.findByText('Vega saved you a seat')).toBeDefined();
  // The address of the page is localhost, which a phone cannot open.
  expect(screen.queryByRole('img', { name: 'QR code of the link' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Just watch' })).toBeDefined();
  fireEvent.change(screen.getByLabelText('Your name at the table'), { target: { value: 'Nova' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  await waitFor(() => expect(location.hash).toBe('#/online/t/made'));
  expect(requests.find(({ path }) => path === '/tables/made/seats')?.body).toMatchObject({
    invitation: 'secret',
    name: 'Nova',
  });
  // Logs may contain URLs, so no URL contains the secret.
  expect(requests.filter(({ path }) => path.includes('secret'))).toEqual([]);
});

test('the link of a canceled table does not claim that it was played', async () => {
  await invitation({ state: 'over', row: { ...ROW, phase: 'over' } });
  await open('/online/i/secret');
  expect(await screen.findByRole('heading', { name: 'This table was canceled' })).toBeDefined();
  expect(screen.queryByText(/played without you/)).toBeNull();
});

test.each([
  ['full', 'All seats are taken'],
  ['over', 'This game is over'],
  ['expired', 'This link has expired'],
  ['unknown', 'This link doesn’t work'],
])('a link that is %s is explained', async (state, title) => {
  await invitation({ state });
  await open('/online/i/secret');
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See open tables' })).toBeDefined();
});
