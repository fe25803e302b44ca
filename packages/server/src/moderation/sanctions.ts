// Stores sanctions against users: warnings, mutes and bans, temporary or permanent.
import type { newSanction, Sanction } from '@eminent/protocol/online';
import type { Selectable } from 'kysely';
import type * as v from 'valibot';
import type { ServiceContext } from '../core/context.ts';
import { allIdsOf, type User } from '../core/user.ts';
import { type Database, insertNew } from '../store/index.ts';

type SanctionRow = Selectable<Database['sanctions']>;

const MAX_ROWS = 100;

export function sanctionOf({ id, kind, reason, at, until, lifted }: SanctionRow): Sanction {
  return {
    id,
    kind,
    reason,
    at,
    ...(until === null ? {} : { until }),
    ...(lifted === null ? {} : { lifted }),
  };
}

export async function makeSanction(
  { db, now }: ServiceContext,
  person: string,
  wanted: v.InferOutput<typeof newSanction>,
  id: string,
): Promise<Sanction> {
  const row: SanctionRow = {
    id,
    person,
    kind: wanted.kind,
    reason: wanted.reason,
    at: now(),
    until: wanted.for === undefined ? null : now() + wanted.for,
    lifted: null,
    seen: 0,
  };
  await insertNew(db, 'sanctions', row);
  return sanctionOf(row);
}

/** Lifts a sanction and returns its previous row; undefined if there is none to lift. */
export async function liftSanction(
  { db, now }: ServiceContext,
  id: string,
): Promise<SanctionRow | undefined> {
  const row = await db
    .selectFrom('sanctions')
    .selectAll()
    .where('id', '=', id)
    .where('lifted', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await db.updateTable('sanctions').set({ lifted: now() }).where('id', '=', id).execute();
  return row;
}

/** Sanctions against a user and merged guests, newest first. */
export async function sanctionsOf({ db }: ServiceContext, person: User): Promise<SanctionRow[]> {
  return await db
    .selectFrom('sanctions')
    .selectAll()
    .where('person', 'in', allIdsOf(person))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
}

/** Marks a sanction as seen by its user. Returns whether it exists. */
export async function seeSanction(
  { db }: ServiceContext,
  person: User,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sanctions')
    .set({ seen: 1 })
    .where('id', '=', id)
    .where('person', 'in', allIdsOf(person))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
