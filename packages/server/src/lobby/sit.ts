// Sitting down: by a link, an invitation, friendship, or because the table is public.
import type { TableRow } from '@eminent/protocol/online';
import { Problem } from '../http/problem.ts';
import type { Person } from '../people/who.ts';
import { maySit, seatIn } from './admission.ts';
import { namedAmong } from './create.ts';
import { unuseLink, useLink } from './links.ts';
import type { LobbyParts } from './parts.ts';
import { tableProblem } from './refusals.ts';

export interface SitDown {
  readonly invitation?: string | undefined;
  readonly seat?: number | undefined;
  readonly words: string;
}

const USED = new Problem(
  410,
  'used-link',
  'You sat down by this link before: ask the host for a new one.',
);

/** The seat that somebody has at a table from now on; asked twice, it is the same one. */
export async function sitDown(
  { hub, people }: LobbyParts,
  row: TableRow,
  person: Person,
  { invitation, seat, words }: SitDown,
): Promise<number> {
  const { ground } = people;
  const mine = seatIn(row, person);
  if (mine !== undefined) return mine;
  const link = await maySit(ground, row, person, invitation);
  if (link !== undefined && !(await useLink(ground, link.hash, person.id))) throw USED;
  const names = row.seats.map(({ name }) => name);
  const sat = await hub.sit(row.table, namedAmong(person, names), { seat, words });
  if (sat.ok && sat.seat !== undefined) return sat.seat;
  if (link !== undefined) await unuseLink(ground, link.hash, person.id);
  throw sat.ok ? new Error(`table ${row.table} gave no seat`) : tableProblem(sat.refusal);
}
