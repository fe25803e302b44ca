// Deletes expired data, and guests without a session.
import { DAY, type ServiceContext } from '../core/context.ts';
import { erasePersonalData } from './personal-data.ts';
import { userOf } from './user-repository.ts';
import type { TableQueries } from './table-queries.ts';

/** Maximum number of guests per run. */
const MAX_GUESTS = 200;
/** A younger guest may have no session yet. */
const MIN_AGE_MS = DAY;

/** Deletes expired data once. Returns the number of deleted guests. */
export async function deleteExpired(
  context: ServiceContext,
  tableQueries: TableQueries,
): Promise<number> {
  const { db, now } = context;
  const at = now();
  for (const table of [
    'sessions',
    'challenges',
    'mail_tokens',
    'kept_answers',
    'notices',
  ] as const) {
    await db.deleteFrom(table).where('expires', '<', at).execute();
  }
  const guests = await db
    .selectFrom('people')
    .selectAll('people')
    .leftJoin('sessions', 'sessions.person', 'people.id')
    .where('sessions.id', 'is', null)
    .where('people.kind', '=', 'guest')
    .where('people.became', 'is', null)
    .where('people.created', '<', at - MIN_AGE_MS)
    .orderBy('people.created')
    .limit(MAX_GUESTS)
    .execute();
  for (const guest of guests) await erasePersonalData(context, tableQueries, userOf(guest));
  return guests.length;
}

/** Calls `deleteExpired` every six hours. Returns a function that stops this. */
export function startHousekeeping(
  context: ServiceContext,
  tableQueries: TableQueries,
  failed: (error: unknown) => void,
  every = DAY / 4,
): () => void {
  const timer = setInterval(() => void deleteExpired(context, tableQueries).catch(failed), every);
  timer.unref();
  return () => clearInterval(timer);
}
