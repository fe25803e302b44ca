// Guests as they are made: one for each browser, also where two of its tabs ask at once, or one asks again because no answer came.
import type { Selectable } from 'kysely';
import { type Database, newId } from '../store/index.ts';
import { type ServiceContext, MINUTE } from './context.ts';
import { createUser, type NewUser, type UserRow } from './user-repository.ts';
import { digest } from './secrets.ts';

/** A guest is found again by the key of its browser for so long: until whoever waited for an answer in vain has asked again. */
const FOUND_MS = 5 * MINUTE;

/** What stands in place of what was sent with a wish, and is that of no wish. */
const NOTHING_SENT = '';

type Claim = Selectable<Database['kept_answers']>;

function nameOf(key: string): string {
  return digest(`guest ${key}`);
}

/** The guest that a browser with this key has just become; nobody who has an account meanwhile, or has deleted himself. */
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

/** A new guest, or the one that a browser with this key has just become. */
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

/** Who signs out is somebody new when he comes back: the key of his browser leads nowhere any more. */
export async function forgetKey({ db }: ServiceContext, person: string): Promise<void> {
  await db
    .deleteFrom('kept_answers')
    .where('person', '=', person)
    .where('sent', '=', NOTHING_SENT)
    .execute();
}

/** The id that the first of those who ask with a key claimed for its guest. */
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
