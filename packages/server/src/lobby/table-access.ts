// Decides who may join a table, watch it, or see it in lists.
import type { TableRow, TableSetup } from '@eminent/protocol/online';
import { Problem } from '../http/problem.ts';
import { blockedEitherWay, blockedBy, friendsOf } from '../accounts/friends.ts';
import type { ServiceContext } from '../core/context.ts';
import { allIdsOf, isSameUser, type User } from '../core/user.ts';
import { noSeatFree } from '../tables/seating.ts';
import { isInvited, type Link, linkOf } from './table-links.ts';
import { tableProblem } from './table-problems.ts';

export function seatIn(row: TableRow, person: User | undefined): number | undefined {
  if (person === undefined) return undefined;
  const seat = row.seats.findIndex((one) => isSameUser(person, one.person));
  return seat < 0 ? undefined : seat;
}

/** Number of free seats, including reserved ones. */
export function freeSeats(row: TableRow): number {
  return row.seats.filter(({ person, bot }) => person === undefined && bot === undefined).length;
}

const NO_LINK = new Problem(
  403,
  'no-invitation',
  'You can join this table by its link only: ask the host.',
);
const STALE = new Problem(
  410,
  'stale-link',
  'This link is no longer valid: ask the host for a new one.',
);
const BLOCKED = new Problem(
  403,
  'blocked',
  'A player you have blocked has a seat here: unblock them to join.',
);

/** Whether a block separates the user from a player of a public table, in either direction. */
export async function isSeparatedByBlock(
  context: ServiceContext,
  row: TableRow,
  person: User,
): Promise<boolean> {
  return row.join === 'listed' && hasBlockedPlayer(row, await blockedEitherWay(context, person.id));
}

export function hasBlockedPlayer({ seats }: TableRow, blocked: ReadonlySet<string>): boolean {
  return seats.some(({ person }) => person !== undefined && blocked.has(person));
}

/** Users who were blocked only learn that no seat is free, not why. */
async function assertNotSeparated(
  context: ServiceContext,
  row: TableRow,
  person: User,
  seat: number | undefined,
): Promise<void> {
  if (!(await isSeparatedByBlock(context, row, person))) return;
  if (hasBlockedPlayer(row, new Set(await blockedBy(context, person.id)))) throw BLOCKED;
  throw tableProblem(noSeatFree(seat));
}

/** The invitation with this secret; undefined without one. Throws a Problem if it is not valid. */
async function validLink(
  context: ServiceContext,
  row: TableRow,
  secret: string | undefined,
): Promise<Link | undefined> {
  if (secret === undefined) return undefined;
  const link = await linkOf(context, secret);
  if (link?.isCurrent === true && link.table === row.table && link.kind === 'seat') return link;
  throw STALE;
}

/** Whether a user may join without a link. Ignores blocks. */
export async function isWelcome(
  context: ServiceContext,
  row: TableRow,
  person: User,
): Promise<boolean> {
  if (isSameUser(person, row.host)) return true;
  if (await isInvited(context, row.table, allIdsOf(person))) return true;
  if (row.join === 'listed') return true;
  if (row.join !== 'friends') return false;
  return (await friendsOf(context, person.id)).includes(row.host);
}

/** Throws a Problem if a signed-out visitor may not join. Called before a guest is created. */
export async function strangerMaySit(
  context: ServiceContext,
  row: TableRow,
  secret: string | undefined,
): Promise<void> {
  const link = await validLink(context, row, secret);
  if (link === undefined && row.join !== 'listed') throw NO_LINK;
}

/** The link by which a user may join, if one is needed. Throws a Problem if they may not. */
export async function maySit(
  context: ServiceContext,
  row: TableRow,
  person: User,
  request: { readonly invitation?: string | undefined; readonly seat?: number | undefined },
): Promise<Link | undefined> {
  await assertNotSeparated(context, row, person, request.seat);
  if (await isWelcome(context, row, person)) return undefined;
  const link = await validLink(context, row, request.invitation);
  if (link === undefined) throw NO_LINK;
  return link;
}

/** Whether a user may see the row of the table. Ignores blocks. */
export async function mayLook(
  context: ServiceContext,
  row: TableRow,
  person: User | undefined,
): Promise<boolean> {
  if (row.join === 'listed') return true;
  if (person === undefined) return false;
  return seatIn(row, person) !== undefined || (await isWelcome(context, row, person));
}

/** Whether a user without a seat may watch. `secret`: that of a link of either kind. */
export async function mayWatch(
  context: ServiceContext,
  row: TableRow,
  { spectators }: Pick<TableSetup, 'spectators'>,
  person: User | undefined,
  secret: string | undefined,
): Promise<boolean> {
  if (secret !== undefined) {
    const link = await linkOf(context, secret);
    const isValid = link?.isCurrent === true && link.table === row.table;
    // Before the game only the seats are visible, which an invitation shows anyway.
    if (isValid && (spectators !== 'no' || row.phase === 'gathering')) return true;
  }
  if (!(await mayLook(context, row, person))) return false;
  return spectators !== 'no' || row.phase === 'gathering';
}
