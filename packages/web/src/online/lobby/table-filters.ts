// Which of the open tables are shown, and in which order.
import { CORRESPONDENCE_SECONDS, type TableRow } from '@eminent/protocol/online';
import { isFree } from '../table-thumbnail/table-thumbnail.tsx';

/** In pairs that exclude each other, and one by itself. */
export const FILTERS = ['join', 'live', 'day', 'rated', 'watch'] as const;
export type Filter = (typeof FILTERS)[number];

/** Whether somebody may sit down without being asked. */
export function canJoin({ phase, seats }: TableRow): boolean {
  return phase === 'gathering' && seats.some((seat) => isFree(seat) && seat.kept === undefined);
}

export function canWatch({ phase, spectators }: TableRow): boolean {
  return phase === 'playing' && spectators !== 'no';
}

/** Played by people who come and go. */
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

/** Of each group that is chosen from, a table fits one. */
export function fits(row: TableRow, chosen: ReadonlySet<Filter>): boolean {
  return GROUPS.every((group) => {
    const wanted = group.filter((one) => chosen.has(one));
    return wanted.length === 0 || wanted.some((one) => TESTS[one](row));
  });
}

/** What can be joined first, the newest of each kind first. */
export function inOrder(rows: readonly TableRow[]): readonly TableRow[] {
  return [...rows]
    .filter((row) => canJoin(row) || canWatch(row))
    .sort((a, b) => Number(canJoin(b)) - Number(canJoin(a)) || b.created - a.created);
}
