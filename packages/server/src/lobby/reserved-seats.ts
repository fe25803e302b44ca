// Adds the names of users with reserved seats to table rows.
import type { TableRow } from '@eminent/protocol/online';
import { usersById } from '../accounts/user-repository.ts';
import type { LobbyDeps } from './dependencies.ts';

/** By table id and seat: the id of the user for whom a free seat is reserved. */
async function reservedSeatsIn(
  { hub }: LobbyDeps,
  rows: readonly TableRow[],
): Promise<ReadonlyMap<string, readonly (string | undefined)[]>> {
  const gathering = rows.filter(({ phase }) => phase === 'gathering');
  const reserved = await Promise.all(
    gathering.map(({ table }) =>
      hub.look(table, ({ seats }) =>
        seats.map(({ keptFor, person }) => (person === undefined ? keptFor : undefined)),
      ),
    ),
  );
  return new Map(gathering.map(({ table }, at) => [table, reserved[at] ?? []]));
}

/** Adds to rows of gathering tables the names of users for whom free seats are reserved. */
export async function withReservedSeats<Row extends TableRow>(
  deps: LobbyDeps,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const reserved = await reservedSeatsIn(deps, rows);
  const ids = [...reserved.values()].flat().flatMap((id) => id ?? []);
  if (ids.length === 0) return rows;
  const accounts = await usersById(deps.accounts.context, ids);
  return rows.map((row) => {
    const seats = row.seats.map((seat, at) => {
      const id = reserved.get(row.table)?.[at];
      return id === undefined ? seat : { ...seat, kept: accounts.get(id)?.name ?? '' };
    });
    return { ...row, seats };
  });
}
