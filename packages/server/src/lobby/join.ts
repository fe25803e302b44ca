// Joining a table by link, invitation, friendship, or because it is public.
import type { TableRow } from '@eminent/protocol/online';
import { Problem } from '../http/problem.ts';
import type { User } from '../core/user.ts';
import { maySit, seatIn } from './admission.ts';
import { namedAmong } from './create-table.ts';
import { isUsed, useLink } from './table-links.ts';
import { idsOf, type LobbyDeps } from './dependencies.ts';
import { tableProblem } from './table-problems.ts';

export interface SitDown {
  readonly invitation?: string | undefined;
  readonly seat?: number | undefined;
  readonly words: string;
}

const USED = new Problem(
  410,
  'used-link',
  'You have already used this link: ask the host for a new one.',
);

/** Seats a person. Idempotent. */
export async function sitDown(
  deps: LobbyDeps,
  row: TableRow,
  person: User,
  { invitation, seat, words }: SitDown,
): Promise<number> {
  const { hub, people } = deps;
  const { context } = people;
  const mine = seatIn(row, person);
  if (mine !== undefined) return mine;
  const link = await maySit(context, row, person, { invitation, seat });
  if (link !== undefined && (await isUsed(context, link.hash, person.id))) {
    return await seatNow(deps, row.table, person);
  }
  const names = row.seats.map(({ name }) => name);
  const sat = await hub.sit(row.table, namedAmong(person, names), { seat, words });
  if (!sat.ok) throw tableProblem(sat.refusal);
  if (sat.seat === undefined) throw new Error(`joining table ${row.table} returned no seat`);
  // Recorded afterwards, so that a repeated request gets the same seat.
  if (link !== undefined) await useLink(context, link.hash, person.id);
  return sat.seat;
}

/** The seat of a person whose link is already used, perhaps just now in another tab. */
async function seatNow({ hub }: LobbyDeps, table: string, person: User): Promise<number> {
  const found = await hub.seatedIn(table, person.id);
  const seats = idsOf(person).flatMap((id) =>
    found.ok ? (found.table.tableState.seatOf(id) ?? []) : [],
  );
  const [seat] = seats;
  if (seat === undefined) throw USED;
  return seat;
}
