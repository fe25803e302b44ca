// Creates guests. The page sends a random browser key, so that concurrent or repeated requests of
// one browser get the same guest.
import { claimRow } from '../http/idempotency.ts';
import { newId } from '../store/index.ts';
import { type ServiceContext, MINUTE } from '../core/context.ts';
import { createUser, type NewUser, type UserRow } from './user-repository.ts';
import { digest } from '../core/secrets.ts';

/** How long repeated requests with a browser key get the same guest. */
const SAME_GUEST_MS = 5 * MINUTE;

/** The column `sent` in rows of browser keys. Rows of stored responses have a digest there. */
const NOTHING_SENT = '';

/** The name of the row of a browser key. */
function nameOf(key: string): string {
  return digest(`guest ${key}`);
}

/** The recent guest of a browser key, unless the guest became an account or was erased. */
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

/** Deletes the browser key of a guest at sign-out, so that the next visit creates a new guest. */
export async function forgetKey({ db }: ServiceContext, person: string): Promise<void> {
  await db
    .deleteFrom('kept_answers')
    .where('person', '=', person)
    .where('sent', '=', NOTHING_SENT)
    .execute();
}

/** Claims a guest id for a browser key; concurrent requests get the same one. */
async function claimedId(context: ServiceContext, key: string): Promise<string> {
  const { person } = await claimRow(context, {
    name: nameOf(key),
    person: newId(),
    sent: NOTHING_SENT,
    answer: null,
    expires: context.now() + SAME_GUEST_MS,
  });
  return person;
}
