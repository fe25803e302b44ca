// Sessions: a token identifies a user until the session ends, expires or is renewed.
import type { Selectable } from 'kysely';
import { type Database, deleteRowOf, newId } from '../store/index.ts';
import { DAY, type ServiceContext, MINUTE } from '../core/context.ts';
import { digest } from '../core/secrets.ts';

export type SessionRow = Selectable<Database['sessions']>;

/** A session ends if it is not used for this time. */
export const IDLE_MS = 180 * DAY;
/** Browser tokens are renewed after this time. */
const RENEW_MS = DAY;
/** After the first use of a new token, the previous one stays valid for this time. */
const PRIOR_MS = MINUTE;
/** How recent the sign-in must be for changes of credentials. */
const PROOF_MS = 15 * MINUTE;

const MAX_SESSIONS = 50;

export interface UsedSession {
  readonly session: SessionRow;
  readonly token: string;
}

export interface NewSession {
  readonly person: string;
  readonly token: string;
  readonly how: SessionRow['how'];
  readonly device: string;
}

/** Creates a session. Beyond the maximum number, the least recently used ones end. */
export async function beginSession(
  { db, now }: ServiceContext,
  { person, token, how, device }: NewSession,
): Promise<void> {
  const at = now();
  const session: SessionRow = {
    id: newId(),
    person,
    kind: how === 'token' ? 'bot' : 'browser',
    hash: digest(token),
    prior: null,
    prior_until: null,
    how,
    device,
    created: at,
    seen: at,
    rotated: at,
    proved: at,
    expires: at + IDLE_MS,
  };
  await db.insertInto('sessions').values(session).execute();
  await dropOldest({ db, now }, person);
}

/** Ends the least recently used sessions beyond the limit. */
async function dropOldest({ db }: ServiceContext, person: string): Promise<void> {
  const old = await db
    .selectFrom('sessions')
    .select('id')
    .where('person', '=', person)
    .orderBy('seen', 'desc')
    .orderBy('id')
    .offset(MAX_SESSIONS)
    .limit(MAX_SESSIONS)
    .execute();
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await db.deleteFrom('sessions').where('id', 'in', ids).execute();
}

/** Shortens the validity of the previous token, because the client has used the new one. */
export async function confirmRenewal(
  { db, now }: ServiceContext,
  { id, hash, prior_until }: SessionRow,
): Promise<void> {
  const until = now() + PRIOR_MS;
  if (prior_until === null || prior_until <= until) return;
  await db
    .updateTable('sessions')
    .set({ prior_until: until })
    .where('id', '=', id)
    .where('hash', '=', hash)
    .execute();
}

/** Replaces the token after a privilege change; the previous one becomes invalid. */
export async function renew(
  { db, now }: ServiceContext,
  session: SessionRow,
  token: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ hash: digest(token), prior: null, prior_until: null, rotated: now() })
    .where('id', '=', session.id)
    .execute();
}

/**
 * Replaces the token with a new one if this is due. Of concurrent requests, only the first does so.
 * Returns whether the token was replaced. `atOnce`: replaces even a recent token. A client that
 * still uses the previous token gets another one after a minute.
 */
export async function renewWhenOld(
  { db, now, isReadOnly = false }: ServiceContext,
  { session, token: used }: UsedSession,
  token: string,
  atOnce = false,
): Promise<boolean> {
  const at = now();
  const hash = digest(used);
  const restMs = session.hash !== hash ? PRIOR_MS : atOnce ? 0 : RENEW_MS;
  if (isReadOnly || at - session.rotated < restMs) return false;
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ hash: digest(token), prior: hash, prior_until: at + IDLE_MS, rotated: at })
    .where('id', '=', session.id)
    .where('hash', '=', session.hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function isRecentSignIn(session: SessionRow, now: number): boolean {
  return now - session.proved < PROOF_MS;
}

export async function sessionsOf({ db, now }: ServiceContext, person: string) {
  return await db
    .selectFrom('sessions')
    .select(['id', 'kind', 'device', 'created', 'seen'])
    .where('person', '=', person)
    .where('expires', '>', now())
    .orderBy('seen', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends a session. Returns whether it existed. */
export function endSession({ db }: ServiceContext, person: string, id: string): Promise<boolean> {
  return deleteRowOf(db, 'sessions', [person], id);
}

/** Ends all sessions of a user except `but`. */
export async function endSessions({ db }: ServiceContext, person: string, but = ''): Promise<void> {
  await db.deleteFrom('sessions').where('person', '=', person).where('id', '!=', but).execute();
}
