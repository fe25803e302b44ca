// Who may sit down at a table, who may look at it, and who may not meet there.
import type { TableRow, TableSetup } from '@eminent/protocol/online';
import { Problem } from '../http/problem.ts';
import { blockedEitherWay, blockedBy, friendsOf } from '../accounts/friends.ts';
import type { ServiceContext } from '../core/context.ts';
import { isSameUser, type User } from '../core/user.ts';
import { noSeatFree } from '../tables/seating.ts';
import { isInvited, type Link, linkOf } from './table-links.ts';
import { idsOf } from './dependencies.ts';
import { tableProblem } from './table-problems.ts';

export function seatIn(row: TableRow, person: User | undefined): number | undefined {
  if (person === undefined) return undefined;
  const seat = row.seats.findIndex((one) => isSameUser(person, one.person));
  return seat < 0 ? undefined : seat;
}

export function freeSeats(row: TableRow): number {
  return row.seats.filter(({ person, bot }) => person === undefined && bot === undefined).length;
}

const NO_LINK = new Problem(
  403,
  'no-invitation',
  'This table is joined by its link: ask whoever made it.',
);
const STALE = new Problem(
  410,
  'stale-link',
  'This link opens nothing any more: ask the host for a new one.',
);
const BLOCKED = new Problem(
  403,
  'blocked',
  'Somebody whom you have blocked sits here: unblock first, then sit down.',
);

/** Whether somebody sits at a public table whom this person does not want to meet, or who does not want to meet him. */
export async function isApart(
  context: ServiceContext,
  row: TableRow,
  person: User,
): Promise<boolean> {
  return row.join === 'listed' && meets(row, await blockedEitherWay(context, person.id));
}

function meets({ seats }: TableRow, people: ReadonlySet<string>): boolean {
  return seats.some(({ person }) => person !== undefined && people.has(person));
}

/** Throws where two would meet at a public table who are apart. Whoever is blocked is told that no seat is free, and nothing else. */
async function mustNotMeet(
  context: ServiceContext,
  row: TableRow,
  person: User,
  seat: number | undefined,
): Promise<void> {
  if (!(await isApart(context, row, person))) return;
  if (meets(row, new Set(await blockedBy(context, person.id)))) throw BLOCKED;
  throw tableProblem(noSeatFree(seat));
}

/** The link that opens a table, or none. Throws where one was shown that does not. */
async function goodLink(
  context: ServiceContext,
  row: TableRow,
  secret: string | undefined,
): Promise<Link | undefined> {
  if (secret === undefined) return undefined;
  const link = await linkOf(context, secret);
  if (link?.isGood === true && link.table === row.table && link.kind === 'seat') return link;
  throw STALE;
}

/** Whether somebody may sit at a table without a link. */
export async function isWelcome(
  context: ServiceContext,
  row: TableRow,
  person: User,
): Promise<boolean> {
  if (isSameUser(person, row.host)) return true;
  if (await isInvited(context, row.table, idsOf(person))) return true;
  if (row.join === 'listed') return true;
  if (row.join !== 'friends') return false;
  return (await friendsOf(context, person.id)).includes(row.host);
}

/** Whether a stranger may sit, for whom a guest is about to be made. */
export async function strangerMaySit(
  context: ServiceContext,
  row: TableRow,
  secret: string | undefined,
): Promise<void> {
  const link = await goodLink(context, row, secret);
  if (link === undefined && row.join !== 'listed') throw NO_LINK;
}

/** The link by which somebody may sit down, or none where there is no need of one; throws a Problem otherwise. */
export async function maySit(
  context: ServiceContext,
  row: TableRow,
  person: User,
  wish: { readonly invitation?: string | undefined; readonly seat?: number | undefined },
): Promise<Link | undefined> {
  await mustNotMeet(context, row, person, wish.seat);
  if (await isWelcome(context, row, person)) return undefined;
  const link = await goodLink(context, row, wish.invitation);
  if (link === undefined) throw NO_LINK;
  return link;
}

/** Whether somebody may read a table's row and, where it has spectators, look on. */
export async function mayLook(
  context: ServiceContext,
  row: Pick<TableRow, 'table' | 'host' | 'join' | 'seats'>,
  person: User | undefined,
): Promise<boolean> {
  if (row.join === 'listed') return true;
  if (person === undefined) return false;
  if (isSameUser(person, row.host)) return true;
  if (row.seats.some((seat) => isSameUser(person, seat.person))) return true;
  if (await isInvited(context, row.table, idsOf(person))) return true;
  return row.join === 'friends' && (await friendsOf(context, person.id)).includes(row.host);
}

/** Whether somebody without a seat may look on; `secret` is that of a link, either kind opens the view. */
export async function mayWatch(
  context: ServiceContext,
  row: TableRow,
  { spectators }: Pick<TableSetup, 'spectators'>,
  person: User | undefined,
  secret: string | undefined,
): Promise<boolean> {
  if (secret !== undefined) {
    const link = await linkOf(context, secret);
    const opens = link?.isGood === true && link.table === row.table;
    // Before the game begins there is nothing to see but who sits there: an invitation shows as much.
    if (opens && (spectators !== 'no' || row.phase === 'gathering')) return true;
  }
  if (!(await mayLook(context, row, person))) return false;
  return spectators !== 'no' || row.phase === 'gathering';
}
