// Accounts: a guest who keeps what he has, with ways to come back to it; and a guest who signs in and becomes the account.
import { Problem } from '../http/problem.ts';
import { takeTurn } from '../store/index.ts';
import type { Ground } from './context.ts';
import { takeOver } from './merge-guest.ts';
import type { Traces } from './table-queries.ts';
import { personById } from './user-repository.ts';
import { codeDigest, newCode } from './secrets.ts';
import { beginSession, endSession, type SessionRow } from './sessions.ts';
import type { Person } from './user.ts';

const CODES = 8;

/** New recovery codes; those of before hold no more. They are shown once and kept as hashes. */
export async function newCodes({ db }: Ground, person: string): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  const rows = codes.map((code) => ({ hash: codeDigest(code), person }));
  await db.transaction().execute(async (inside) => {
    await takeTurn(inside, [`codes ${person}`]);
    await inside.deleteFrom('recovery_codes').where('person', '=', person).execute();
    await inside.insertInto('recovery_codes').values(rows).execute();
  });
  return codes;
}

/** Makes an account of a guest, with its first recovery codes; nothing for whoever has one. */
export async function keep(ground: Ground, person: Person): Promise<readonly string[] | undefined> {
  const { numUpdatedRows } = await ground.db
    .updateTable('people')
    .set({ kind: 'account' })
    .where('id', '=', person.id)
    .where('kind', '=', 'guest')
    .executeTakeFirst();
  return numUpdatedRows === 0n ? undefined : newCodes(ground, person.id);
}

/** The account of a recovery code. */
export async function accountOfCode({ db }: Ground, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('person')
    .where('hash', '=', codeDigest(code))
    .executeTakeFirst();
  return row?.person;
}

/** Uses a recovery code up; false where somebody else was first. */
export async function useCode({ db }: Ground, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('hash', '=', codeDigest(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Who becomes which account, and whether his seats come along. */
interface Coming {
  readonly account: string;
  /** Who asked, before. */
  readonly before: Person | undefined;
  readonly guest: 'move' | 'leave';
}

export interface SigningIn extends Coming {
  readonly session: SessionRow | undefined;
  /** Of the session that begins. */
  readonly token: string;
  readonly how: SessionRow['how'];
  readonly device: string;
}

/** The guest who becomes the account, if one does. */
function guestOf({ account, before, guest }: Coming): Person | undefined {
  const isOther = before?.kind === 'guest' && before.id !== account;
  return isOther && guest === 'move' ? before : undefined;
}

/** Begins a session for an account, and lets the guest of before become it. Whether one did. */
export async function signIn(
  ground: Ground,
  traces: Traces,
  coming: SigningIn,
): Promise<{ readonly moved: boolean }> {
  await mustFit(traces, coming);
  const { account, session, token, how, device } = coming;
  const moving = guestOf(coming);
  if (moving !== undefined) {
    await takeOver(ground, moving.id, account);
    await moveSeats(ground, traces, moving.id);
  }
  if (session !== undefined) await endSession(ground, session.person, session.id);
  await beginSession(ground, { person: account, token, how, device });
  return { moved: moving !== undefined };
}

/** Lets the seats of somebody who became an account be its own. Done again, it does what is left to do. */
export async function moveSeats(ground: Ground, traces: Traces, guest: string): Promise<void> {
  const now = await personById(ground, guest);
  if (now !== undefined && now.id !== guest) await traces.move(guest, now);
}

/** After a sudden end: the seats of guests who became accounts and still stand under their old ids. */
export async function moveSeatsLeft(ground: Ground, traces: Traces): Promise<void> {
  const rows = await ground.db
    .selectFrom('people')
    .innerJoin('table_seats', 'table_seats.person', 'people.id')
    .select('people.id')
    .where('people.became', 'is not', null)
    .distinct()
    .execute();
  for (const { id } of rows) await moveSeats(ground, traces, id);
}

/** Refuses a guest who cannot become the account. What is used up by signing in is used up after this. */
export async function mustFit(traces: Traces, coming: Coming): Promise<void> {
  const moving = guestOf(coming);
  if (moving !== undefined) await mustNotMeet(traces, moving, coming.account);
}

/** One person has one seat at a table: two would tell each other their hands. */
async function mustNotMeet(traces: Traces, guest: Person, account: string): Promise<void> {
  const [mine, its] = await Promise.all([
    traces.tablesOf([guest.id, ...(guest.also ?? [])]),
    traces.tablesOf([account]),
  ]);
  if (!mine.some((table) => its.includes(table))) return;
  throw new Problem(
    409,
    'two-seats',
    'As a guest you sit at a table of this account: finish it first, or sign in without taking the games of the guest along.',
  );
}
