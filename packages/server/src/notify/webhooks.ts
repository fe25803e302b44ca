// Webhooks: addresses that users enter, such as one of a group chat, for signed messages.
import { createHmac } from 'node:crypto';
import type { newWebhook, WebhookMessage } from '@eminent/protocol/online';
import type { Selectable } from 'kysely';
import type * as v from 'valibot';
import { Problem } from '../http/problem.ts';
import { send, targetTrouble } from './safe-fetch.ts';
import type { ServiceContext } from '../core/context.ts';
import { userById } from '../accounts/user-repository.ts';
import { allIdsOf, isSameUser, type User } from '../core/user.ts';
import { type Database, newId, newSecret } from '../store/index.ts';
import type { NotifyDeps } from './dependencies.ts';

type Webhook = Selectable<Database['webhooks']>;

const MAX_WEBHOOKS = 10;
/** A webhook is disabled after this number of consecutive failures. */
const MAX_FAILURES = 20;

/**
 * Stores a webhook. Throws a Problem if the URL is refused, the user is not the host of the table,
 * or there are too many.
 */
export async function addWebhook(
  { context: { db, now }, targets, tables }: NotifyDeps,
  person: User,
  { url, table }: v.InferOutput<typeof newWebhook>,
): Promise<{ id: string; secret: string }> {
  const trouble = targetTrouble(url, targets);
  if (trouble !== undefined) throw new Problem(422, 'bad-target', `body.url: ${trouble}.`);
  if (table !== undefined && !isSameUser(person, (await tables.summary(table))?.host)) {
    throw new Problem(403, 'not-allowed', 'Only the host of a table may add a webhook for it.');
  }
  const existing = await webhooksOf({ db, now }, person);
  if (existing.length >= MAX_WEBHOOKS) {
    throw new Problem(409, 'too-many', `You can add at most ${MAX_WEBHOOKS} webhooks.`);
  }
  const row: Webhook = {
    id: newId(),
    person: person.id,
    url,
    secret: newSecret(),
    table: table ?? null,
    created: now(),
    failures: 0,
    trouble: null,
  };
  await db.insertInto('webhooks').values(row).execute();
  return { id: row.id, secret: row.secret };
}

export function webhooksOf({ db }: ServiceContext, person: User) {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('person', 'in', allIdsOf(person))
    .orderBy('created')
    .orderBy('id')
    .execute();
}

/** Returns the enabled webhooks of a table, and those that its host has for all tables. */
export async function webhooksFor(context: ServiceContext, table: string, host: string) {
  const person = await userById(context, host);
  const hosts = person === undefined ? [host] : allIdsOf(person);
  return context.db
    .selectFrom('webhooks')
    .selectAll()
    .where('failures', '<', MAX_FAILURES)
    .where((eb) =>
      eb.or([
        eb('table', '=', table),
        eb.and([eb('table', 'is', null), eb('person', 'in', hosts)]),
      ]),
    )
    .execute();
}

/** Returns the signature header of a body: `sha256=` and the HMAC in hex. */
export function signatureOf(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Sends a message and stores whether it failed. Returns whether the address accepted it. */
export async function sendWebhook(
  { context, targets, metrics }: NotifyDeps,
  { id, url, secret, failures }: Webhook,
  message: WebhookMessage,
): Promise<boolean> {
  const body = JSON.stringify(message);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'eminent',
    'x-eminent-signature': signatureOf(secret, body),
  };
  const trouble = await send({ url, headers, body }, targets).then(
    (status) => (status >= 200 && status < 300 ? null : `status ${status}`),
    () => 'nobody answers',
  );
  metrics.event(trouble === null ? 'webhook-sent' : 'webhook-failed');
  const change = { failures: trouble === null ? 0 : failures + 1, trouble };
  await context.db.updateTable('webhooks').set(change).where('id', '=', id).execute();
  return trouble === null;
}
