// Making a table: what a setup may say beyond its schema, the links to it, and the host's seat.
import type { MadeTable, TableSetup } from '@eminent/protocol/online';
import { Problem } from '../http/problem.ts';
import { friendsOf } from '../accounts/friends.ts';
import { distinctName } from '../accounts/display-names.ts';
import type { Person } from '../accounts/user.ts';
import { invite, newLink } from './table-links.ts';
import { idsOf, type LobbyParts } from './dependencies.ts';
import { tableProblem } from './table-problems.ts';

/** Tables that are not over, of one host: enough for whoever plays by correspondence. */
const MOST_TABLES = 100;

async function mustBeSound(
  { people, finding }: LobbyParts,
  host: Person,
  setup: TableSetup,
): Promise<void> {
  const friends = await friendsOf(people.ground, host.id);
  for (const seat of setup.seats) {
    if (seat.kind !== 'friend' || friends.includes(seat.person)) continue;
    throw new Problem(422, 'not-a-friend', 'Seats are kept for friends: this is none of yours.');
  }
  const kept = setup.seats.flatMap((seat) => (seat.kind === 'friend' ? [seat.person] : []));
  if (new Set(kept).size < kept.length) {
    throw new Problem(422, 'setup', 'A friend has one seat at a table.');
  }
  if (!setup.seats.some(({ kind }) => kind === 'open')) {
    throw new Problem(422, 'setup', 'One seat must be open: it is yours.');
  }
  const own = await Promise.all(
    idsOf(host).map((id) => finding.ofPerson(id, ['gathering', 'playing'])),
  );
  if (own.flat().length < MOST_TABLES) return;
  throw new Problem(409, 'too-many-tables', 'You sit at many tables: finish some of them first.');
}

/**
 * Makes a table called `id`, or goes on where it was made and nobody heard of it. With words the host sits there already; without,
 * the first open seat is kept for the host.
 */
export async function createTable(
  parts: LobbyParts,
  host: Person,
  { setup, words }: { readonly setup: TableSetup; readonly words?: string | undefined },
  id: string,
): Promise<MadeTable> {
  const { hub, people } = parts;
  await mustBeSound(parts, host, setup);
  const made = await hub.create(host, setup, id);
  if (!made.ok) throw new Problem(422, 'setup', tableProblem(made.refusal).message);
  const { table } = made;
  const invitation = await newLink(people.ground, table, 'seat');
  const watch =
    setup.spectators === 'no' ? undefined : await newLink(people.ground, table, 'watch');
  for (const seat of setup.seats) {
    if (seat.kind === 'friend') await invite(people.ground, table, seat.person, host.id);
  }
  const promise = await hub.look(table, (live) => live.promise);
  if (promise === undefined) throw new Error(`table ${table} is not there`);
  if (words !== undefined) {
    const sat = await hub.sit(table, host, { words });
    if (!sat.ok) throw tableProblem(sat.refusal);
  }
  return { table, promise, invitation, ...(watch === undefined ? {} : { watch }) };
}

/** Somebody as he is called at a table where others sit already, told from each of them. */
export function namedAmong(person: Person, names: readonly string[]): Person {
  return { ...person, name: distinctName(person.name, names) };
}
