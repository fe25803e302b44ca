// Creates guests. The page sends a random browser key, so that repeated requests get the same
// guest.
import { claimRow } from '../http/idempotency.ts';
import { newId } from '../store/index.ts';
import { type ServiceContext, MINUTE } from '../core/context.ts';
import { createUser, type NewUser, type UserRow } from './user-repository.ts';
import { digest } from '../core/secrets.ts';

/** How long a browser key finds its guest. */
const SAME_GUEST_MS = 5 * MINUTE;

/** Value of the column `sent` that distinguishes browser keys from stored responses. */
const NOTHING_SENT = '';

function nameOf(key: string): string {
  return digest(`guest ${key}`);
}

/**
 * Returns the recent guest of a browser key, unless it has become an account, was merged or erased.
 */
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

/** Creates a guest, or returns the one recently created with this browser key. */
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

/** Must be called at sign-out, so that the next visit creates a new guest. */
export async function forgetKey({ db }: ServiceContext, person: string): Promise<void> {
  await db
    .deleteFrom('kept_answers')
    .where('person', '=', person)
    .where('sent', '=', NOTHING_SENT)
    .execute();
}

/** Reserves a guest id for a browser key. Concurrent requests get the same id. */
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
