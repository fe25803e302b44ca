// Finished games for whoever may read them: the record as text and as JSON, and what proves the deal. Nothing of a game that goes on.
import type { OnlineRecord } from '@eminent/protocol/online';
import type { User } from '../core/user.ts';
import { isSameUser } from '../core/user.ts';
import type { LobbyDeps } from './dependencies.ts';
import { NO_TABLE } from './table-problems.ts';

/** The record of a table that is over. A table without spectators is for those who sat there. */
export async function recordOf(
  { hub }: LobbyDeps,
  table: string,
  reader: User | undefined,
): Promise<OnlineRecord> {
  const result = await hub.result(table);
  const about = await hub.look(table, ({ seats, setup, at }) => ({
    seats: seats.map(({ person, bot, name }) => ({ person, bot, name })),
    isOpen: setup.spectators !== 'no',
    rated: setup.rated,
    at,
  }));
  if (result === undefined || about === undefined) throw NO_TABLE;
  const sat = about.seats.some((seat) => reader !== undefined && isSameUser(reader, seat.person));
  if (!about.isOpen && !sat && reader?.admin !== true) throw NO_TABLE;
  const { how, record, proof } = result;
  return {
    table,
    at: about.at,
    how,
    rated: about.rated,
    seats: about.seats.map(({ person, bot, name }) => ({
      ...(person === undefined ? {} : { person }),
      ...(bot === undefined ? {} : { bot }),
      name,
    })),
    ...(record === undefined ? {} : { record }),
    ...(proof === undefined ? {} : { proof }),
  };
}
