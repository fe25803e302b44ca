// Stores sessions. A token identifies its user until the session ends or expires.
import type { Selectable } from 'kysely';
import { type Database, deleteRowOf, newId } from '../store/index.ts';
import { DAY, type ServiceContext, MINUTE } from '../core/context.ts';
import { digest } from '../core/secrets.ts';

export type SessionRow = Selectable<Database['sessions']>;

/** A session expires if it is not used for this long. */
export const IDLE_MS = 180 * DAY;
/** Age at which the token of a browser is replaced by a new one. */
const RENEW_MS = DAY;
/** How long the previous token stays valid after the first use of the new one. */
const PRIOR_MS = MINUTE;
/** Changes of credentials need a sign-in within this time. */
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

/** Creates a session. Ends the least recently used ones beyond MAX_SESSIONS. */
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

/** Lets the previous token expire soon, because the client has used the new one. */
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

/** Replaces the token of a session at once, because the session has gained privileges. */
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
 * Replaces the token if it is a day old or, with `atOnce`, in any case. The old token stays valid
 * until the new one is used. A client that still sends the old one gets another new one after a
 * minute. Returns false if nothing was replaced; of concurrent requests, only one replaces it.
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

export function endSession({ db }: ServiceContext, person: string, id: string): Promise<boolean> {
  return deleteRowOf(db, 'sessions', [person], id);
}

/** Ends all sessions of a user except the one with the id `but`. */
export async function endSessions({ db }: ServiceContext, person: string, but = ''): Promise<void> {
  await db.deleteFrom('sessions').where('person', '=', person).where('id', '!=', but).execute();
}
