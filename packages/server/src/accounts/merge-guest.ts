// Merges a guest into an account in one transaction.
import type { Transaction } from 'kysely';
import { type Database, insertNew, lockNames } from '../store/index.ts';
import type { ServiceContext } from '../core/context.ts';

/**
 * Moves results, ratings, friends and blocks of a guest, whose id then finds the account. Ends the
 * guest's sessions. `signIn` moves the seats at tables.
 */
export async function mergeGuest(
  { db }: ServiceContext,
  guest: string,
  account: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockNames(trx, [`person ${guest}`, `person ${account}`]);
    await trx
      .updateTable('people')
      .set({ became: account })
      .where((eb) => eb.or([eb('id', '=', guest), eb('became', '=', guest)]))
      .execute();
    await trx.deleteFrom('sessions').where('person', '=', guest).execute();
    await trx.updateTable('played').set({ person: account }).where('person', '=', guest).execute();
    await moveRatings(trx, guest, account);
    await moveFirsts(trx, guest, account);
    await moveDailyResults(trx, guest, account);
    await movePairs(trx, guest, account);
    await removeBlockedFriends(trx, account);
  });
}

/** Keeps, for each number of players, the rating with more games. */
async function moveRatings(
  trx: Transaction<Database>,
  guest: string,
  account: string,
): Promise<void> {
  const accountRatings = await trx
    .selectFrom('ratings')
    .select(['players', 'games'])
    .where('person', '=', account)
    .execute();
  const guestRatings = await trx
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', guest)
    .execute();
  for (const rating of guestRatings) {
    const before = accountRatings.find(({ players }) => players === rating.players);
    if (before !== undefined && before.games >= rating.games) continue;
    await trx
      .deleteFrom('ratings')
      .where('person', '=', account)
      .where('players', '=', rating.players)
      .execute();
    await trx
      .insertInto('ratings')
      .values({ ...rating, person: account })
      .execute();
  }
  await trx.deleteFrom('ratings').where('person', '=', guest).execute();
}

/** Keeps the earlier of two equal achievements. */
async function moveFirsts(
  trx: Transaction<Database>,
  guest: string,
  account: string,
): Promise<void> {
  const rows = await trx
    .selectFrom('firsts')
    .selectAll()
    .where('person', 'in', [guest, account])
    .orderBy('at')
    .execute();
  const first = new Map(rows.toReversed().map((row) => [row.what, { ...row, person: account }]));
  await trx.deleteFrom('firsts').where('person', 'in', [guest, account]).execute();
  if (first.size > 0)
    await trx
      .insertInto('firsts')
      .values([...first.values()])
      .execute();
}

/** Keeps the account's result of a date for which both have one. */
async function moveDailyResults(
  trx: Transaction<Database>,
  guest: string,
  account: string,
): Promise<void> {
  const rows = await trx
    .selectFrom('daily_results')
    .selectAll()
    .where('person', '=', guest)
    .execute();
  for (const row of rows) await insertNew(trx, 'daily_results', { ...row, person: account });
  await trx.deleteFrom('daily_results').where('person', '=', guest).execute();
}

async function movePairs(
  trx: Transaction<Database>,
  guest: string,
  account: string,
): Promise<void> {
  for (const kind of ['friends', 'blocks'] as const) {
    const rows = await trx
      .selectFrom(kind)
      .selectAll()
      .where((eb) => eb.or([eb('person', '=', guest), eb('other', '=', guest)]))
      .execute();
    const moved = rows
      .map((row) => ({
        ...row,
        person: row.person === guest ? account : row.person,
        other: row.other === guest ? account : row.other,
      }))
      .filter(({ person, other }) => person !== other);
    for (const row of moved) await insertNew(trx, kind, row);
    if (kind === 'friends') for (const row of moved) await joinRequests(trx, row);
    await trx
      .deleteFrom(kind)
      .where((eb) => eb.or([eb('person', '=', guest), eb('other', '=', guest)]))
      .execute();
  }
}

/** Two requests in opposite directions become a friendship. */
async function joinRequests(
  trx: Transaction<Database>,
  { person, other }: { readonly person: string; readonly other: string },
): Promise<void> {
  const opposite = await trx
    .deleteFrom('friends')
    .where('person', '=', other)
    .where('other', '=', person)
    .executeTakeFirst();
  if (opposite.numDeletedRows === 0n) return;
  await trx
    .updateTable('friends')
    .set({ accepted: 1 })
    .where('person', '=', person)
    .where('other', '=', other)
    .execute();
}

/**
 * Removes friendships with blocked or blocking users, and requests to blocked ones. Requests from
 * blocked users stay stored, but hidden.
 */
async function removeBlockedFriends(trx: Transaction<Database>, account: string): Promise<void> {
  const blocks = await trx
    .selectFrom('blocks')
    .select(['person', 'other'])
    .where((eb) => eb.or([eb('person', '=', account), eb('other', '=', account)]))
    .execute();
  for (const { person, other } of blocks) {
    await trx
      .deleteFrom('friends')
      .where((eb) =>
        eb.or([
          eb.and([eb('person', '=', person), eb('other', '=', other)]),
          eb.and([eb('person', '=', other), eb('other', '=', person), eb('accepted', '=', 1)]),
        ]),
      )
      .execute();
  }
}
