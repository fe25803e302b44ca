// What is not kept for ever: ended sessions, unused challenges and links, and guests whose last session has ended.
import { DAY, type Ground } from './context.ts';
import { erase } from './personal-data.ts';
import { personOf } from './user-repository.ts';
import type { Traces } from './table-queries.ts';

/** Guests at once: each is forgotten at all of his tables. */
const MOST_GUESTS = 200;
/** A session begins a moment after its guest: younger ones are left alone. */
const LEAST_AGE_MS = DAY;

/** Removes what is over. How many guests were forgotten. */
export async function tidyUp(ground: Ground, traces: Traces): Promise<number> {
  const { db, now } = ground;
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
    .where('people.created', '<', at - LEAST_AGE_MS)
    .orderBy('people.created')
    .limit(MOST_GUESTS)
    .execute();
  for (const guest of guests) await erase(ground, traces, personOf(guest));
  return guests.length;
}

/** Does so from time to time, until it is told to stop. */
export function keepTidy(
  ground: Ground,
  traces: Traces,
  failed: (error: unknown) => void,
  every = DAY / 4,
): () => void {
  const timer = setInterval(() => void tidyUp(ground, traces).catch(failed), every);
  timer.unref();
  return () => clearInterval(timer);
}
