// Sessions: a token in a browser's cookie or in a bot's hands stands for a person until it is ended, not used for long, or renewed.
import type { Selectable } from 'kysely';
import { type Database, newId } from '../store/index.ts';
import { DAY, type Ground, MINUTE } from './context.ts';
import { digest } from './secrets.ts';

export type SessionRow = Selectable<Database['sessions']>;

/** Not used for so long, a session ends. */
export const IDLE_MS = 180 * DAY;
/**
 * A browser's token is renewed once it is so old. The one of before counts until the new one was used, since an answer may never arrive,
 * and a little longer, for what is on its way.
 */
const RENEW_MS = DAY;
const PRIOR_MS = MINUTE;
/** What changes the ways into an account wants proof that is not older. */
export const PROOF_MS = 15 * MINUTE;

const MOST_SESSIONS = 50;

/** A session, and the token by which it was asked for. */
export interface Used {
  readonly session: SessionRow;
  readonly token: string;
}

export interface Beginning {
  readonly person: string;
  readonly token: string;
  readonly how: SessionRow['how'];
  readonly device: string;
}

export async function beginSession(
  { db, now }: Ground,
  { person, token, how, device }: Beginning,
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

/** Nobody has more than a few dozen devices: the one unused for longest is signed out. */
async function dropOldest({ db }: Ground, person: string): Promise<void> {
  const old = await db
    .selectFrom('sessions')
    .select('id')
    .where('person', '=', person)
    .orderBy('seen', 'desc')
    .orderBy('id')
    .offset(MOST_SESSIONS)
    .limit(MOST_SESSIONS)
    .execute();
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await db.deleteFrom('sessions').where('id', 'in', ids).execute();
}

/** A new token has arrived where it should: the one of before counts for a moment only. */
export async function arrived(
  { db, now }: Ground,
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

/** A new token for a session that has more rights from now on: the one of before counts no more. */
export async function renew(
  { db, now }: Ground,
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
 * The same now and then, or at once. Two requests may both ask for it: the first to write wins, and for a moment nobody else does, so
 * that its answer is not worthless when it arrives. Whether it was done.
 */
export async function renewWhenOld(
  { db, now, isReadOnly = false }: Ground,
  { session, token: used }: Used,
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

export function isProved(session: SessionRow, now: number): boolean {
  return now - session.proved < PROOF_MS;
}

export async function sessionsOf({ db, now }: Ground, person: string) {
  return await db
    .selectFrom('sessions')
    .select(['id', 'kind', 'device', 'created', 'seen'])
    .where('person', '=', person)
    .where('expires', '>', now())
    .orderBy('seen', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends one session of a person. Whether there was one. */
export async function endSession({ db }: Ground, person: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('person', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all sessions of a person, but for one that is to stay. */
export async function endSessions({ db }: Ground, person: string, but = ''): Promise<void> {
  await db.deleteFrom('sessions').where('person', '=', person).where('id', '!=', but).execute();
}
