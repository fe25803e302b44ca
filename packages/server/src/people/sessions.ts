// Sessions: a token in a browser's cookie or in a bot's hands stands for a person until it is ended, not used for long, or renewed.
import type { Selectable } from 'kysely';
import { type Database, newId, newSecret } from '../store/index.ts';
import { DAY, type Ground, HOUR, MINUTE } from './ground.ts';
import { digest } from './secrets.ts';

export type SessionRow = Selectable<Database['sessions']>;

/** Not used for so long, a session ends. */
export const IDLE_MS = 180 * DAY;
/** A browser's token is renewed once it is so old; the one of before counts a little longer, for what is on its way. */
const RENEW_MS = DAY;
export const PRIOR_MS = MINUTE;
/** How exactly it is known when a session was last used: each use would be a write. */
const SEEN_STEP_MS = HOUR;
/** What changes the ways into an account wants proof that is not older. */
export const PROOF_MS = 15 * MINUTE;

const MOST_SESSIONS = 50;

/** A session, and the token that was made for it just now. */
export interface Begun {
  readonly session: SessionRow;
  readonly token: string;
}

export interface Beginning {
  readonly person: string;
  readonly how: SessionRow['how'];
  readonly device: string;
}

export async function beginSession(
  { db, now }: Ground,
  { person, how, device }: Beginning,
): Promise<Begun> {
  const token = newSecret();
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
  return { session, token };
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

/** The session of a token, with a note that it was used. */
export async function sessionOf(
  { db, now }: Ground,
  token: string,
): Promise<SessionRow | undefined> {
  const hash = digest(token);
  const at = now();
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('expires', '>', at)
    .where((its) =>
      its.or([
        its('hash', '=', hash),
        its.and([its('prior', '=', hash), its('prior_until', '>', at)]),
      ]),
    )
    .executeTakeFirst();
  if (session === undefined) return undefined;
  if (at - session.seen < SEEN_STEP_MS) return session;
  const seen = { seen: at, expires: at + IDLE_MS };
  await db.updateTable('sessions').set(seen).where('id', '=', session.id).execute();
  await db.updateTable('people').set({ seen: at }).where('id', '=', session.person).execute();
  return { ...session, ...seen };
}

/** A new token for a session that has more rights from now on: the one of before counts no more. */
export async function renew({ db, now }: Ground, session: SessionRow): Promise<string> {
  const token = newSecret();
  await db
    .updateTable('sessions')
    .set({ hash: digest(token), prior: null, prior_until: null, rotated: now() })
    .where('id', '=', session.id)
    .execute();
  return token;
}

/**
 * The same now and then; what is on its way with the token of before still counts. Two requests at once may both ask: the first to write
 * wins.
 */
export async function renewWhenOld(
  { db, now }: Ground,
  session: SessionRow,
): Promise<string | undefined> {
  const at = now();
  if (session.kind === 'bot' || at - session.rotated < RENEW_MS) return undefined;
  const token = newSecret();
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ hash: digest(token), prior: session.hash, prior_until: at + PRIOR_MS, rotated: at })
    .where('id', '=', session.id)
    .where('hash', '=', session.hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? token : undefined;
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
