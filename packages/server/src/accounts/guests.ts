// Creates guests: one per browser, even with concurrent or repeated requests.
import type { Selectable } from 'kysely';
import { type Database, newId } from '../store/index.ts';
import { type ServiceContext, MINUTE } from '../core/context.ts';
import { createUser, type NewUser, type UserRow } from './user-repository.ts';
import { digest } from '../core/secrets.ts';

/** How long a repeated request finds the guest of its browser key. */
const FOUND_MS = 5 * MINUTE;

/** Placeholder for the request digest in this row. */
const NOTHING_SENT = '';

type Claim = Selectable<Database['kept_answers']>;

function nameOf(key: string): string {
  return digest(`guest ${key}`);
}

/** The recent guest of a browser key, unless converted or erased. */
export async function guestBy(
  { db, now }: ServiceContext,
  key: string,
): Promise<UserRow | undefined> {
  return await db
    .selectFrom('people')
    .innerJoin('kept_answers', 'kept_answers.person', 'people.id')
    .selectAll('people')
    .where('kept_answers.name', '=', nameOf(key))
    .where('kept_answers.expires', '>', now())
    .where('people.kind', '=', 'guest')
    .where('people.became', 'is', null)
    .executeTakeFirst();
}

/** Creates a guest, or returns the recent one of this browser key. */
export async function makeGuest(
  context: ServiceContext,
  guest: Omit<NewUser, 'kind' | 'owner'>,
  key: string | undefined,
): Promise<UserRow> {
  const person = { ...guest, kind: 'guest' } as const;
  if (key === undefined) return await createUser(context, person);
  await createUser(context, person, await claimedId(context, key));
  return (await guestBy(context, key)) ?? (await createUser(context, person));
}

/** Forgets the browser key at sign-out, so that the next visit creates a new guest. */
export async function forgetKey({ db }: ServiceContext, person: string): Promise<void> {
  await db
    .deleteFrom('kept_answers')
    .where('person', '=', person)
    .where('sent', '=', NOTHING_SENT)
    .execute();
}

/** Claims a guest id for a browser key; concurrent requests get the same one. */
async function claimedId({ db, now }: ServiceContext, key: string): Promise<string> {
  const name = nameOf(key);
  const claim: Claim = {
    name,
    person: newId(),
    sent: NOTHING_SENT,
    answer: null,
    expires: now() + FOUND_MS,
  };
  await db
    .deleteFrom('kept_answers')
    .where('name', '=', name)
    .where('expires', '<=', now())
    .execute();
  await db
    .insertInto('kept_answers')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { person } = await db
    .selectFrom('kept_answers')
    .select('person')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return person;
}
