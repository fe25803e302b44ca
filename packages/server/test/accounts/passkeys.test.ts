// Passkeys, registered and used with a software key. Every challenge is valid once, on this server,
// for its user.
import { expect, test } from 'vitest';
import { MINUTE } from '../../src/core/context.ts';
import { Authenticator, type Circumstances } from './authenticator.ts';
import { account, Browser, guest, ORIGIN, accountServer } from './account-server.ts';

const server = await accountServer();

async function register(browser: Browser, key: Authenticator, at: Circumstances = {}) {
  const { body } = await browser.ask('POST', '/me/passkeys/options');
  const response = key.create(body.options, at);
  return { sent: { response }, reply: await browser.ask('POST', '/me/passkeys', { response }) };
}

async function signInWith(browser: Browser, key: Authenticator, at: Circumstances = {}) {
  const { body } = await browser.ask('POST', '/session/passkey/options');
  const response = key.get(body.options, at);
  return { sent: { response }, reply: await browser.ask('POST', '/session/passkey', { response }) };
}

test('a guest registers a passkey and signs in with it on another device', async () => {
  const { browser, id } = await guest(server, 'Nova');
  const key = new Authenticator(ORIGIN);
  const before = browser.cookie;
  const { reply } = await register(browser, key);
  expect(reply.status).toBe(200);
  expect(reply.body.person).toMatchObject({ id, name: 'Nova', kind: 'account' });
  expect(reply.body.codes).toHaveLength(8);
  // The session gets a new token, because the user now has more rights.
  expect(browser.cookie).not.toBe(before);
  const thief = new Browser(server);
  thief.cookie = before;
  expect((await thief.ask('GET', '/session')).body.person).toBeUndefined();
  const { body } = await browser.ask('GET', '/me/account');
  expect(body).toMatchObject({ password: false, codes: 8, passkeys: [{ name: 'Firefox, Linux' }] });

  const otherBrowser = new Browser(server);
  expect((await signInWith(otherBrowser, key)).reply.body.person).toMatchObject({ id });
  expect((await otherBrowser.ask('GET', '/session')).body.person).toMatchObject({ id });
});

test('a challenge is valid once', async () => {
  const { browser } = await guest(server, 'Vega');
  const key = new Authenticator(ORIGIN);
  const first = await register(browser, key);
  expect(first.reply.status).toBe(200);
  expect((await browser.ask('POST', '/me/passkeys', first.sent)).code).toBe('bad-passkey');
  const otherBrowser = new Browser(server);
  const signedIn = await signInWith(otherBrowser, key);
  expect(signedIn.reply.status).toBe(200);
  const thief = new Browser(server);
  expect((await thief.ask('POST', '/session/passkey', signedIn.sent)).code).toBe('bad-passkey');
  expect(thief.cookie).toBeUndefined();
});

test('a replayed response is refused, at the same time and for another purpose', async () => {
  const { browser } = await guest(server, 'Altair');
  const key = new Authenticator(ORIGIN);
  await register(browser, key);
  const { body } = await browser.ask('POST', '/session/passkey/options');
  const sent = { response: key.get(body.options) };
  const both = [new Browser(server), new Browser(server)];
  const replies = await Promise.all(both.map((one) => one.ask('POST', '/session/passkey', sent)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 401]));
  // A challenge for signing in cannot register a key, and vice versa.
  const other = new Authenticator(ORIGIN);
  const forSignIn = await browser.ask('POST', '/session/passkey/options');
  const made = { response: other.create(forSignIn.body.options) };
  expect((await browser.ask('POST', '/me/passkeys', made)).code).toBe('bad-passkey');
  const forKey = await browser.ask('POST', '/me/passkeys/options');
  const signed = { response: key.get(forKey.body.options) };
  expect((await browser.ask('POST', '/session/passkey', signed)).code).toBe('bad-passkey');
});

test("a key whose counter went back, like a copy's, is refused", async () => {
  const { browser } = await guest(server, 'Antares');
  const key = new Authenticator(ORIGIN);
  await register(browser, key, { counter: 7 });
  expect((await signInWith(new Browser(server), key, { counter: 9 })).reply.status).toBe(200);
  for (const counter of [9, 8, 0]) {
    // oxlint-disable-next-line no-await-in-loop
    const { reply } = await signInWith(new Browser(server), key, { counter });
    expect([counter, reply.code]).toEqual([counter, 'bad-passkey']);
  }
  expect((await signInWith(new Browser(server), key, { counter: 10 })).reply.status).toBe(200);
});

test('a key without a counter, like most, always works', async () => {
  const { browser } = await guest(server, 'Spica');
  const key = new Authenticator(ORIGIN);
  await register(browser, key, { counter: 0 });
  for (const otherBrowser of [new Browser(server), new Browser(server)]) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await signInWith(otherBrowser, key, { counter: 0 })).reply.status).toBe(200);
  }
});

test('a challenge is valid for five minutes and only for its user', async () => {
  const ann = await guest(server, 'Ann');
  const bob = await guest(server, 'Bob');
  const { body } = await ann.browser.ask('POST', '/me/passkeys/options');
  const made = { response: new Authenticator(ORIGIN).create(body.options) };
  expect((await bob.browser.ask('POST', '/me/passkeys', made)).code).toBe('bad-passkey');
  const late = await ann.browser.ask('POST', '/me/passkeys/options');
  server.pass(6 * MINUTE);
  const response = new Authenticator(ORIGIN).create(late.body.options);
  expect((await ann.browser.ask('POST', '/me/passkeys', { response })).code).toBe('bad-passkey');
  expect((await ann.browser.ask('GET', '/session')).body.person.kind).toBe('guest');
});

test('responses for another origin, another host or without user verification are refused', async () => {
  const { browser } = await guest(server, 'Lyra');
  const key = new Authenticator(ORIGIN);
  for (const at of [
    { origin: 'https://evil.example' },
    { id: 'evil.example' },
    { verified: false },
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    expect([at, (await register(browser, key, at)).reply.code]).toEqual([at, 'bad-passkey']);
  }
  expect((await register(browser, key)).reply.status).toBe(200);
  for (const at of [
    { origin: 'https://evil.example' },
    { id: 'evil.example' },
    { verified: false },
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    const { reply } = await signInWith(new Browser(server), key, at);
    expect([at, reply.code]).toEqual([at, 'bad-passkey']);
  }
});

test('unknown keys and mismatched key ids are refused', async () => {
  const { browser } = await guest(server, 'Rigel');
  const key = new Authenticator(ORIGIN);
  await register(browser, key);
  expect((await signInWith(new Browser(server), new Authenticator(ORIGIN))).reply.code).toBe(
    'bad-passkey',
  );
  const other = new Authenticator(ORIGIN);
  Object.defineProperty(other, 'id', { value: key.id });
  expect((await signInWith(new Browser(server), other)).reply.code).toBe('bad-passkey');
  for (const response of [{}, { id: 7 }, { id: 'x', response: [] }]) {
    // oxlint-disable-next-line no-await-in-loop
    const { code } = await new Browser(server).ask('POST', '/session/passkey', { response });
    expect(code).toBe('bad-passkey');
  }
});

test('the last login method cannot be removed, nor those of other users', async () => {
  const { browser } = await guest(server, 'Mira');
  const key = new Authenticator(ORIGIN);
  await register(browser, key);
  const id = key.id.toString('base64url');
  expect((await browser.ask('DELETE', `/me/passkeys/${id}`)).code).toBe('last-key');
  const other = await account(server, 'Juno');
  expect((await other.browser.ask('DELETE', `/me/passkeys/${id}`)).code).toBe('not-found');
  const second = new Authenticator(ORIGIN);
  await register(browser, second);
  expect((await browser.ask('DELETE', `/me/passkeys/${id}`)).status).toBe(204);
  expect((await signInWith(new Browser(server), key)).reply.code).toBe('bad-passkey');
  expect((await signInWith(new Browser(server), second)).reply.status).toBe(200);
});

test('an old session must authenticate again', async () => {
  const { browser } = await guest(server, 'Noor');
  const key = new Authenticator(ORIGIN);
  await register(browser, key);
  server.pass(16 * MINUTE);
  expect((await browser.ask('POST', '/me/passkeys/options')).code).toBe('prove-again');
  expect((await browser.ask('POST', '/me/recovery')).code).toBe('prove-again');
  expect((await browser.ask('DELETE', '/me')).code).toBe('prove-again');
  expect((await signInWith(browser, key)).reply.status).toBe(200);
  expect((await browser.ask('POST', '/me/recovery')).body.codes).toHaveLength(8);
});
