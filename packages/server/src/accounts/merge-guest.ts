// A guest becomes an account: his seats, games, friends and blocks are its own from now on. All of it at once, or nothing.
import type { Transaction } from 'kysely';
import { type Database, takeTurn } from '../store/index.ts';
import type { Ground } from './context.ts';

type Inside = Transaction<Database>;

/** Seats stay under the guest's id, which leads to the account from now on (`Person.also`). */
export async function takeOver({ db }: Ground, guest: string, account: string): Promise<void> {
  await db.transaction().execute(async (inside) => {
    await takeTurn(inside, [`person ${guest}`, `person ${account}`]);
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
    await movePairs(inside, guest, account);
    await partBlocked(inside, account);
  });
}

/** The rating of more games counts: adding two up would say more than either. */
async function moveRatings(inside: Inside, guest: string, account: string): Promise<void> {
  const own = await inside
    .selectFrom('ratings')
    .select(['players', 'games'])
    .where('person', '=', account)
    .execute();
  const his = await inside.selectFrom('ratings').selectAll().where('person', '=', guest).execute();
  for (const rating of his) {
    const before = own.find(({ players }) => players === rating.players);
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

/** Of what both did, the earlier one is the first. */
async function moveFirsts(inside: Inside, guest: string, account: string): Promise<void> {
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

async function movePairs(inside: Inside, guest: string, account: string): Promise<void> {
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
    for (const row of moved) {
      await inside
        .insertInto(kind)
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await inside
      .deleteFrom(kind)
      .where((its) => its.or([its('person', '=', guest), its('other', '=', guest)]))
      .execute();
  }
}

/** Whom one of the two had blocked is no friend of the other any more; what somebody blocked asks stays, unread. */
async function partBlocked(inside: Inside, account: string): Promise<void> {
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
