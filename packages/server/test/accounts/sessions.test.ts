// Sessions of guests: start, permissions and end.
import type { PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../../src/core/context.ts';
import { deleteExpired } from '../../src/accounts/housekeeping.ts';
import { NO_TABLE_QUERIES } from './no-table-queries.ts';
import { openUserDirectory } from './user-directory.ts';
import { digest } from '../../src/core/secrets.ts';
import { account, Browser, guest, ORIGIN, PASSWORD, accountServer } from './account-server.ts';

const server = await accountServer();
const people = openUserDirectory(server.context);

test('a name is enough for a guest session; the cookie is only readable by the server', async () => {
  const browser = new Browser(server);
  expect((await browser.ask('GET', '/session')).body).toEqual({
    build: 'b1',
    features: { passkeys: true, mail: true },
  });
  const begun = await browser.ask('POST', '/session', { name: '  Nova  Prime ', lang: 'it' });
  expect(begun.status).toBe(201);
  expect(begun.body.person).toMatchObject({ name: 'Nova Prime', kind: 'guest', admin: false });
  const cookie = String(begun.raw.headers['set-cookie']);
  for (const part of [/^__Host-eminent=/, /; HttpOnly/, /; Secure/, /; SameSite=Lax/, /; Path=\/;/])
    expect(cookie).toMatch(part);
  expect(cookie).not.toContain('Domain');
  expect((await browser.ask('GET', '/session')).body.person).toEqual(begun.body.person);
  expect((await browser.ask('POST', '/session', { name: 'Again' })).code).toBe('has-session');
});

test('a repeated sign-up with the same key returns the same guest, for a few minutes and while it is a guest', async () => {
  const begin = async (key: string) => {
    const browser = new Browser(server);
    const { body } = await browser.ask('POST', '/session', { name: 'Wega', key });
    return { browser, id: String(body.person.id) };
  };
  const key = 'c0'.repeat(16);
  const tabs = await Promise.all([begin(key), begin(key), begin(key)]);
  expect(new Set(tabs.map(({ id }) => id)).size).toBe(1);
  const [{ id }] = tabs;
  expect((await begin('c1'.repeat(16))).id).not.toBe(id);
  server.pass(4 * MINUTE);
  expect((await begin(key)).id).toBe(id);
  server.pass(2 * MINUTE);
  const later = await begin(key);
  expect(later.id).not.toBe(id);
  // A guest key no longer opens a user who has a password.
  await later.browser.ask('PUT', '/me/password', { login: 'wega', password: PASSWORD });
  expect((await begin(key)).id).not.toBe(later.id);
  const gone = await begin('c2'.repeat(16));
  await gone.browser.ask('DELETE', '/session');
  expect((await begin('c2'.repeat(16))).id).not.toBe(gone.id);
  const short = await new Browser(server).ask('POST', '/session', { name: 'Wega', key: 'c0' });
  expect(short.code).toBe('malformed');
});

test('a server with a public URL reports it', async () => {
  const known = await accountServer(undefined, { publicUrl: ORIGIN });
  const { body } = await new Browser(known).ask('GET', '/session');
  expect(body.features).toEqual({ passkeys: true, mail: true, address: ORIGIN });
});

test('only the hash of a token is stored, and no token is logged or sent', async () => {
  const { browser, id } = await guest(server, 'Lyra');
  const token = browser.cookie ?? '';
  expect(token).toMatch(/^host-[\da-z]{52}$/);
  const [row] = await server.store.db
    .selectFrom('sessions')
    .selectAll()
    .where('person', '=', id)
    .execute();
  expect(row).toMatchObject({ hash: digest(token), kind: 'browser', device: 'Firefox, Linux' });
  expect(JSON.stringify(row)).not.toContain(token);
  expect(browser.seen.join()).not.toContain(token);
  expect(server.lines.join()).not.toContain(token);
  expect(await people.ofToken(token)).toMatchObject({ id, name: 'Lyra' });
  expect(await people.ofToken('x'.repeat(52))).toBeUndefined();
});

test('a token is renewed now and then; once the new one is used, the old one is valid for a moment', async () => {
  const { browser, id } = await guest(server, 'Vega');
  const first = browser.cookie ?? '';
  await browser.ask('GET', '/session');
  expect(browser.cookie).toBe(first);
  server.pass(DAY + MINUTE);
  await browser.ask('GET', '/session');
  expect(browser.cookie).not.toBe(first);
  expect(await people.ofToken(first)).toMatchObject({ id });
  await browser.ask('GET', '/session');
  expect(await people.ofToken(first)).toMatchObject({ id });
  server.pass(2 * MINUTE);
  expect(await people.ofToken(first)).toBeUndefined();
  expect(await people.ofToken(browser.cookie ?? '')).toMatchObject({ id });
});

test('a lost renewal signs no user out', async () => {
  const { browser, id } = await guest(server, 'Deneb');
  const first = browser.cookie;
  server.pass(DAY + MINUTE);
  await browser.ask('GET', '/session');
  const lost = browser.cookie ?? '';
  browser.cookie = first;
  server.pass(2 * DAY);
  expect((await browser.ask('GET', '/session')).body.person).toMatchObject({ id });
  expect([first, lost]).not.toContain(browser.cookie);
  expect((await browser.ask('GET', '/session')).body.person).toMatchObject({ id });
  server.pass(2 * MINUTE);
  expect(await people.ofToken(lost)).toBeUndefined();
  expect(await people.ofToken(first ?? '')).toBeUndefined();
});

test('concurrent requests renew a token once', async () => {
  const { browser } = await guest(server, 'Castor');
  server.pass(DAY + MINUTE);
  const before = browser.cookie;
  const other = new Browser(server);
  other.cookie = before;
  await Promise.all([browser.ask('GET', '/session'), other.ask('GET', '/session')]);
  for (const one of [browser, other]) {
    expect((await one.ask('GET', '/session')).body.person.name).toBe('Castor');
  }
  expect([browser.cookie, other.cookie]).toContain(before);
});

test('a session expires after half a year without use', async () => {
  const { browser } = await guest(server, 'Mira');
  server.pass(179 * DAY);
  expect((await browser.ask('GET', '/session')).body.person.name).toBe('Mira');
  server.pass(181 * DAY);
  expect((await browser.ask('GET', '/session')).body.person).toBeUndefined();
});

test('signing out ends the session on the server too', async () => {
  const { browser, id } = await guest(server, 'Rigel');
  const token = browser.cookie ?? '';
  expect((await browser.ask('DELETE', '/session')).status).toBe(204);
  expect(browser.cookie).toBeUndefined();
  expect(await people.ofToken(token)).toBeUndefined();
  expect(server.signedOut).toContain(id);
  expect((await browser.ask('DELETE', '/session')).code).toBe('signed-out');
});

test('name, portrait and language can be changed to visible values only', async () => {
  const { browser, id } = await guest(server, 'Juno');
  const changed = await browser.ask('PATCH', '/me', {
    name: 'Juno II',
    face: 'oracle',
    lang: 'it',
  });
  expect(changed.body.person).toMatchObject({ name: 'Juno II', face: 'oracle' });
  expect(await people.byId(id)).toMatchObject({ name: 'Juno II', face: 'oracle', lang: 'it' });
  const bad = [
    '\u200b\u200b',
    'a\u202eb',
    '\u0000x',
    '\u3164',
    'Z\u0351\u0351\u0351\u0351\u0351',
    '́',
  ];
  for (const name of bad) {
    // oxlint-disable-next-line no-await-in-loop
    expect([name, (await browser.ask('PATCH', '/me', { name })).code]).toEqual([name, 'bad-name']);
  }
  for (const body of [{ name: '' }, { name: 'x'.repeat(41) }, { face: '../x' }, { lang: 'xx' }]) {
    // oxlint-disable-next-line no-await-in-loop
    expect([body, (await browser.ask('PATCH', '/me', body)).code]).toEqual([body, 'malformed']);
  }
  expect((await people.byId(id))?.name).toBe('Juno II');
});

test('a page of another origin cannot change anything', async () => {
  const { browser } = await guest(server, 'Noor');
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  for (const [method, url, body] of [
    ['PATCH', '/me', { name: 'Evil' }],
    ['DELETE', '/session', undefined],
    ['POST', '/session', { name: 'Evil' }],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await browser.ask(method, url, body, foreign)).code).toBe('foreign-origin');
  }
  const plain = await browser.ask(
    'PATCH',
    '/me',
    { name: 'Evil' },
    { 'content-type': 'text/plain' },
  );
  expect(plain.code).toBe('media-type');
  expect(
    (await browser.ask('GET', '/session', undefined, { origin: ORIGIN })).body.person.name,
  ).toBe('Noor');
});

test('a program starts a guest session with a token, without cookie or origin', async () => {
  const begun = await server.app.inject({
    method: 'POST',
    url: '/api/v1/session',
    payload: { name: 'Probe', token: true },
  });
  expect(begun.statusCode).toBe(201);
  expect(begun.cookies).toEqual([]);
  const { token, person } = begun.json();
  const authorization = `Bearer ${token}`;
  const renamed = await server.app.inject({
    method: 'PATCH',
    url: '/api/v1/me',
    headers: { authorization },
    payload: { name: 'Probe II' },
  });
  expect(renamed.json().person).toMatchObject({ id: person.id, name: 'Probe II', kind: 'guest' });
  expect(renamed.json().token).toBeUndefined();
  // The server never replaces a bearer token on its own.
  server.pass(3 * DAY);
  const later = await server.app.inject({ url: '/api/v1/session', headers: { authorization } });
  expect(later.cookies).toEqual([]);
  expect(later.json().person.id).toBe(person.id);
});

test('a token overrides the cookie, even if the token is invalid', async () => {
  const { browser, id } = await guest(server, 'Halley');
  const response = async (authorization: string) =>
    (await browser.ask('GET', '/session', undefined, { authorization })).body.person?.id;
  expect(await response('Basic x')).toBe(id);
  expect(await response(`Bearer ${browser.cookie}`)).toBe(id);
  expect(await response(`Bearer ${'x'.repeat(52)}`)).toBeUndefined();
  expect(await response('Bearer x')).toBeUndefined();
});

test('signed-out clients cannot change anything', async () => {
  const anonymous = new Browser(server);
  for (const [method, url] of [
    ['PATCH', '/me'],
    ['DELETE', '/session'],
    ['DELETE', '/me/sessions'],
    ['DELETE', '/me/sessions/abc'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await anonymous.ask(method, url, {})).code).toBe('signed-out');
  }
});

test('inactive guests are deleted, accounts are not', async () => {
  const fresh = await accountServer();
  const gone = await guest(fresh, 'Gone');
  const kept = await account(fresh, 'Kept');
  const young = await guest(fresh, 'Young');
  await young.browser.ask('DELETE', '/session');
  expect(await deleteExpired(fresh.context, NO_TABLE_QUERIES)).toBe(0);
  fresh.pass(181 * DAY);
  const here = await guest(fresh, 'Here');
  expect(await deleteExpired(fresh.context, NO_TABLE_QUERIES)).toBe(2);
  const now = openUserDirectory(fresh.context);
  expect(await now.byId(gone.id)).toMatchObject({ name: '', kind: 'former' });
  expect(await now.byId(kept.id)).toMatchObject({ name: 'Kept', kind: 'account' });
  expect(await now.byId(here.id)).toMatchObject({ name: 'Here', kind: 'guest' });
  const sessions = await fresh.store.db.selectFrom('sessions').select('person').execute();
  expect(sessions).toEqual([{ person: here.id }]);
});

test('sign-ups and guesses are throttled per address', async () => {
  const strict = await accountServer(undefined, undefined, undefined, { perMinute: 600 });
  const codes: (string | undefined)[] = [];
  for (let i = 0; i <= 60; i++) {
    // oxlint-disable-next-line no-await-in-loop
    codes.push((await new Browser(strict).ask('POST', '/session', { name: 'Many' })).code);
  }
  expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }));
  expect(codes[60]).toBe('too-many');
  const other = new Browser(strict, '10.9.9.9');
  expect((await other.ask('POST', '/session', { name: 'One' })).status).toBe(201);
});

/** A server that changes from http to https when `secured` is called. */
async function moving() {
  let isSecure = false;
  const at = await accountServer(undefined, { cookies: { secure: () => isSecure } });
  const secured = () => {
    isSecure = true;
  };
  return { at, secured };
}

function givenBy({ raw }: Awaited<ReturnType<Browser['ask']>>): readonly string[] {
  return [raw.headers['set-cookie'] ?? []].flat();
}

test('over plain http the cookie has its plain name', async () => {
  const { at } = await moving();
  const begun = await new Browser(at).ask('POST', '/session', { name: 'Nova' });
  expect(givenBy(begun)).toEqual([expect.stringMatching(/^eminent=[\da-z]{52};/)]);
  expect(givenBy(begun).join()).not.toContain('Secure');
});

test('a session under the plain name continues over https, bound to the host from then on', async () => {
  const { at, secured } = await moving();
  const { browser, id } = await guest(at, 'Vega');
  const before = browser.cookie;
  secured();
  expect((await browser.ask('GET', '/me/account')).status).toBe(200);
  expect(browser.cookie).toBe(before);
  const renewed = await browser.ask('GET', '/session');
  expect(renewed.body.person).toMatchObject({ id });
  expect(givenBy(renewed)).toEqual([
    expect.stringMatching(/^__Host-eminent=host-[\da-z]{52};.*; Path=\/; HttpOnly; Secure/),
    expect.stringMatching(/^eminent=;/),
  ]);
  expect((await browser.ask('GET', '/session')).body.person).toMatchObject({ id });
  at.pass(2 * MINUTE);
  const late = { cookie: `eminent=${before}` };
  expect((await new Browser(at).ask('GET', '/session', undefined, late)).body.person).toBe(
    undefined,
  );
});

test('concurrent tabs and a lost response sign no user out when the cookie becomes bound', async () => {
  const { at, secured } = await moving();
  const { browser, id } = await guest(at, 'Lyra');
  const plain = { cookie: `eminent=${browser.cookie}` };
  secured();
  const tabs = [new Browser(at), new Browser(at)];
  await Promise.all(tabs.map((tab) => tab.ask('GET', '/session', undefined, plain)));
  const given = tabs.flatMap(({ cookie }) => cookie ?? []);
  expect(given).toHaveLength(1);
  // Simulates that both responses were lost: the browser still has the cookie from http.
  at.pass(DAY);
  const again = await browser.ask('GET', '/session', undefined, plain);
  expect(again.body.person).toMatchObject({ id });
  expect((await browser.ask('GET', '/session')).body.person).toMatchObject({ id });
});

test('a bound token is not valid under another cookie name, which a sibling domain could set', async () => {
  const { browser } = await guest(server, 'Rigel');
  const planted = { cookie: `eminent=${browser.cookie}` };
  const victim = new Browser(server);
  expect((await victim.ask('GET', '/session', undefined, planted)).body.person).toBeUndefined();
  const own = await guest(server, 'Mira');
  const both = { cookie: `${planted.cookie}; __Host-eminent=${own.browser.cookie}` };
  const response = await victim.ask('GET', '/session', undefined, both);
  expect(response.body.person).toMatchObject({ id: own.id });
});

test('concurrent session lookups are batched, each with its own result, also for ended sessions', async () => {
  const guests = await Promise.all(
    Array.from({ length: 30 }, (_, n) => guest(server, `Many ${n}`)),
  );
  let response = 0;
  const counting = {
    transformQuery: ({ node }: PluginTransformQueryArgs) => {
      response++;
      return node;
    },
    transformResult: ({ result }: PluginTransformResultArgs) => Promise.resolve(result),
  };
  const context = { ...server.context, db: server.context.db.withPlugin(counting) };
  const [ended] = guests;
  await server.store.db
    .deleteFrom('sessions')
    .where('person', '=', ended?.id ?? '')
    .execute();
  const tokens = guests.map(({ browser }) => browser.cookie ?? '');
  const found = await Promise.all(
    [...tokens, 'x'.repeat(52)].map((token) => openUserDirectory(context).ofToken(token)),
  );
  expect(found.map((one) => one?.id)).toEqual([
    undefined,
    ...guests.slice(1).map(({ id }) => id),
    undefined,
  ]);
  expect(response).toBeLessThan(10);
});

test('last activity is recorded once an hour, for all concurrent requests', async () => {
  const guests = await Promise.all(['Rigel', 'Deneb'].map((name) => guest(server, name)));
  const seenOf = async () => {
    const rows = await server.store.db
      .selectFrom('sessions')
      .select('seen')
      .where(
        'person',
        'in',
        guests.map(({ id }) => id),
      )
      .execute();
    return rows.map(({ seen }) => seen);
  };
  const before = await seenOf();
  const come = () => Promise.all(guests.map(({ browser }) => people.ofToken(browser.cookie ?? '')));
  await come();
  expect(await seenOf()).toEqual(before);
  server.pass(61 * MINUTE);
  await come();
  for (const seen of await seenOf()) expect(seen).toBeGreaterThan(Math.max(...before));
});
