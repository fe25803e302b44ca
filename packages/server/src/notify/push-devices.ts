// Stores push subscriptions of browsers, and sends messages to them.
import type { newPush, PushMessage } from '@eminent/protocol/online';
import type * as v from 'valibot';
import { Problem } from '../http/problem.ts';
import { send, targetTrouble } from './safe-fetch.ts';
import type { ServiceContext } from '../core/context.ts';
import { allIdsOf, type User } from '../core/user.ts';
import { newId } from '../store/index.ts';
import type { NotifyDeps } from './dependencies.ts';

const MAX_DEVICES = 10;
/** How long a push service keeps a message for a browser that is offline. */
const KEPT_SECONDS = 24 * 3600;
const KEY_BYTES = { p256dh: 65, auth: 16 } as const;
/** HTTP statuses of an expired subscription. */
const GONE: readonly number[] = [404, 410];

function keyTrouble(keys: v.InferOutput<typeof newPush>['keys']): string | undefined {
  for (const [name, bytes] of Object.entries(KEY_BYTES)) {
    const key = name === 'p256dh' ? keys.p256dh : keys.auth;
    if (!/^[\w-]+={0,2}$/.test(key) || Buffer.from(key, 'base64url').length !== bytes) {
      return `body.keys.${name}: expected ${bytes} bytes as base64url`;
    }
  }
  return undefined;
}

/**
 * Stores a push subscription and returns its id. Replaces one with the same endpoint, even of
 * another user. Removes the oldest beyond MAX_DEVICES. Throws a Problem if it is not valid.
 */
export async function addDevice(
  { context: { db, now }, targets }: NotifyDeps,
  person: User,
  push: v.InferOutput<typeof newPush>,
  device: string,
): Promise<string> {
  const address = targetTrouble(push.endpoint, targets);
  const fault = address === undefined ? keyTrouble(push.keys) : `body.endpoint: ${address}`;
  if (fault !== undefined) throw new Problem(422, 'bad-target', `${fault}.`);
  const { endpoint, keys } = push;
  await db.deleteFrom('push_devices').where('endpoint', '=', endpoint).execute();
  const id = newId();
  const { p256dh, auth } = keys;
  const row = { id, person: person.id, endpoint, p256dh, auth, device, created: now(), used: null };
  await db.insertInto('push_devices').values(row).execute();
  await dropOldest({ db, now }, person.id);
  return id;
}

async function dropOldest({ db }: ServiceContext, person: string): Promise<void> {
  const old = await db
    .selectFrom('push_devices')
    .select('id')
    .where('person', '=', person)
    .orderBy('created', 'desc')
    .orderBy('id')
    .offset(MAX_DEVICES)
    .limit(MAX_DEVICES)
    .execute();
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await db.deleteFrom('push_devices').where('id', 'in', ids).execute();
}

/** Returns the devices of a user and of the guests merged into the account, newest first. */
export function devicesOf({ db }: ServiceContext, person: User) {
  return db
    .selectFrom('push_devices')
    .selectAll()
    .where('person', 'in', allIdsOf(person))
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute();
}

/** Sends a message to a user's devices. Returns how many push services accepted it. */
export async function pushTo(
  deps: NotifyDeps,
  person: User,
  message: PushMessage,
): Promise<number> {
  const { context, vapid, targets, metrics, log } = deps;
  const devices = await devicesOf(context, person);
  if (devices.length === 0) return 0;
  const { default: webPush } = await import('web-push');
  const sent = devices.map(async ({ id, endpoint, p256dh, auth }) => {
    try {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        // A newer message about a table replaces one that is still undelivered.
        { vapidDetails: vapid, TTL: KEPT_SECONDS, topic: message.table ?? message.type },
      );
      const status = await send({ url: endpoint, headers: headersOf(headers), body }, targets);
      if (GONE.includes(status)) {
        await context.db.deleteFrom('push_devices').where('id', '=', id).execute();
      }
      if (status < 200 || status > 299) throw new Error(`status ${status}`);
      const used = context.now();
      await context.db.updateTable('push_devices').set({ used }).where('id', '=', id).execute();
      metrics.event('push-sent');
      return true;
    } catch (error) {
      // The endpoint is secret and must not be logged.
      log.warn({ device: id, err: error }, 'push failed');
      metrics.event('push-failed');
      return false;
    }
  });
  return (await Promise.all(sent)).filter(Boolean).length;
}

function headersOf(headers: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
}
