// Filters and order of the open tables.
import { CORRESPONDENCE_SECONDS, type TableRow } from '@eminent/protocol/online';
import { isFree } from '../table-thumbnail/table-thumbnail.tsx';

/** The filters, in the order of their buttons. */
export const FILTERS = ['join', 'live', 'day', 'rated', 'watch'] as const;
export type Filter = (typeof FILTERS)[number];

/** Whether a table gathers players and has a free seat that is not reserved. */
export function canJoin({ phase, seats }: TableRow): boolean {
  return phase === 'gathering' && seats.some((seat) => isFree(seat) && seat.kept === undefined);
}

function canWatch({ phase, spectators }: TableRow): boolean {
  return phase === 'playing' && spectators !== 'no';
}

/** Whether a table is played by correspondence: without a clock, or a day or more per decision. */
export function isSlow({ clock }: Pick<TableRow, 'clock'>): boolean {
  return clock.kind === 'none' || clock.decision >= CORRESPONDENCE_SECONDS;
}

const TESTS: Readonly<Record<Filter, (row: TableRow) => boolean>> = {
  join: canJoin,
  watch: canWatch,
  live: (row) => !isSlow(row),
  day: isSlow,
  rated: ({ rated }) => rated,
};

const GROUPS: readonly (readonly Filter[])[] = [['join', 'watch'], ['live', 'day'], ['rated']];

/** Whether a table matches the chosen filters. Filters of the same group are alternatives. */
export function matchesFilter(row: TableRow, chosen: ReadonlySet<Filter>): boolean {
  return GROUPS.every((group) => {
    const wanted = group.filter((one) => chosen.has(one));
    return wanted.length === 0 || wanted.some((one) => TESTS[one](row));
  });
}

/** Returns the tables to join, then the tables to watch, the newest first. */
export function listedTables(rows: readonly TableRow[]): readonly TableRow[] {
  return [...rows]
    .filter((row) => canJoin(row) || canWatch(row))
    .sort((a, b) => Number(canJoin(b)) - Number(canJoin(a)) || b.created - a.created);
}
