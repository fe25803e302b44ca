// What is not kept for ever: ended sessions, unused challenges and links, and guests whose last session has ended.
import { DAY, type ServiceContext } from './context.ts';
import { erasePersonalData } from './personal-data.ts';
import { userOf } from './user-repository.ts';
import type { TableQueries } from './table-queries.ts';

/** Guests at once: each is forgotten at all of his tables. */
const MAX_GUESTS = 200;
/** A session begins a moment after its guest: younger ones are left alone. */
const MIN_AGE_MS = DAY;

/** Removes what is over. How many guests were forgotten. */
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

/** Does so from time to time, until it is told to stop. */
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
