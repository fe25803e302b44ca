// Notifications: players whose turn it is are notified once, in every browser, with no more than
// the fact that a game waits.
import type { TableRow } from '@eminent/protocol/online';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../src/telemetry/logging.ts';
import { Metrics } from '../../src/telemetry/metrics.ts';
import { Notifier } from '../../src/notify/notifier.ts';
import type { NotifyDeps } from '../../src/notify/dependencies.ts';
import { notifyRoutes } from '../../src/notify/routes.ts';
import { quietUntil, DEFAULT_NOTIFY_SETTINGS } from '../../src/notify/settings.ts';
import { openVapid } from '../../src/notify/vapid.ts';
import { signatureOf } from '../../src/notify/webhooks.ts';
import { guest, accountServer } from '../accounts/account-server.ts';
import { PushService, Subscribed } from './push-service.ts';

let service: PushService;
beforeAll(async () => {
  service = await PushService.start();
});
afterAll(() => service.close());

const MINUTE = 60_000;
let paths = 0;

/** A single table. Tests change its row. */
class FakeTable {
  row: TableRow | undefined;
  listener: (row: TableRow, where: 'here' | 'elsewhere') => void = () => undefined;
  readonly invited: string[] = [];

  publish(change: Partial<TableRow>): void {
    this.row = { ...(this.row ?? blank), ...change };
    this.listener(this.row, 'here');
  }
}

const blank: TableRow = {
  table: 't1',
  phase: 'gathering',
  created: 0,
  updated: 0,
  host: 'host-id',
  game: { players: 2 } as TableRow['game'],
  clock: { kind: 'timed', decision: 30, reserve: 300 },
  join: 'link',
  spectators: 'no',
  rated: false,
  seats: [],
  watchers: 0,
};
const DAY_CLOCK = { kind: 'timed', decision: 24 * 3600, reserve: 0 } as const;

/** A server with one table, and Ann, whose browser has a push subscription. */
async function notified(waitingFor = () => Promise.resolve(3)) {
  const table = new FakeTable();
  let deps: NotifyDeps | undefined;
  const lines: string[] = [];
  const server = await accountServer(async ({ context }) => {
    deps = {
      context,
      log: createLog('debug', { write: (line) => void lines.push(line) }),
      metrics: new Metrics(),
      deadlines: { set: unset, clear: unset, claim: () => Promise.resolve([]) },
      tables: {
        summary: () => Promise.resolve(table.row),
        onChange: (listener) => {
          table.listener = listener;
          return () => undefined;
        },
        invited: () => Promise.resolve(table.invited),
      },
      vapid: await openVapid(context, 'https://games.example.org'),
      targets: 'any',
      publicUrl: 'https://games.example.org',
      waitingFor,
    };
    // The server calls this before its store is complete. The notifier below shares `deps`.
    return notifyRoutes(deps);
  });
  if (deps === undefined) throw new Error('no parts');
  const notifier = new Notifier({ ...deps, deadlines: server.store.deadlines });
  const { browser, id } = await guest(server, 'Ann');
  const subscribed = new Subscribed(service, `/push/${++paths}`);
  const added = await browser.ask('POST', '/me/push', subscribed.toJSON());
  expect(added.status).toBe(201);
  const receivedPushes = () =>
    service.delivered
      .filter(({ path }) => subscribed.endpoint.endsWith(path))
      .map(({ body }) => subscribed.open(body));
  const after = async (ms: number) => {
    server.pass(ms);
    await notifier.poll();
  };
  const seat = (presence: 'here' | 'away' | 'offline', more: object = {}) => ({
    person: id,
    name: 'Ann',
    presence,
    ...more,
  });
  const waitingRow = (more: object = {}) => ({
    phase: 'playing' as const,
    seats: [seat('offline')],
    question: { seat: 0, step: 'x', leader: 0, since: server.context.now(), ...more },
  });
  return {
    ...server,
    notifier,
    browser,
    id,
    subscribed,
    receivedPushes,
    after,
    table,
    seat,
    waitingRow,
    lines,
  };
}

const unset = () => Promise.resolve();

test('an absent player is notified once that a game waits, and of nothing else', async () => {
  const { table, receivedPushes, after, waitingRow, notifier } = await notified();
  table.publish(waitingRow());
  await after(5000);
  expect(receivedPushes()).toEqual([]);
  await after(15_000);
  expect(receivedPushes()).toEqual([{ type: 'waiting', table: 't1', waiting: 3 }]);
  await after(10 * MINUTE);
  expect(receivedPushes()).toHaveLength(1);
  await notifier.close();
});

test('concurrent checks send no duplicates', async () => {
  let goOn: (waiting: number) => void = () => undefined;
  const counted = new Promise<number>((resolve) => {
    goOn = resolve;
  });
  const { table, receivedPushes, waitingRow, notifier, pass, context } = await notified(
    () => counted,
  );
  table.publish(waitingRow());
  await notifier.poll();
  pass(MINUTE);
  const looks = [notifier.poll(), notifier.poll()];
  // The store answers in order. A second poll would have found the same deadline by now.
  for (let i = 0; i < 5; i++) await context.db.selectFrom('deadlines').selectAll().execute();
  goOn(3);
  await Promise.all(looks);
  expect(receivedPushes()).toHaveLength(1);
  await notifier.close();
});

test('a player who answers in time or has the page open is not notified', async () => {
  const { table, receivedPushes, after, waitingRow, seat, notifier } = await notified();
  table.publish(waitingRow());
  table.publish({ question: undefined as never });
  await after(5 * MINUTE);
  table.publish({ ...waitingRow(), seats: [seat('here')] });
  await after(5 * MINUTE);
  expect(receivedPushes()).toEqual([]);
  // The player is offline, and the question is still open.
  table.row = { ...(table.row ?? blank), seats: [seat('offline')] };
  await after(MINUTE);
  await after(MINUTE);
  expect(receivedPushes()).toHaveLength(1);
  await notifier.close();
});

test('pending notifications are sent after a restart', async () => {
  const { table, receivedPushes, after, waitingRow, notifier, deps: _, store } = await notified();
  table.publish(waitingRow());
  await after(0);
  // A later notifier finds the stored deadline.
  await notifier.close();
  const kept = store.db.selectFrom('deadlines').select('at').where('kind', '=', 'push');
  expect(await kept.execute()).toHaveLength(1);
  await after(20_000);
  expect(receivedPushes()).toHaveLength(1);
});

test('several games within a minute are one message', async () => {
  const { table, receivedPushes, after, waitingRow, notifier } = await notified();
  table.publish(waitingRow());
  await after(16_000);
  for (let n = 0; n < 5; n++) {
    await after(1000);
    table.publish(waitingRow());
  }
  await after(16_000);
  expect(receivedPushes()).toHaveLength(1);
  await after(MINUTE);
  expect(receivedPushes()).toHaveLength(2);
  await notifier.close();
});

test('a reminder is sent before the deadline of a slow game', async () => {
  const { table, receivedPushes, after, waitingRow, context, notifier } = await notified();
  const day = 24 * 60 * MINUTE;
  table.publish({ ...waitingRow({ deadline: context.now() + day }), clock: DAY_CLOCK });
  await after(MINUTE);
  await after(day * 0.5);
  expect(receivedPushes()).toHaveLength(1);
  await after(day * 0.3);
  expect(receivedPushes()[1]).toEqual({ type: 'reminder', table: 't1', waiting: 3 });
  await notifier.close();
});

test('a reminder is later if an outage has moved the deadline', async () => {
  const { table, receivedPushes, after, waitingRow, context, notifier } = await notified();
  const day = 24 * 60 * MINUTE;
  const question = waitingRow({ deadline: context.now() + day });
  table.publish({ ...question, clock: DAY_CLOCK });
  await after(MINUTE);
  expect(receivedPushes()).toHaveLength(1);
  // Simulates two days without a server: the deadline has moved.
  const moved = { ...question.question, deadline: question.question.since + 3 * day };
  table.row = { ...(table.row ?? blank), question: moved };
  await after(day * 2);
  expect(receivedPushes()).toHaveLength(1);
  await after(day * 0.7);
  expect(receivedPushes()).toHaveLength(1);
  await after(day * 0.1);
  expect(receivedPushes()[1]).toMatchObject({ type: 'reminder' });
  await notifier.close();
});

test('notifications that a user disabled are not sent', async () => {
  const { table, receivedPushes, after, waitingRow, browser, notifier } = await notified();
  const put = (settings: object) => browser.ask('PUT', '/me/notifications', settings);
  expect((await browser.ask('GET', '/me/notifications')).body).toEqual(DEFAULT_NOTIFY_SETTINGS);
  expect((await put({ ...DEFAULT_NOTIFY_SETTINGS, turn: 'never' })).status).toBe(200);
  table.publish(waitingRow());
  await after(5 * MINUTE);
  expect(receivedPushes()).toEqual([]);
  const quiet = { from: 0, to: 1, zone: 'Nowhere/Never' };
  expect((await put({ ...DEFAULT_NOTIFY_SETTINGS, quiet })).code).toBe('bad-zone');
  await notifier.close();
});

test('notifications wait until the end of quiet hours', () => {
  const quiet = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Rome' };
  const at = (hour: string) => Date.parse(`2026-07-01T${hour}:00Z`);
  // In July, Rome is two hours ahead of UTC.
  expect(quietUntil({ ...DEFAULT_NOTIFY_SETTINGS, quiet }, at('19:59'))).toBeUndefined();
  expect(quietUntil({ ...DEFAULT_NOTIFY_SETTINGS, quiet }, at('20:00'))).toBe(
    at('20:00') + 9 * 60 * MINUTE,
  );
  expect(quietUntil({ ...DEFAULT_NOTIFY_SETTINGS, quiet }, at('04:30'))).toBe(at('05:00'));
  expect(quietUntil({ ...DEFAULT_NOTIFY_SETTINGS, quiet }, at('05:00'))).toBeUndefined();
  expect(quietUntil(DEFAULT_NOTIFY_SETTINGS, at('23:00'))).toBeUndefined();
});

test('the end of a game and an invitation are sent', async () => {
  const { table, receivedPushes, after, waitingRow, id, context, notifier } = await notified();
  table.invited.push(id);
  const now = context.now();
  table.publish({ created: now, updated: now });
  await after(2 * MINUTE);
  table.publish(waitingRow());
  table.publish({ phase: 'over' });
  table.publish({ phase: 'over' });
  await notifier.close();
  await expect.poll(receivedPushes).toEqual([
    { type: 'invited', table: 't1' },
    { type: 'over', table: 't1' },
  ]);
});

test('an unsubscribed browser is removed, a failing one is not', async () => {
  const { browser, subscribed } = await notified();
  const path = new URL(subscribed.endpoint).pathname;
  const devices = async () => (await browser.ask('GET', '/me/push')).body.devices as object[];
  service.answers.set(path, 500);
  expect((await browser.ask('POST', '/me/push/test')).code).toBe('not-taken');
  expect(await devices()).toHaveLength(1);
  service.answers.set(path, 201);
  expect((await browser.ask('POST', '/me/push/test')).status).toBe(204);
  expect(await devices()).toMatchObject([{ device: 'Firefox, Linux' }]);
  service.answers.set(path, 410);
  await browser.ask('POST', '/me/push/test');
  expect(await devices()).toEqual([]);
});

test('the push service learns the sender only, and neither it nor the log the content or recipient', async () => {
  const { browser, subscribed, lines } = await notified();
  const path = new URL(subscribed.endpoint).pathname;
  await browser.ask('POST', '/me/push/test');
  const sent = service.delivered.find((one) => one.path === path);
  expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(sent?.headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]+$/);
  expect(String(sent?.body)).not.toContain('type');
  service.answers.set(path, 500);
  await browser.ask('POST', '/me/push/test');
  expect(lines.join('')).toContain('push failed');
  expect(lines.join('')).not.toContain(path);
});

test('a browser belongs to the user who signed in there last, and to no other', async () => {
  const server = await notified();
  const { browser, subscribed } = server;
  const bob = await guest(server, 'Bob');
  const { id } = (await bob.browser.ask('POST', '/me/push', subscribed.toJSON())).body;
  expect((await browser.ask('GET', '/me/push')).body.devices).toEqual([]);
  expect((await browser.ask('DELETE', `/me/push/${id}`)).status).toBe(404);
  expect((await bob.browser.ask('DELETE', `/me/push/${id}`)).status).toBe(204);
});

test.each([
  [{ endpoint: 'nonsense' }, 'body.endpoint'],
  [{ endpoint: 'ftp://example.org/' }, 'body.endpoint'],
  [{ keys: { p256dh: 'short', auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }, 'body.keys.p256dh'],
  [{ keys: { p256dh: 'A'.repeat(87), auth: '?' } }, 'body.keys.auth'],
])('a subscription with %o is refused', async (change, place) => {
  const { browser, subscribed } = await notified();
  const refused = await browser.ask('POST', '/me/push', { ...subscribed.toJSON(), ...change });
  expect([refused.status, refused.code]).toEqual([422, 'bad-target']);
  expect(refused.body.detail).toContain(place);
});

test('a webhook gets the name of the player its table waits for, signed', async () => {
  const { browser, table, after, waitingRow, id, seat, notifier } = await notified();
  const path = `/hook/${++paths}`;
  const url = service.address + path;
  const made = await browser.ask('POST', '/me/webhooks', { url });
  table.publish({ ...waitingRow(), host: id, seats: [seat('offline', { name: '@everyone <b>' })] });
  await after(20_000);
  await notifier.close();
  const sent = () => service.delivered.filter((one) => one.path === path);
  await expect.poll(() => sent().length).toBe(1);
  const [message] = sent();
  const body = String(message?.body);
  expect(message?.headers['x-eminent-signature']).toBe(signatureOf(made.body.secret, body));
  const text = 'Eminent Domain: it is everyone  b’s turn. https://games.example.org/#/online/t/t1';
  expect(JSON.parse(body)).toEqual({
    event: 'waiting',
    table: 't1',
    link: 'https://games.example.org/#/online/t/t1',
    waiting: ['@everyone <b>'],
    text,
    content: text,
  });
  const listed = (await browser.ask('GET', '/me/webhooks')).body;
  expect(JSON.stringify(listed)).not.toContain(path);
});

test('the webhook of a table is for its host, and a failing one shows the reason', async () => {
  const { browser, table } = await notified();
  table.publish({});
  const url = `${service.address}/hook/${++paths}`;
  const foreign = await browser.ask('POST', '/me/webhooks', { url, table: 't1' });
  expect(foreign.status).toBe(403);
  const { id } = (await browser.ask('POST', '/me/webhooks', { url })).body;
  service.answers.set(new URL(url).pathname, 404);
  expect((await browser.ask('POST', `/me/webhooks/${id}/test`)).code).toBe('not-taken');
  expect((await browser.ask('GET', '/me/webhooks')).body.rows).toMatchObject([
    { to: new URL(url).host, trouble: 'status 404' },
  ]);
  expect((await browser.ask('DELETE', `/me/webhooks/${id}`)).status).toBe(204);
});

test('webhooks of an account include the tables that it hosted as a guest', async () => {
  const { browser, table, after, waitingRow, id, notifier, context, app, ...rest } =
    await notified();
  const phone = await guest({ context, app, ...rest }, 'Ann’s phone');
  await context.db.updateTable('people').set({ became: id }).where('id', '=', phone.id).execute();
  table.publish({ ...waitingRow(), host: phone.id });
  const paths_ = [`/hook/${++paths}`, `/hook/${++paths}`];
  const [all, one] = paths_.map((path) => service.address + path);
  expect((await browser.ask('POST', '/me/webhooks', { url: all })).status).toBe(201);
  expect((await browser.ask('POST', '/me/webhooks', { url: one, table: 't1' })).status).toBe(201);
  await after(20_000);
  await notifier.close();
  const reached = () =>
    service.delivered.map(({ path }) => path).filter((path) => paths_.includes(path));
  await expect.poll(() => reached().toSorted()).toEqual(paths_);
});

test('signing keys are created once, even by concurrent requests', async () => {
  const { context } = await accountServer();
  const both = await Promise.all([openVapid(context, undefined), openVapid(context, undefined)]);
  expect(both[0]).toEqual(both[1]);
  expect((await openVapid(context, undefined)).publicKey).toBe(both[0].publicKey);
});
