// Guests as they are made: one for each browser, also where two of its tabs ask at once, or one asks again because no answer came.
import type { Selectable } from 'kysely';
import { type Database, newId } from '../store/index.ts';
import { type Ground, MINUTE } from './context.ts';
import { makePerson, type NewPerson, type PersonRow } from './user-repository.ts';
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
export async function guestBy({ db, now }: Ground, key: string): Promise<PersonRow | undefined> {
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
  ground: Ground,
  guest: Omit<NewPerson, 'kind' | 'owner'>,
  key: string | undefined,
): Promise<PersonRow> {
  const person = { ...guest, kind: 'guest' } as const;
  if (key === undefined) return await makePerson(ground, person);
  await makePerson(ground, person, await claimedId(ground, key));
  return (await guestBy(ground, key)) ?? (await makePerson(ground, person));
}

/** Who signs out is somebody new when he comes back: the key of his browser leads nowhere any more. */
export async function forgetKey({ db }: Ground, person: string): Promise<void> {
  await db
    .deleteFrom('kept_answers')
    .where('person', '=', person)
    .where('sent', '=', NOTHING_SENT)
    .execute();
}

/** The id that the first of those who ask with a key claimed for its guest. */
async function claimedId({ db, now }: Ground, key: string): Promise<string> {
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
