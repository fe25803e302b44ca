// Free seats that are kept for somebody, by his name as it is now.
import type { TableRow } from '@eminent/protocol/online';
import { personsById } from '../accounts/user-repository.ts';
import type { LobbyParts } from './dependencies.ts';

/** By table, whom each free seat is kept for. */
async function keptIn(
  { hub }: LobbyParts,
  rows: readonly TableRow[],
): Promise<ReadonlyMap<string, readonly (string | undefined)[]>> {
  const gathering = rows.filter(({ phase }) => phase === 'gathering');
  const kept = await Promise.all(
    gathering.map(({ table }) =>
      hub.look(table, ({ seats }) =>
        seats.map(({ keptFor, person }) => (person === undefined ? keptFor : undefined)),
      ),
    ),
  );
  return new Map(gathering.map(({ table }, at) => [table, kept[at] ?? []]));
}

/** The rows with these names. */
export async function withKept<Row extends TableRow>(
  parts: LobbyParts,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const kept = await keptIn(parts, rows);
  const ids = [...kept.values()].flat().flatMap((id) => id ?? []);
  if (ids.length === 0) return rows;
  const people = await personsById(parts.people.ground, ids);
  return rows.map((row) => {
    const seats = row.seats.map((seat, at) => {
      const id = kept.get(row.table)?.[at];
      return id === undefined ? seat : { ...seat, kept: people.get(id)?.name ?? '' };
    });
    return { ...row, seats };
  });
}
