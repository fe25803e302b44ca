// Registers passkeys and verifies sign-ins with them (WebAuthn). Each challenge is valid once.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Problem } from '../http/problem.ts';
import { type ServiceContext, MINUTE } from '../core/context.ts';
import { digest } from '../core/secrets.ts';
import type { User } from '../core/user.ts';

/** This server in terms of WebAuthn. Passkeys are bound to its host name, `id`. */
export interface RelyingParty {
  readonly origin: string;
  readonly id: string;
}

/** Loaded on first use, because it slows down the startup. */
const library = () => import('@simplewebauthn/server');

const SERVICE = 'Eminent';
const CHALLENGE_MS = 5 * MINUTE;
const MAX_PASSKEYS = 20;
const REFUSED = new Problem(401, 'bad-passkey', 'This passkey is not valid here.');

/** Whether browsers allow passkeys: with HTTPS or on localhost, but never for an IP address. */
export function hasPasskeys({ origin, id }: RelyingParty): boolean {
  const isIpAddress = /^\[|^\d+(?:\.\d+){3}$/.test(id);
  return (
    !isIpAddress && (origin.startsWith('https:') || id === 'localhost' || id.endsWith('.localhost'))
  );
}

async function storeChallenge(
  { db, now }: ServiceContext,
  challenge: string,
  person: string | null,
): Promise<void> {
  await db.deleteFrom('challenges').where('expires', '<', now()).execute();
  const kind = person === null ? 'sign-in' : 'register';
  const row = { hash: digest(challenge), kind, person, expires: now() + CHALLENGE_MS } as const;
  await db.insertInto('challenges').values(row).execute();
}

/** Consumes a challenge. Returns whether it was for this user or, with null, for a sign-in. */
async function takeChallenge(
  { db, now }: ServiceContext,
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

async function keysOf({ db }: ServiceContext, person: string) {
  return await db
    .selectFrom('passkeys')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created')
    .orderBy('id')
    .execute();
}

/**
 * Returns options to create a passkey and stores their challenge. Throws a Problem at the limit.
 */
export async function registrationOptions(
  context: ServiceContext,
  relyingParty: RelyingParty,
  person: User,
) {
  const keys = await keysOf(context, person.id);
  if (keys.length >= MAX_PASSKEYS) {
    throw new Problem(409, 'too-many-keys', 'You cannot add more passkeys.');
  }
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: SERVICE,
    rpID: relyingParty.id,
    userName: person.name,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    excludeCredentials: keys.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(context, options.challenge, person.id);
  return options;
}

/** Verifies and stores a new passkey. Throws a Problem if it is not valid or stored already. */
export async function addPasskey(
  context: ServiceContext,
  relyingParty: RelyingParty,
  person: User,
  response: RegistrationResponseJSON,
  name: string,
): Promise<void> {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(context, challenge, person.id),
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (verified?.verified !== true) throw REFUSED;
  const { credential } = verified.registrationInfo;
  const taken = await context.db
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
    created: context.now(),
    used: null,
  };
  await context.db.insertInto('passkeys').values(row).execute();
}

/** Returns options to sign in with a passkey, and stores their challenge. */
export async function signInOptions(context: ServiceContext, relyingParty: RelyingParty) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    userVerification: 'required',
  });
  await storeChallenge(context, options.challenge, null);
  return options;
}

/** Verifies a sign-in and returns the account id. Throws a Problem if it is not valid. */
export async function accountByPasskey(
  context: ServiceContext,
  relyingParty: RelyingParty,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const { db, now } = context;
  const key = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', String(response.id))
    .executeTakeFirst();
  if (key === undefined) throw REFUSED;
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(context, challenge, null),
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
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

export async function passkeysOf(context: ServiceContext, person: string) {
  const keys = await keysOf(context, person);
  return keys.map(({ id, name, created, used }) => ({
    id,
    name,
    created,
    ...(used === null ? {} : { used }),
  }));
}
