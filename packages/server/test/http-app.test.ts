// Checks before every route: every request gets the requested answer or one problem with a
// sentence.
import { fields, text } from '@eminent/protocol';
import { problem } from '@eminent/protocol/online';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Problem, problemOf } from '../src/http/problem.ts';
import { StoreError } from '../src/store/index.ts';
import { numeral, routesOf } from '../src/http/route.ts';
import { deleteExpired } from '../src/accounts/housekeeping.ts';
import { NO_TABLE_QUERIES } from './accounts/no-table-queries.ts';
import { temporaryStore } from './store/temporary-store.ts';
import { appWith } from './test-app.ts';

let calls = 0;
let ids: string[] = [];
const route = routesOf('things');
const routes = [
  route(
    {
      method: 'POST',
      url: '/things',
      summary: 'Makes a thing.',
      who: 'person',
      body: fields({ name: text(10) }),
      answer: fields({ name: text(), by: text() }),
      status: 201,
      once: true,
    },
    ({ body, person, id }) => {
      calls++;
      ids.push(id);
      // The response omits fields that its schema does not list.
      return { name: body.name, by: person.id, seed: 'secret' };
    },
  ),
  route(
    {
      method: 'GET',
      url: '/things/:number',
      summary: 'A thing.',
      who: 'anybody',
      params: fields({ number: numeral(1, 99) }),
      answer: fields({ number: v.number() }),
      refusals: { broken: 409 },
    },
    ({ params }) => {
      if (params.number === 13) throw new Problem(409, 'broken', 'This thing is broken.');
      if (params.number === 66) throw new Error('hand: dissension, seed 7');
      return params;
    },
  ),
  route(
    {
      method: 'DELETE',
      url: '/things',
      summary: 'Takes all away.',
      who: 'admin',
    },
    () => undefined,
  ),
];
const { app, lines } = await appWith(routes);
const json = { 'content-type': 'application/json', 'x-person': 'ann' };
const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/things',
    headers: { ...json, ...headers },
    payload,
  });

test('a request is read by its schema, and the response contains nothing else', async () => {
  const { statusCode, body } = await post('{"name":"a","more":1}');
  expect([statusCode, body]).toEqual([201, '{"name":"a","by":"ann"}']);
});

test.each([
  [400, 'malformed', 'body.name: expected a text', () => post('{}')],
  [400, 'malformed', 'body: expected an object, found a list of 0', () => post('[]')],
  [400, 'malformed', 'not valid JSON', () => post('{"name":')],
  [400, 'malformed', 'empty', () => post('')],
  [400, 'malformed', 'not valid JSON', () => post('{"__proto__":{"name":"a"}}')],
  [413, 'too-long', 'too long', () => post(`"${'x'.repeat(70_000)}"`)],
  [415, 'media-type', 'must be JSON', () => post('name=a', { 'content-type': 'text/plain' })],
  [401, 'signed-out', 'You are not signed in', () => post('{}', { 'x-person': '' })],
  [403, 'foreign-origin', 'Only the page', () => post('{}', { origin: 'https://evil.example' })],
  [403, 'foreign-origin', 'Only the page', () => post('{}', { 'sec-fetch-site': 'cross-site' })],
  [403, 'foreign-origin', 'Only the page', () => post('{}', { 'sec-fetch-site': 'same-site' })],
  [403, 'foreign-origin', 'Only the page', () => post('{}', { cookie: 'eminent=x' })],
  [403, 'foreign-origin', 'Only the page', () => post('{}', { origin: 'null' })],
  [400, 'malformed', 'Idempotency-Key', () => post('{"name":"a"}', { 'idempotency-key': 'x' })],
  [404, 'not-found', 'no such address', () => app.inject('/api/v1/nothing')],
  [404, 'not-found', 'no such address', () => app.inject('/api/v2/things')],
  [400, 'malformed', 'is not valid', () => app.inject('/api/v1/things/%')],
  [400, 'malformed', 'address.number: expected a whole', () => app.inject('/api/v1/things/x')],
  [400, 'malformed', 'address.number: expected a whole', () => app.inject('/api/v1/things/100')],
  [409, 'broken', 'This thing is broken.', () => app.inject('/api/v1/things/13')],
  [500, 'error', 'Something went wrong', () => app.inject('/api/v1/things/66')],
  [
    403,
    'not-allowed',
    'Only an administrator',
    () => app.inject({ method: 'DELETE', url: '/api/v1/things', headers: { 'x-person': 'ann' } }),
  ],
])('%s %s: %s', async (status, code, sentence, ask) => {
  const answer = await ask();
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const body = v.parse(problem, answer.json());
  expect([answer.statusCode, body.status, body.code]).toEqual([status, status, code]);
  expect(body.detail).toContain(sentence);
  expect(answer.body).not.toMatch(/\bat .*:\d+|dissension|stack/);
});

test.each([
  { origin: 'http://localhost:80' },
  { origin: 'http://localhost', cookie: 'eminent=x' },
  { 'sec-fetch-site': 'same-origin', cookie: 'eminent=x' },
])('the own page is allowed: %o', async (headers) => {
  const sent = Object.fromEntries(Object.entries(headers));
  expect((await post('{"name":"a"}', { host: 'localhost', ...sent })).statusCode).toBe(201);
});

test('an administrator is allowed, and an empty answer is an empty response', async () => {
  const headers = { 'x-person': 'root' };
  const { statusCode, body } = await app.inject({
    method: 'DELETE',
    url: '/api/v1/things',
    headers,
  });
  expect([statusCode, body]).toEqual([204, '']);
});

test('a repeated request with the same idempotency key is executed once', async () => {
  const before = calls;
  const key = { 'idempotency-key': 'key-of-a-thing' };
  const answers = await Promise.all([1, 2, 3].map(() => post('{"name":"once"}', key)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(calls - before).toBe(1);
  const other = await post('{"name":"other"}', key);
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'key-used']);
  await post('{"name":"once"}', { ...key, 'x-person': 'root' });
  expect(calls - before).toBe(2);
});

test('refusals are not stored under a key', async () => {
  const key = { 'idempotency-key': 'key-of-a-mistake' };
  expect((await post('{"name":"much too long a name"}', key)).statusCode).toBe(400);
  expect((await post('{"name":"short"}', key)).statusCode).toBe(201);
});

test('a stored response is repeated by the next server on the same folder, for a day', async () => {
  const store = await temporaryStore();
  let now = Date.now();
  const context = { db: store.db, now: () => now };
  const headers = { ...json, 'idempotency-key': 'a-key-that-outlives' };
  // Sends each request to a new server on the same store.
  const send = async (name: string) => {
    const next = await appWith(routes, { context });
    return next.app.inject({ method: 'POST', url: '/api/v1/things', headers, payload: { name } });
  };
  const before = calls;
  const first = await send('lasting');
  const again = await send('lasting');
  expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
  expect(calls - before).toBe(1);
  expect((await send('other')).json<{ code: string }>().code).toBe('key-used');
  // The stored key is hashed and the stored response is encrypted.
  const kept = JSON.stringify(await store.db.selectFrom('kept_answers').selectAll().execute());
  expect(kept).not.toMatch(/lasting|outlives/);
  now += 25 * 3600_000;
  expect((await send('other')).statusCode).toBe(201);
  now += 25 * 3600_000;
  await deleteExpired(context, NO_TABLE_QUERIES);
  expect(await store.db.selectFrom('kept_answers').selectAll().execute()).toEqual([]);
});

test('if a server died before it stored the response, the retry uses the same id', async () => {
  const store = await temporaryStore();
  const context = { db: store.db, now: Date.now };
  const headers = { ...json, 'idempotency-key': 'a-key-cut-short' };
  const send = async (more = {}) => {
    const { app: next } = await appWith(routes, { context });
    const sent = { ...headers, ...more };
    await next.inject({
      method: 'POST',
      url: '/api/v1/things',
      headers: sent,
      payload: { name: 'a' },
    });
  };
  ids = [];
  await send();
  await store.db.updateTable('kept_answers').set({ answer: null }).execute();
  await send();
  await send({ 'x-person': 'root' });
  await send({ 'idempotency-key': 'another-key' });
  expect(ids).toHaveLength(4);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});

test('every response has security headers', async () => {
  for (const url of ['/api/v1/things/1', '/api/v1/nothing', '/api/v1/things/66']) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'x-request-id': expect.stringMatching(/^[\w-]{12}$/) as string,
    });
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('too many requests from one address are throttled, others are not', async () => {
  const limited = await appWith(routes, { perMinute: 3 });
  const ask = (remoteAddress: string) =>
    limited.app.inject({ url: '/api/v1/things/1', remoteAddress });
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) statuses.push((await ask('198.51.100.7')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const refused = await ask('198.51.100.7');
  expect(v.parse(problem, refused.json()).code).toBe('too-many');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('198.51.100.8')).statusCode).toBe(200);
});

test('the log contains the route and the status, but no URLs or error messages', async () => {
  const { headers } = await app.inject('/api/v1/things/66?invitation=geheim');
  const requestLines = lines.filter((line) => line.includes(String(headers['x-request-id'])));
  expect(
    requestLines.map((line) => JSON.parse(line) as { msg: string }).map(({ msg }) => msg),
  ).toEqual(['request failed', 'answered']);
  expect(requestLines.join('')).toContain('"route":"/api/v1/things/:number"');
  expect(requestLines.join('')).toContain('http-app.test');
  expect(lines.join('')).not.toMatch(/geheim|dissension|seed 7/);
});

test.each([
  ['full', 'Nothing has changed'],
  ['locked', 'Nothing has changed'],
  ['read-only', 'Nothing has changed'],
  ['unreachable', 'may have been stored'],
] as const)('a store that is %s is reported with what may have changed', (reason, words) => {
  expect(problemOf(new StoreError(reason))).toMatchObject({
    status: 503,
    message: expect.stringContaining(words),
  });
});
