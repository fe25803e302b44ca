// Passkeys: a key that a device keeps and shows with a finger or a look (WebAuthn). Each challenge counts once and for a few minutes.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Problem } from '../http/problem.ts';
import { type Ground, MINUTE } from './context.ts';
import { digest } from './secrets.ts';
import type { Person } from './user.ts';

/** Where people find the server: keys are for this name alone. */
export interface Place {
  readonly origin: string;
  /** The host's name. */
  readonly id: string;
}

/** Loaded when somebody first uses one: it is large, and a node that starts again is waited for. */
const library = () => import('@simplewebauthn/server');

const SERVICE = 'Eminent';
const CHALLENGE_MS = 5 * MINUTE;
const MOST_PASSKEYS = 20;
const REFUSED = new Problem(401, 'bad-passkey', 'This passkey cannot be accepted here.');

/** Browsers have passkeys over https and on their own machine, and not for bare addresses. */
export function hasPasskeys({ origin, id }: Place): boolean {
  const isBare = /^\[|^\d+(?:\.\d+){3}$/.test(id);
  return (
    !isBare && (origin.startsWith('https:') || id === 'localhost' || id.endsWith('.localhost'))
  );
}

async function keepChallenge(
  { db, now }: Ground,
  challenge: string,
  person: string | null,
): Promise<void> {
  await db.deleteFrom('challenges').where('expires', '<', now()).execute();
  const kind = person === null ? 'sign-in' : 'register';
  const row = { hash: digest(challenge), kind, person, expires: now() + CHALLENGE_MS } as const;
  await db.insertInto('challenges').values(row).execute();
}

/** Whether a challenge was given for this and not used yet; it is used up by asking. */
async function takeChallenge(
  { db, now }: Ground,
  challenge: string,
  person: string | null,
): Promise<boolean> {
  const row = await db
    .deleteFrom('challenges')
    .where('hash', '=', digest(challenge))
    .returningAll()
    .executeTakeFirst();
  return row !== undefined && row.expires > now() && row.person === person;
}

async function keysOf({ db }: Ground, person: string) {
  return await db
    .selectFrom('passkeys')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created')
    .orderBy('id')
    .execute();
}

export async function registrationOptions(ground: Ground, place: Place, person: Person) {
  const keys = await keysOf(ground, person.id);
  if (keys.length >= MOST_PASSKEYS) {
    throw new Problem(409, 'too-many-keys', 'There is no room for another passkey.');
  }
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: SERVICE,
    rpID: place.id,
    userName: person.name,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    excludeCredentials: keys.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(ground, options.challenge, person.id);
  return options;
}

/** Verifies what a device made, and keeps its public key. */
export async function addPasskey(
  ground: Ground,
  place: Place,
  person: Person,
  response: RegistrationResponseJSON,
  name: string,
): Promise<void> {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(ground, challenge, person.id),
    expectedOrigin: place.origin,
    expectedRPID: place.id,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (verified?.verified !== true) throw REFUSED;
  const { credential } = verified.registrationInfo;
  const taken = await ground.db
    .selectFrom('passkeys')
    .select('id')
    .where('id', '=', credential.id)
    .executeTakeFirst();
  if (taken !== undefined) throw REFUSED;
  const row = {
    id: credential.id,
    person: person.id,
    name,
    key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    created: ground.now(),
    used: null,
  };
  await ground.db.insertInto('passkeys').values(row).execute();
}

export async function signInOptions(ground: Ground, place: Place) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: place.id,
    userVerification: 'required',
  });
  await keepChallenge(ground, options.challenge, null);
  return options;
}

/** The account whose key signed; throws a Problem otherwise. */
export async function accountOfPasskey(
  ground: Ground,
  place: Place,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const { db, now } = ground;
  const key = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', String(response.id))
    .executeTakeFirst();
  if (key === undefined) throw REFUSED;
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(ground, challenge, null),
    expectedOrigin: place.origin,
    expectedRPID: place.id,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.key, 'base64url')),
      counter: key.counter,
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (verified?.verified !== true) throw REFUSED;
  await db
    .updateTable('passkeys')
    .set({ counter: verified.authenticationInfo.newCounter, used: now() })
    .where('id', '=', key.id)
    .execute();
  return key.person;
}

export async function passkeysOf(ground: Ground, person: string) {
  const keys = await keysOf(ground, person);
  return keys.map(({ id, name, created, used }) => ({
    id,
    name,
    created,
    ...(used === null ? {} : { used }),
  }));
}

/** Whether there was one. */
export async function dropPasskey({ db }: Ground, person: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('person', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
