// Seats users at tables if `maySit` admits them. Each user can join through a link only once.
import type { TableRow } from '@eminent/protocol/online';
import { Problem } from '../http/problem.ts';
import { allIdsOf, type User } from '../core/user.ts';
import { maySit, seatIn } from './table-access.ts';
import { namedAmong } from './create-table.ts';
import { isUsed, useLink } from './table-links.ts';
import type { LobbyDeps } from './dependencies.ts';
import { tableProblem } from './table-problems.ts';

export interface JoinRequest {
  readonly invitation?: string | undefined;
  readonly seat?: number | undefined;
  /** Random bytes for the deal (docs/fair-deal.md). */
  readonly words: string;
}

const USED = new Problem(
  410,
  'used-link',
  'You have already used this link: ask the host for a new one.',
);

/** Gives a user a seat, or returns the one they have. Throws a Problem if they may not join. */
export async function sitDown(
  deps: LobbyDeps,
  row: TableRow,
  person: User,
  { invitation, seat, words }: JoinRequest,
): Promise<number> {
  const { hub, accounts } = deps;
  const { context } = accounts;
  const seatBefore = seatIn(row, person);
  if (seatBefore !== undefined) return seatBefore;
  const link = await maySit(context, row, person, { invitation, seat });
  if (link !== undefined && (await isUsed(context, link.hash, person.id))) {
    return await seatNow(deps, row.table, person);
  }
  const names = row.seats.map(({ name }) => name);
  const seated = await hub.sit(row.table, namedAmong(person, names), { seat, words });
  if (!seated.ok) throw tableProblem(seated.refusal);
  if (seated.seat === undefined) throw new Error(`joining table ${row.table} returned no seat`);
  // Recorded last: after a crash before this, the user can use the link again.
  if (link !== undefined) await useLink(context, link.hash, person.id);
  return seated.seat;
}

/** The seat of a user who has used the link before. Throws a Problem if they have left it. */
async function seatNow({ hub }: LobbyDeps, table: string, person: User): Promise<number> {
  const found = await hub.seatedIn(table, person.id);
  const seats = allIdsOf(person).flatMap((id) =>
    found.ok ? (found.table.tableState.seatOf(id) ?? []) : [],
  );
  const [seat] = seats;
  if (seat === undefined) throw USED;
  return seat;
}
