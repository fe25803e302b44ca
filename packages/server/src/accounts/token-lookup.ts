// Who holds a token: its session and its person. Those of all who come in the same moment are asked for together, and nothing is kept: a
// session that has ended is good for nothing from then on.
import { StoreError, Together } from '../store/index.ts';
import { type Ground, HOUR } from './context.ts';
import { personsById } from './user-repository.ts';
import { digest } from './secrets.ts';
import { arrived, IDLE_MS, type SessionRow } from './sessions.ts';
import type { Person } from './user.ts';

/** How exactly it is known when a session was last used: each use would be a write. */
const SEEN_STEP_MS = HOUR;

export interface Holder {
  readonly session: SessionRow;
  /** Nobody where he has deleted what was known of him. */
  readonly person: Person | undefined;
}

const asking = new WeakMap<Ground, Together<string, Holder | undefined>>();

/** Whose session a token is of, with a note that it was used. */
export function holderOf(ground: Ground, token: string): Promise<Holder | undefined> {
  const all = asking.get(ground) ?? new Together((tokens) => holdersOf(ground, tokens));
  asking.set(ground, all);
  return all.of(token);
}

async function holdersOf(
  ground: Ground,
  tokens: readonly string[],
): Promise<readonly (Holder | undefined)[]> {
  const at = ground.now();
  const hashes = tokens.map((token) => digest(token));
  const found = await sessionsBy(ground, [...new Set(hashes)], at);
  await noteArrivals(ground, found, hashes);
  const sessions = await noteUse(ground, found, at);
  const people = await personsById(
    ground,
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
  { db }: Ground,
  hashes: readonly string[],
  at: number,
): Promise<readonly SessionRow[]> {
  return await db
    .selectFrom('sessions')
    .selectAll()
    .where('expires', '>', at)
    .where((its) =>
      its.or([
        its('hash', 'in', hashes),
        its.and([its('prior', 'in', hashes), its('prior_until', '>', at)]),
      ]),
    )
    .execute();
}

/** Of those who came with a new token the one of before counts for a moment only. */
async function noteArrivals(
  ground: Ground,
  sessions: readonly SessionRow[],
  hashes: readonly string[],
): Promise<void> {
  if (ground.isReadOnly === true) return;
  const fresh = sessions.filter((one) => one.prior !== null && hashes.includes(one.hash));
  await Promise.all(fresh.map((one) => arrived(ground, one)));
}

async function noteUse(
  { db, isReadOnly = false }: Ground,
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
    // Nobody is kept out since that he came cannot be noted: another node may be noting the same, in another order.
    if (!(error instanceof StoreError && error.passes)) throw error;
  }
  return sessions.map((one) => (isDue(one) ? { ...one, ...seen } : one));
}
