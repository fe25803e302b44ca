// Finds sessions and users by token. Not cached, so that ended sessions are invalid at once.
import { StoreError, BatchLoader } from '../store/index.ts';
import { type ServiceContext, HOUR } from '../core/context.ts';
import { usersById } from './user-repository.ts';
import { digest } from '../core/secrets.ts';
import { confirmRenewal, IDLE_MS, type SessionRow } from './sessions.ts';
import type { User } from '../core/user.ts';

/** Minimum time between updates of the time of last use, to save writes. */
const SEEN_STEP_MS = HOUR;

export interface TokenOwner {
  readonly session: SessionRow;
  /** Undefined if the user has been erased. */
  readonly person: User | undefined;
}

const loaders = new WeakMap<ServiceContext, BatchLoader<string, TokenOwner | undefined>>();

/** Returns the owner of a token; undefined if it is not valid. A use extends the session. */
export function findByToken(
  context: ServiceContext,
  token: string,
): Promise<TokenOwner | undefined> {
  const loader = loaders.get(context) ?? new BatchLoader((tokens) => findByTokens(context, tokens));
  loaders.set(context, loader);
  return loader.of(token);
}

async function findByTokens(
  context: ServiceContext,
  tokens: readonly string[],
): Promise<readonly (TokenOwner | undefined)[]> {
  const at = context.now();
  const hashes = tokens.map((token) => digest(token));
  const found = await sessionsBy(context, [...new Set(hashes)], at);
  await expirePriorTokens(context, found, hashes);
  const sessions = await recordUse(context, found, at);
  const people = await usersById(
    context,
    sessions.map(({ person }) => person),
  );
  return hashes.map((hash) => {
    const session = sessions.find((one) => one.hash === hash || isPrior(one, hash, at));
    if (session === undefined) return undefined;
    const person = people.get(session.person);
    return { session, person: person?.kind === 'former' ? undefined : person };
  });
}

function isPrior({ prior, prior_until: until }: SessionRow, hash: string, at: number): boolean {
  return prior === hash && until !== null && until > at;
}

async function sessionsBy(
  { db }: ServiceContext,
  hashes: readonly string[],
  at: number,
): Promise<readonly SessionRow[]> {
  return await db
    .selectFrom('sessions')
    .selectAll()
    .where('expires', '>', at)
    .where((eb) =>
      eb.or([
        eb('hash', 'in', hashes),
        eb.and([eb('prior', 'in', hashes), eb('prior_until', '>', at)]),
      ]),
    )
    .execute();
}

/** Lets the previous token of a session expire once the new one is used. */
async function expirePriorTokens(
  context: ServiceContext,
  sessions: readonly SessionRow[],
  hashes: readonly string[],
): Promise<void> {
  if (context.isReadOnly === true) return;
  const renewed = sessions.filter((one) => one.prior !== null && hashes.includes(one.hash));
  await Promise.all(renewed.map((one) => confirmRenewal(context, one)));
}

/** Updates the time of last use and the expiry of sessions. Returns the updated sessions. */
async function recordUse(
  { db, isReadOnly = false }: ServiceContext,
  sessions: readonly SessionRow[],
  at: number,
): Promise<readonly SessionRow[]> {
  const isDue = (one: SessionRow) => !isReadOnly && at - one.seen >= SEEN_STEP_MS;
  const due = sessions.filter(isDue);
  if (due.length === 0) return sessions;
  const seen = { seen: at, expires: at + IDLE_MS };
  const ids = due.map(({ id }) => id);
  const people = due.map(({ person }) => person);
  try {
    await db.updateTable('sessions').set(seen).where('id', 'in', ids).execute();
    await db.updateTable('people').set({ seen: at }).where('id', 'in', people).execute();
  } catch (error) {
    // The request can do without this update, for example on a full disk.
    if (!(error instanceof StoreError && error.isTransient)) throw error;
  }
  return sessions.map((one) => (isDue(one) ? { ...one, ...seen } : one));
}
