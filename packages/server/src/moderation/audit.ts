// Append-only log of admin actions.
import type { Audited } from '@eminent/protocol/online';
import type { Selectable } from 'kysely';
import type { User } from '../core/user.ts';
import type { ServiceContext } from '../core/context.ts';
import { type Database, newId } from '../store/index.ts';
import { PAGE_ROWS, pageOf, parseCursor } from './pagination.ts';

/** `to`: the target of the action, a user, table, report or chat line. */
interface AuditEntry extends Pick<Audited, 'did' | 'to'> {
  readonly name?: string | undefined;
  readonly reason?: string | undefined;
}

export async function recordAudit(
  { db, now }: ServiceContext,
  by: User,
  entry: AuditEntry,
): Promise<void> {
  const row = {
    id: newId(),
    at: now(),
    by: by.id,
    by_name: by.name,
    did: entry.did,
    target: entry.to,
    name: entry.name ?? null,
    reason: entry.reason ?? null,
  };
  await db.insertInto('audit').values(row).execute();
}

/** A page of the log, newest first. `before`: the cursor from the previous page. */
export async function auditPage({ db }: ServiceContext, before: string | undefined) {
  const cursor = parseCursor(before);
  const found = await db
    .selectFrom('audit')
    .selectAll()
    .where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(cursor.at, cursor.id)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_ROWS + 1)
    .execute();
  const { rows, ...more } = pageOf(found);
  return { rows: rows.map(entryOf), ...more };
}

function entryOf({
  id,
  at,
  by_name,
  did,
  target,
  name,
  reason,
}: Selectable<Database['audit']>): Audited {
  return {
    id,
    at,
    by: by_name,
    did,
    to: target,
    ...(name === null ? {} : { name }),
    ...(reason === null ? {} : { reason }),
  };
}
