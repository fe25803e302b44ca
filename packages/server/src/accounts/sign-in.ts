// Turns guests into accounts. Signs users in, and merges their guest if they wish.
import { Problem } from '../http/problem.ts';
import { lockNames } from '../store/index.ts';
import type { ServiceContext } from '../core/context.ts';
import { mergeGuest } from './merge-guest.ts';
import type { TableQueries } from './table-queries.ts';
import { userById } from './user-repository.ts';
import { codeDigest, newCode } from '../core/secrets.ts';
import { beginSession, endSession, type SessionRow } from './sessions.ts';
import { allIdsOf, type User } from '../core/user.ts';

const CODES = 8;

/** Creates recovery codes and makes the previous ones invalid. Only their hashes are stored. */
export async function createRecoveryCodes(
  { db }: ServiceContext,
  person: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  const rows = codes.map((code) => ({ hash: codeDigest(code), person }));
  await db.transaction().execute(async (trx) => {
    await lockNames(trx, [`codes ${person}`]);
    await trx.deleteFrom('recovery_codes').where('person', '=', person).execute();
    await trx.insertInto('recovery_codes').values(rows).execute();
  });
  return codes;
}

/** Turns a guest into an account and returns its recovery codes; undefined for other users. */
export async function convertGuest(
  context: ServiceContext,
  person: User,
): Promise<readonly string[] | undefined> {
  const { numUpdatedRows } = await context.db
    .updateTable('people')
    .set({ kind: 'account' })
    .where('id', '=', person.id)
    .where('kind', '=', 'guest')
    .executeTakeFirst();
  return numUpdatedRows === 0n ? undefined : createRecoveryCodes(context, person.id);
}

/** Returns the account id of a recovery code; undefined if it is wrong or used. */
export async function accountByRecoveryCode(
  { db }: ServiceContext,
  code: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('person')
    .where('hash', '=', codeDigest(code))
    .executeTakeFirst();
  return row?.person;
}

/** Consumes a recovery code. Returns false if it was used already. */
export async function consumeRecoveryCode({ db }: ServiceContext, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('hash', '=', codeDigest(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

interface GuestChoice {
  readonly account: string;
  readonly before: User | undefined;
  readonly guest: 'move' | 'leave';
}

export interface SignInRequest extends GuestChoice {
  readonly session: SessionRow | undefined;
  readonly token: string;
  readonly how: SessionRow['how'];
  readonly device: string;
}

/** Returns the guest to merge, if there is one. */
function guestOf({ account, before, guest }: GuestChoice): User | undefined {
  const isOther = before?.kind === 'guest' && before.id !== account;
  return isOther && guest === 'move' ? before : undefined;
}

/**
 * Starts a session for an account and ends the previous one. Merges the guest with `guest: 'move'`,
 * or throws a Problem if that is not possible. Returns whether a guest was merged.
 */
export async function signIn(
  context: ServiceContext,
  tableQueries: TableQueries,
  choice: SignInRequest,
): Promise<{ readonly moved: boolean }> {
  await assertCanMerge(tableQueries, choice);
  const { account, session, token, how, device } = choice;
  const moving = guestOf(choice);
  if (moving !== undefined) {
    await mergeGuest(context, moving.id, account);
    await moveSeats(context, tableQueries, moving.id);
  }
  if (session !== undefined) await endSession(context, session.person, session.id);
  await beginSession(context, { person: account, token, how, device });
  return { moved: moving !== undefined };
}

async function moveSeats(
  context: ServiceContext,
  tableQueries: TableQueries,
  guest: string,
): Promise<void> {
  const account = await userById(context, guest);
  if (account !== undefined && account.id !== guest) await tableQueries.move(guest, account);
}

/** Gives the seats of merged guests to their accounts, if a crash has interrupted this. */
export async function resumeSeatMoves(
  context: ServiceContext,
  tableQueries: TableQueries,
): Promise<void> {
  const rows = await context.db
    .selectFrom('people')
    .innerJoin('table_seats', 'table_seats.person', 'people.id')
    .select('people.id')
    .where('people.became', 'is not', null)
    .distinct()
    .execute();
  for (const { id } of rows) await moveSeats(context, tableQueries, id);
}

/** Throws a Problem if the guest cannot be merged. Must run before a one-time code is consumed. */
export async function assertCanMerge(
  tableQueries: TableQueries,
  choice: GuestChoice,
): Promise<void> {
  const moving = guestOf(choice);
  if (moving !== undefined) await assertNoSharedTable(tableQueries, moving, choice.account);
}

/** With two seats at one table, the account would see two hands. */
async function assertNoSharedTable(
  tableQueries: TableQueries,
  guest: User,
  account: string,
): Promise<void> {
  const [guestTables, accountTables] = await Promise.all([
    tableQueries.tablesOf(allIdsOf(guest)),
    tableQueries.tablesOf([account]),
  ]);
  if (!guestTables.some((table) => accountTables.includes(table))) return;
  throw new Problem(
    409,
    'two-seats',
    'As a guest you have a seat at a table of this account: finish that game first, or sign in without the guest’s games.',
  );
}
