// Merges a guest into an account in one transaction: games, ratings, friends and blocks.
import type { Transaction } from 'kysely';
import { type Database, insertNew, lockNames } from '../store/index.ts';
import type { ServiceContext } from '../core/context.ts';

/**
 * From now on the guest's id resolves to the account. Seats at tables do not change here: `signIn`
 * gives them to the account afterwards.
 */
export async function mergeGuest(
  { db }: ServiceContext,
  guest: string,
  account: string,
): Promise<void> {
  await db.transaction().execute(async (inside) => {
    await lockNames(inside, [`person ${guest}`, `person ${account}`]);
    await inside
      .updateTable('people')
      .set({ became: account })
      .where((its) => its.or([its('id', '=', guest), its('became', '=', guest)]))
      .execute();
    await inside.deleteFrom('sessions').where('person', '=', guest).execute();
    await inside
      .updateTable('played')
      .set({ person: account })
      .where('person', '=', guest)
      .execute();
    await moveRatings(inside, guest, account);
    await moveFirsts(inside, guest, account);
    await moveDailyResults(inside, guest, account);
    await movePairs(inside, guest, account);
    await removeBlockedFriends(inside, account);
  });
}

/** For each number of players, keeps the rating with more games. */
async function moveRatings(
  inside: Transaction<Database>,
  guest: string,
  account: string,
): Promise<void> {
  const accountRatings = await inside
    .selectFrom('ratings')
    .select(['players', 'games'])
    .where('person', '=', account)
    .execute();
  const guestRatings = await inside
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', guest)
    .execute();
  for (const rating of guestRatings) {
    const before = accountRatings.find(({ players }) => players === rating.players);
    if (before !== undefined && before.games >= rating.games) continue;
    await inside
      .deleteFrom('ratings')
      .where('person', '=', account)
      .where('players', '=', rating.players)
      .execute();
    await inside
      .insertInto('ratings')
      .values({ ...rating, person: account })
      .execute();
  }
  await inside.deleteFrom('ratings').where('person', '=', guest).execute();
}

/** Keeps the earlier date of each achievement. */
async function moveFirsts(
  inside: Transaction<Database>,
  guest: string,
  account: string,
): Promise<void> {
  const rows = await inside
    .selectFrom('firsts')
    .selectAll()
    .where('person', 'in', [guest, account])
    .orderBy('at')
    .execute();
  const first = new Map(rows.toReversed().map((row) => [row.what, { ...row, person: account }]));
  await inside.deleteFrom('firsts').where('person', 'in', [guest, account]).execute();
  if (first.size > 0)
    await inside
      .insertInto('firsts')
      .values([...first.values()])
      .execute();
}

/** Keeps the account's result of a date. */
async function moveDailyResults(
  inside: Transaction<Database>,
  guest: string,
  account: string,
): Promise<void> {
  const rows = await inside
    .selectFrom('daily_results')
    .selectAll()
    .where('person', '=', guest)
    .execute();
  for (const row of rows) await insertNew(inside, 'daily_results', { ...row, person: account });
  await inside.deleteFrom('daily_results').where('person', '=', guest).execute();
}

/** Moves friendships, requests and blocks. */
async function movePairs(
  inside: Transaction<Database>,
  guest: string,
  account: string,
): Promise<void> {
  for (const kind of ['friends', 'blocks'] as const) {
    const rows = await inside
      .selectFrom(kind)
      .selectAll()
      .where((its) => its.or([its('person', '=', guest), its('other', '=', guest)]))
      .execute();
    const moved = rows
      .map((row) => ({
        ...row,
        person: row.person === guest ? account : row.person,
        other: row.other === guest ? account : row.other,
      }))
      .filter(({ person, other }) => person !== other);
    for (const row of moved) await insertNew(inside, kind, row);
    await inside
      .deleteFrom(kind)
      .where((its) => its.or([its('person', '=', guest), its('other', '=', guest)]))
      .execute();
  }
}

/**
 * Removes friendships with users who are blocked by either side. Requests from blocked users stay
 * stored, but hidden.
 */
async function removeBlockedFriends(inside: Transaction<Database>, account: string): Promise<void> {
  const blocks = await inside
    .selectFrom('blocks')
    .select(['person', 'other'])
    .where((its) => its.or([its('person', '=', account), its('other', '=', account)]))
    .execute();
  for (const { person, other } of blocks) {
    await inside
      .deleteFrom('friends')
      .where((its) =>
        its.or([
          its.and([its('person', '=', person), its('other', '=', other)]),
          its.and([its('person', '=', other), its('other', '=', person), its('accepted', '=', 1)]),
        ]),
      )
      .execute();
  }
}
