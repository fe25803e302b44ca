// Webhooks: an address of the host's choice, such as a chat of the group, is told whom a table waits for; signed, and nothing hidden.
import { createHmac } from 'node:crypto';
import type { newWebhook, WebhookMessage } from '@eminent/protocol/online';
import type { Selectable } from 'kysely';
import type * as v from 'valibot';
import { Problem } from '../http/problem.ts';
import { send, targetTrouble } from '../ops/safe-fetch.ts';
import type { Ground } from '../accounts/context.ts';
import type { Person } from '../accounts/user.ts';
import { type Database, newId, newSecret } from '../store/index.ts';
import type { NotifyParts } from './dependencies.ts';

type Webhook = Selectable<Database['webhooks']>;

const MOST_WEBHOOKS = 10;
/** So many failures in a row, and it is given up until its owner makes it anew. */
const MOST_FAILURES = 20;

export async function addWebhook(
  { ground: { db, now }, targets, tables }: NotifyParts,
  person: Person,
  { url, table }: v.InferOutput<typeof newWebhook>,
): Promise<{ id: string; secret: string }> {
  const trouble = targetTrouble(url, targets);
  if (trouble !== undefined) throw new Problem(422, 'bad-target', `body.url: ${trouble}.`);
  if (table !== undefined && (await tables.summary(table))?.host !== person.id) {
    throw new Problem(403, 'not-allowed', 'Only the host of a table may have it told elsewhere.');
  }
  const own = await webhooksOf({ db, now }, person);
  if (own.length >= MOST_WEBHOOKS) {
    throw new Problem(409, 'too-many', `More than ${MOST_WEBHOOKS} webhooks are not kept.`);
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

export function webhooksOf({ db }: Ground, { id, also = [] }: Person) {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('person', 'in', [id, ...also])
    .orderBy('created')
    .orderBy('id')
    .execute();
}

/** Whether there was one. */
export async function removeWebhook({ db }: Ground, person: Person, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('person', 'in', [person.id, ...(person.also ?? [])])
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those of a table, and those of its host for all tables. */
export function webhooksFor({ db }: Ground, table: string, host: string) {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('failures', '<', MOST_FAILURES)
    .where((its) =>
      its.or([
        its('table', '=', table),
        its.and([its('table', 'is', null), its('person', '=', host)]),
      ]),
    )
    .execute();
}

/** `sha256=` and the HMAC of the body under the webhook's secret, as hex. */
export function signatureOf(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

export async function sendWebhook(
  { ground, targets, metrics }: NotifyParts,
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
  await ground.db.updateTable('webhooks').set(change).where('id', '=', id).execute();
  return trouble === null;
}
