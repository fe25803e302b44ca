// Accounts: passwords, recovery codes, mail, upgrading a guest, export and deletion.
import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../../src/core/context.ts';
import { openUserDirectory } from './user-directory.ts';
import { hashPassword, isPassword, passwordFault } from '../../src/accounts/passwords.ts';
import { NO_TABLE_QUERIES } from './no-table-queries.ts';
import { account, Browser, guest, PASSWORD, accountServer } from './account-server.ts';

const meeting = new Map<string, readonly string[]>();
const forgotten: string[] = [];
const server = await accountServer(() => [], {
  tableQueries: {
    ...NO_TABLE_QUERIES,
    tablesOf: async (ids) => ids.flatMap((id) => meeting.get(id) ?? []),
    forget: async (ids) => void forgotten.push(...ids),
    chatLinesBy: async (ids) => [{ table: 't1', at: 1, text: `said by ${ids.join()}` }],
  },
});
const people = openUserDirectory(server.context);
const db = server.store.db;

const signIn = (browser: Browser, login: string, password = PASSWORD, more = {}) =>
  browser.ask('POST', '/session/password', { login, password, ...more });

test('a guest upgrades to an account with a password; only its argon2id hash is stored', async () => {
  const { browser, id } = await guest(server, 'Nova');
  const first = browser.cookie;
  const kept = await browser.ask('PUT', '/me/password', { login: ' NovaOne ', password: PASSWORD });
  expect(kept.body.person).toMatchObject({ id, kind: 'account' });
  expect(browser.cookie).not.toBe(first);
  const row = await db
    .selectFrom('passwords')
    .selectAll()
    .where('person', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.login).toBe('novaone');
  expect(row.hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword(PASSWORD, row.hash)).toBe(true);
  expect(await isPassword(`${PASSWORD}s`, row.hash)).toBe(false);
  expect(server.lines.join()).not.toContain(PASSWORD);

  const otherBrowser = new Browser(server);
  expect((await signIn(otherBrowser, 'NOVAONE')).body.person).toMatchObject({ id });
});

test('outside of tests, hashing costs what OWASP recommends', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword(PASSWORD, hash)).toBe(true);
  expect(await isPassword(`${PASSWORD}s`, hash)).toBe(false);
});

test('the most common passwords are refused', () => {
  for (const bad of [
    'password1234',
    'Password123!',
    'P@ssw0rd2026',
    'qwertyuiop12',
    '123456789012',
    'aaaaaaaaaaaaaa',
    'abcabcabcabc',
    'iloveyou2025',
    'administrator',
    'correct horse battery staple',
    'letmeinletmein',
    'dragondragon',
    '1q2w3e4r5t6y',
  ]) {
    expect([bad, passwordFault(bad, [])]).toEqual([bad, expect.any(String)]);
  }
  expect(passwordFault('castor-pollux', ['Castor Pollux'])).toBe('like-name');
  for (const good of [PASSWORD, 'Wolfgang likes 7 kites', 'zq9-tm4-xw2-bb', 'la neve cade piano']) {
    expect([good, passwordFault(good, ['Nova'])]).toEqual([good, undefined]);
  }
});

test('changing the password requires the old one and signs out other devices', async () => {
  const { browser } = await account(server, 'Vega');
  const other = new Browser(server);
  await signIn(other, 'vega');
  const next = { login: 'vega', password: 'eight silver moons' };
  expect((await browser.ask('PUT', '/me/password', next)).code).toBe('wrong-password');
  const wrong = { ...next, current: 'not the password' };
  expect((await browser.ask('PUT', '/me/password', wrong)).code).toBe('wrong-password');
  expect((await browser.ask('PUT', '/me/password', { ...next, current: PASSWORD })).status).toBe(
    200,
  );
  expect((await other.ask('GET', '/session')).body.person).toBeUndefined();
  expect((await browser.ask('GET', '/session')).body.person.name).toBe('Vega');
  expect((await signIn(new Browser(server), 'vega')).code).toBe('wrong-password');
  expect((await signIn(new Browser(server), 'vega', next.password)).status).toBe(200);
});

test('wrong names and wrong passwords get the same response, and short or common passwords are refused', async () => {
  await account(server, 'Lyra');
  const one = await signIn(new Browser(server), 'lyra', 'not this one at all');
  const other = await signIn(new Browser(server), 'nobody', 'not this one at all');
  for (const reply of [one, other]) expect(reply.code).toBe('wrong-password');
  expect(one.body.detail).toBe(other.body.detail);
  const { browser } = await guest(server, 'Short');
  const keep = (password: string, login = 'short') =>
    browser.ask('PUT', '/me/password', { login, password });
  expect((await keep('elevenchars')).code).toBe('malformed');
  expect((await keep('x'.repeat(257))).code).toBe('malformed');
  expect((await keep('password1234')).code).toBe('weak-password');
  expect((await keep(PASSWORD, 'Lyra')).code).toBe('login-taken');
  expect((await browser.ask('GET', '/session')).body.person.kind).toBe('guest');
});

test('repeated guesses for an account are throttled from every address, for a while', async () => {
  await account(server, 'Rigel');
  for (let i = 0; i < 5; i++) {
    // oxlint-disable-next-line no-await-in-loop
    const { code } = await signIn(new Browser(server, `10.1.0.${i}`), 'rigel', 'a wrong password');
    expect(code).toBe('wrong-password');
  }
  const slow = await signIn(new Browser(server, '10.1.0.99'), 'rigel');
  expect(slow.code).toBe('slow-down');
  expect(Number(slow.raw.headers['retry-after'])).toBeGreaterThan(0);
  server.pass(MINUTE);
  expect((await signIn(new Browser(server, '10.1.0.99'), 'rigel')).status).toBe(200);
  // The sign-in has reset the throttle, so a typing mistake causes no delay.
  expect((await signIn(new Browser(server, '10.1.0.99'), 'rigel', 'a wrong one')).code).toBe(
    'wrong-password',
  );
  expect((await signIn(new Browser(server, '10.1.0.99'), 'rigel')).status).toBe(200);
});

test('repeated guesses from one address are throttled for all accounts', async () => {
  const there = () => new Browser(server, '10.2.0.1');
  for (let i = 0; i < 20; i++) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await signIn(there(), `some${i}`, 'a wrong password')).code).toBe('wrong-password');
  }
  expect((await signIn(there(), 'another', 'a wrong password')).code).toBe('slow-down');
  expect((await signIn(new Browser(server, '10.2.0.2'), 'another', 'a wrong one')).code).toBe(
    'wrong-password',
  );
});

test('concurrent guesses are counted before they are checked', async () => {
  await account(server, 'Storm');
  const tries = Array.from({ length: 12 }, (_, i) =>
    signIn(new Browser(server, `10.3.0.${i}`), 'storm', 'a wrong password'),
  );
  const codes = (await Promise.all(tries)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'slow-down').length).toBeGreaterThan(0);
});

test('a recovery code opens the account once and allows a new password', async () => {
  const { id, codes } = await account(server, 'Mira');
  const [code = '', other = ''] = codes;
  const kept = JSON.stringify(await db.selectFrom('recovery_codes').selectAll().execute());
  expect(kept).not.toContain(code);
  const otherBrowser = new Browser(server);
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
  expect(
    (await otherBrowser.ask('POST', '/session/recovery', { code: typed })).body.person,
  ).toMatchObject({ id });
  expect((await new Browser(server).ask('POST', '/session/recovery', { code })).code).toBe(
    'wrong-code',
  );
  const next = { login: 'mira', password: 'nine golden comets' };
  expect((await otherBrowser.ask('PUT', '/me/password', next)).status).toBe(200);
  expect((await otherBrowser.ask('GET', '/me/account')).body.codes).toBe(7);
  const fresh = await otherBrowser.ask('POST', '/me/recovery');
  expect(fresh.body.codes).toHaveLength(8);
  expect((await new Browser(server).ask('POST', '/session/recovery', { code: other })).code).toBe(
    'wrong-code',
  );
});

test('a confirmed address recovers the account by mail, and the response does not reveal whether it exists', async () => {
  const { browser, id } = await account(server, 'Juno');
  await browser.ask('PATCH', '/me', { lang: 'it' });
  server.letters.length = 0;
  expect((await browser.ask('PUT', '/me/mail', { mail: 'juno@example.org' })).status).toBe(204);
  const unconfirmed = await new Browser(server).ask('POST', '/session/mail', {
    mail: 'juno@example.org',
  });
  expect(unconfirmed.status).toBe(204);
  expect(server.letters).toHaveLength(1);
  expect(server.letters[0]).toMatchObject({
    to: 'juno@example.org',
    subject: expect.stringContaining('indirizzo'),
  });
  const tokenOf = (text = '') => /\/([0-9a-z]{52})\b/.exec(text)?.[1] ?? '';
  const token = tokenOf(server.letters[0]?.text);
  const thief = await account(server, 'Thief');
  expect((await thief.browser.ask('POST', '/me/mail/confirm', { token })).code).toBe('stale-link');
  // The first link is used up, so the user requests a new one.
  await browser.ask('PUT', '/me/mail', { mail: 'juno@example.org' });
  const confirmed = await browser.ask('POST', '/me/mail/confirm', {
    token: tokenOf(server.letters[1]?.text),
  });
  expect(confirmed.body.mail).toBe('juno@example.org');

  const known = await new Browser(server).ask('POST', '/session/mail', {
    mail: 'juno@example.org',
  });
  const unknown = await new Browser(server).ask('POST', '/session/mail', {
    mail: 'no@example.org',
  });
  expect([known.status, known.raw.body]).toEqual([unknown.status, unknown.raw.body]);
  await expect.poll(() => server.letters.length).toBe(3);
  const link = { token: tokenOf(server.letters[2]?.text) };
  const otherBrowser = new Browser(server);
  expect((await otherBrowser.ask('POST', '/session/mail/confirm', link)).body.person).toMatchObject(
    {
      id,
    },
  );
  expect((await new Browser(server).ask('POST', '/session/mail/confirm', link)).code).toBe(
    'stale-link',
  );
});

test('a server without mail offers no recovery by mail', async () => {
  const plain = await accountServer(() => [], { mailer: undefined });
  const { browser } = await account(plain, 'Noor');
  expect((await browser.ask('GET', '/session')).body.features.mail).toBe(false);
  expect((await browser.ask('PUT', '/me/mail', { mail: 'a@example.org' })).code).toBe('no-mail');
  expect((await browser.ask('POST', '/session/mail', { mail: 'a@example.org' })).code).toBe(
    'no-mail',
  );
});

test('a guest who signs in merges with the account, including seats', async () => {
  const { id } = await account(server, 'Castor');
  const phone = await guest(server, 'Castor’s phone');
  const old = phone.browser.cookie ?? '';
  const signedIn = await signIn(phone.browser, 'castor');
  expect(signedIn.body).toMatchObject({ person: { id, name: 'Castor' }, moved: true });
  expect(await people.byId(phone.id)).toMatchObject({ id, name: 'Castor', guestIds: [phone.id] });
  expect(await people.ofToken(phone.browser.cookie ?? '')).toMatchObject({
    id,
    guestIds: [phone.id],
  });
  expect(await people.ofToken(old)).toBeUndefined();
});

test('a guest can be left behind, and must be if both sit at the same table', async () => {
  const { id } = await account(server, 'Pollux');
  const phone = await guest(server, 'Left');
  meeting.set(id, ['t1', 't2']).set(phone.id, ['t2']);
  expect((await signIn(phone.browser, 'pollux')).code).toBe('two-seats');
  expect((await phone.browser.ask('GET', '/session')).body.person.id).toBe(phone.id);
  const left = await signIn(phone.browser, 'pollux', PASSWORD, { guest: 'leave' });
  expect(left.body).toMatchObject({ person: { id }, moved: false });
  expect(await people.byId(phone.id)).toMatchObject({ id: phone.id, kind: 'guest' });
});

test('a one-time login method is not used up when the login is refused', async () => {
  const { id, browser, codes } = await account(server, 'Rhea');
  const code = codes[0];
  await browser.ask('PUT', '/me/mail', { mail: 'rhea@example.org' });
  const tokenOf = (text = '') => /\/([0-9a-z]{52})\b/.exec(text)?.[1] ?? '';
  await browser.ask('POST', '/me/mail/confirm', { token: tokenOf(server.letters.at(-1)?.text) });
  const sent = server.letters.length;
  await browser.ask('POST', '/session/mail', { mail: 'rhea@example.org' });
  await expect.poll(() => server.letters.length).toBe(sent + 1);
  const token = tokenOf(server.letters.at(-1)?.text);
  const ways = [
    ['/session/recovery', { code }],
    ['/session/mail/confirm', { token }],
  ] as const;
  for (const [way, secret] of ways) {
    const phone = await guest(server, 'Rhea’s phone');
    meeting.set(id, ['t1']).set(phone.id, ['t1']);
    expect((await phone.browser.ask('POST', way, { ...secret, guest: 'move' })).code).toBe(
      'two-seats',
    );
    const left = await phone.browser.ask('POST', way, { ...secret, guest: 'leave' });
    expect(left.body).toMatchObject({ person: { id }, moved: false });
    expect((await new Browser(server).ask('POST', way, secret)).status).not.toBe(200);
  }
});

test('devices are listed, and signed out one by one or all others at once', async () => {
  const { browser } = await account(server, 'Orion');
  const [a, b] = [new Browser(server), new Browser(server)];
  await signIn(a, 'orion');
  await signIn(b, 'orion');
  const { body } = await browser.ask('GET', '/me/account');
  expect(body.sessions).toHaveLength(3);
  const mine = body.sessions.filter((one: { current: boolean }) => one.current);
  expect(mine).toHaveLength(1);
  const stranger = await account(server, 'Stranger');
  expect((await stranger.browser.ask('DELETE', `/me/sessions/${mine[0].id}`)).code).toBe(
    'not-found',
  );
  const other = body.sessions.find((one: { current: boolean }) => !one.current);
  expect((await browser.ask('DELETE', `/me/sessions/${other.id}`)).status).toBe(204);
  expect((await browser.ask('DELETE', '/me/sessions')).status).toBe(204);
  for (const gone of [a, b]) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await gone.ask('GET', '/session')).body.person).toBeUndefined();
  }
  expect((await browser.ask('GET', '/session')).body.person.name).toBe('Orion');
});

test('the export contains everything except secrets', async () => {
  const { browser, id } = await account(server, 'Atlas');
  const { body, raw } = await browser.ask('GET', '/me/export');
  expect(raw.headers['content-disposition']).toContain('attachment');
  expect(body).toMatchObject({
    person: { id, name: 'Atlas', kind: 'account' },
    login: { login: 'atlas' },
    chatLines: [{ text: `said by ${id}` }],
  });
  expect(raw.body).not.toMatch(/argon2|"hash"/);
});

test('the export contains the notifications and sanctions of merged guests', async () => {
  const { browser } = await account(server, 'Hyperion');
  const phone = await guest(server, 'Hyperion’s phone');
  const { id: person } = phone;
  const push = { endpoint: 'https://push.example.org/1', p256dh: '', auth: '', used: null };
  await db
    .insertInto('push_devices')
    .values({ id: 'of-phone', person, device: 'Phone', created: 1, ...push })
    .execute();
  const hook = { url: 'https://chat.example.org/', secret: 'x', table: null, trouble: null };
  await db
    .insertInto('webhooks')
    .values({ id: 'of-phone', person, created: 1, failures: 0, ...hook })
    .execute();
  await db.insertInto('notify_settings').values({ person, settings: '{}' }).execute();
  const warning = { kind: 'warn' as const, reason: 'rude', until: null, lifted: null, seen: 0 };
  await db
    .insertInto('sanctions')
    .values({ id: 'of-phone', person, at: 1, ...warning })
    .execute();
  const report = { about: 'x', reason: 'insult' as const, table: null, line: null, said: null };
  await db
    .insertInto('reports')
    .values({
      id: 'of-phone',
      at: 1,
      by: person,
      words: 'ugly',
      closed: null,
      note: null,
      ...report,
    })
    .execute();
  await signIn(phone.browser, 'hyperion');
  const { body } = await browser.ask('GET', '/me/export');
  expect(body).toMatchObject({
    devices: [{ device: 'Phone' }],
    webhooks: [{ url: 'https://chat.example.org/' }],
    notices: [{ settings: '{}' }],
    sanctions: [{ kind: 'warn', reason: 'rude' }],
    reports: [{ words: 'ugly' }],
  });
});

test('a user blocked by the account is not its friend after merging with a guest who has that friend', async () => {
  const { browser } = await account(server, 'Parting');
  const phone = await guest(server, 'Parting phone');
  const friend = await guest(server, 'Friend of the phone');
  await phone.browser.ask('POST', '/me/friends', { person: friend.id });
  await friend.browser.ask('POST', '/me/friends', { person: phone.id });
  await browser.ask('POST', '/me/blocks', { person: friend.id });
  await signIn(phone.browser, 'parting');
  const { body } = await browser.ask('GET', '/me/friends');
  expect(body).toMatchObject({ friends: [], received: [], sent: [], blocked: [{ id: friend.id }] });
  expect((await friend.browser.ask('GET', '/me/friends')).body.friends).toEqual([]);
});

test('deletion leaves only a former player', async () => {
  const { browser, id, codes } = await account(server, 'Ephemeral');
  const phone = await guest(server, 'Ephemeral phone');
  await signIn(phone.browser, 'ephemeral');
  const made = await browser.ask('POST', '/me/bots', { name: 'Ephemeral bot' });
  const friend = await guest(server, 'Friend');
  await friend.browser.ask('POST', '/me/friends', { person: id });
  await friend.browser.ask('POST', '/me/blocks', { person: phone.id });
  await browser.ask('PUT', '/me/mail', { mail: 'ephemeral@example.org' });
  const words = {
    id: 'r1',
    at: 1,
    reason: 'insult',
    table: null,
    line: null,
    closed: null,
  } as const;
  const quote = { about: id, by: friend.id, said: 'ephemeral words', words: 'rude', note: null };
  await db
    .insertInto('reports')
    .values({ ...words, ...quote })
    .execute();
  const hook = {
    id: 'w1',
    person: id,
    url: 'https://ephemeral.example',
    secret: 'x',
    trouble: null,
  };
  await db
    .insertInto('webhooks')
    .values({ ...hook, table: null, created: 1, failures: 0 })
    .execute();
  expect((await browser.ask('GET', '/me/export')).raw.body).toContain('https://ephemeral.example');
  expect((await browser.ask('DELETE', '/me')).status).toBe(204);
  expect(forgotten).toEqual(expect.arrayContaining([id, phone.id, made.body.bot.id]));
  for (const one of [id, phone.id, made.body.bot.id]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await people.byId(one)).toMatchObject({ name: '', kind: 'former' });
  }
  for (const one of [browser, phone.browser]) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await one.ask('GET', '/session')).body.person).toBeUndefined();
  }
  expect(await people.ofToken(made.body.token)).toBeUndefined();
  expect((await signIn(new Browser(server), 'ephemeral')).code).toBe('wrong-password');
  expect(
    (await new Browser(server).ask('POST', '/session/recovery', { code: codes[0] })).code,
  ).toBe('wrong-code');
  const all = await Promise.all(
    [
      'people',
      'sessions',
      'passwords',
      'recovery_codes',
      'mails',
      'mail_tokens',
      'friends',
      'blocks',
      'reports',
      'webhooks',
    ].map((table) =>
      db
        .selectFrom(table as 'people')
        .selectAll()
        .execute(),
    ),
  );
  expect(JSON.stringify(all)).not.toMatch(/ephemeral/i);
});

test('bots belong to accounts, act with their token, and never as their owner', async () => {
  const { browser } = await account(server, 'Maker');
  const visitor = await guest(server, 'Visitor');
  expect((await visitor.browser.ask('POST', '/me/bots', { name: 'x' })).code).toBe('needs-account');
  const { body, status } = await browser.ask('POST', '/me/bots', { name: 'Maker’s bot' });
  expect(status).toBe(201);
  const bearer = { authorization: `Bearer ${body.token}` };
  const bot = new Browser(server);
  expect((await bot.ask('GET', '/session', undefined, bearer)).body.person).toMatchObject({
    id: body.bot.id,
    kind: 'bot',
  });
  for (const [method, url, sent] of [
    ['POST', '/me/bots', { name: 'another' }],
    ['DELETE', '/me', undefined],
    ['PUT', '/me/password', { login: 'botbot', password: PASSWORD }],
    ['POST', '/me/friends', { person: visitor.id }],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    expect([url, (await bot.ask(method, url, sent, bearer)).code]).toEqual([url, 'not-for-bots']);
  }
  // A bot's token is not valid as a cookie.
  bot.cookie = body.token;
  expect((await bot.ask('GET', '/session')).body.person).toBeUndefined();

  const other = await account(server, 'Other');
  expect((await other.browser.ask('POST', `/me/bots/${body.bot.id}/token`)).code).toBe('not-found');
  const renewed = await browser.ask('POST', `/me/bots/${body.bot.id}/token`);
  expect(
    (await new Browser(server).ask('GET', '/session', undefined, bearer)).body.person,
  ).toBeUndefined();
  const fresh = { authorization: `Bearer ${renewed.body.token}` };
  expect(
    (await new Browser(server).ask('GET', '/session', undefined, fresh)).body.person.kind,
  ).toBe('bot');
  expect((await browser.ask('DELETE', `/me/bots/${body.bot.id}`)).status).toBe(204);
  expect(
    (await new Browser(server).ask('GET', '/session', undefined, fresh)).body.person,
  ).toBeUndefined();
  server.pass(DAY);
});
