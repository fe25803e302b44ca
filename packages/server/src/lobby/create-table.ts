// Creates tables with their links, and seats the host.
import type { MadeTable, TableSetup } from '@eminent/protocol/online';
import { Problem } from '../http/problem.ts';
import { friendsOf } from '../accounts/friends.ts';
import { distinctName } from '../accounts/display-names.ts';
import { allIdsOf, type User } from '../core/user.ts';
import { invite, newLink } from './table-links.ts';
import type { LobbyDeps } from './dependencies.ts';
import { tableProblem } from './table-problems.ts';

const MAX_UNFINISHED_TABLES = 100;

async function assertMayCreate(
  { accounts, tableIndex }: LobbyDeps,
  host: User,
  setup: TableSetup,
): Promise<void> {
  const friends = await friendsOf(accounts.context, host.id);
  for (const seat of setup.seats) {
    if (seat.kind !== 'friend' || friends.includes(seat.person)) continue;
    throw new Problem(422, 'not-a-friend', 'You can reserve seats for friends only.');
  }
  const reserved = setup.seats.flatMap((seat) => (seat.kind === 'friend' ? [seat.person] : []));
  if (new Set(reserved).size < reserved.length) {
    throw new Problem(422, 'setup', 'You can reserve one seat per friend.');
  }
  if (!setup.seats.some(({ kind }) => kind === 'open')) {
    throw new Problem(422, 'setup', 'One seat must be open for you.');
  }
  const tables = await Promise.all(
    allIdsOf(host).map((id) => tableIndex.ofPerson(id, ['gathering', 'playing'])),
  );
  if (tables.flat().length < MAX_UNFINISHED_TABLES) return;
  throw new Problem(409, 'too-many-tables', 'You have too many tables: finish some of them first.');
}

/**
 * Creates a table with this id, or completes an interrupted creation. With `words`, random bytes
 * for the deal (docs/fair-deal.md), the host gets a seat at once; otherwise one seat stays reserved
 * for them. Throws a Problem if refused.
 */
export async function createTable(
  deps: LobbyDeps,
  host: User,
  { setup, words }: { readonly setup: TableSetup; readonly words?: string | undefined },
  id: string,
): Promise<MadeTable> {
  const { hub, accounts } = deps;
  await assertMayCreate(deps, host, setup);
  const created = await hub.create(host, setup, id);
  if (!created.ok) throw new Problem(422, 'setup', tableProblem(created.refusal).message);
  const { table } = created;
  const invitation = await newLink(accounts.context, table, 'seat');
  const watch =
    setup.spectators === 'no' ? undefined : await newLink(accounts.context, table, 'watch');
  for (const seat of setup.seats) {
    if (seat.kind === 'friend') await invite(accounts.context, table, seat.person, host.id);
  }
  const promise = await hub.look(table, (tableState) => tableState.promise);
  if (promise === undefined) throw new Error(`table ${table} does not exist`);
  if (words !== undefined) {
    const seated = await hub.sit(table, host, { words });
    if (!seated.ok) throw tableProblem(seated.refusal);
  }
  return { table, promise, invitation, ...(watch === undefined ? {} : { watch }) };
}

/** The user, renamed if another name at the table looks alike. */
export function namedAmong(person: User, names: readonly string[]): User {
  return { ...person, name: distinctName(person.name, names) };
}
