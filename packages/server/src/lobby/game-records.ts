// Returns records, proofs of the deal, and preview pictures of finished games.
import { SPECTATOR } from '@eminent/engine';
import type { FinishedPicture } from '@eminent/pictures/result-preview';
import type { OnlineRecord } from '@eminent/protocol/online';
import { isSameUser, type User } from '../core/user.ts';
import { resultOf } from '../tables/result.ts';
import type { LobbyDeps } from './dependencies.ts';
import { NO_TABLE } from './table-problems.ts';

/**
 * The record of a finished table. Throws `NO_TABLE` if there is none that `reader` may see: without
 * spectators, only players and administrators may.
 */
export async function recordOf(
  { hub }: LobbyDeps,
  table: string,
  reader: User | undefined,
): Promise<OnlineRecord> {
  const result = await hub.look(table, resultOf);
  const about = await hub.look(table, ({ seats, setup, at }) => ({
    seats: seats.map(({ person, bot, name }) => ({ person, bot, name })),
    isOpen: setup.spectators !== 'no',
    rated: setup.rated,
    at,
  }));
  if (result === undefined || about === undefined) throw NO_TABLE;
  const isPlayer = about.seats.some(
    (seat) => reader !== undefined && isSameUser(reader, seat.person),
  );
  if (!about.isOpen && !isPlayer && reader?.admin !== true) throw NO_TABLE;
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

/** The record of a finished game that everyone may watch; undefined for any other table. */
export async function publicRecordOf(
  deps: LobbyDeps,
  table: string,
): Promise<OnlineRecord | undefined> {
  try {
    return await recordOf(deps, table, undefined);
  } catch (error) {
    if (error === NO_TABLE) return undefined;
    throw error;
  }
}

/** The content of a preview picture, if the game was played to its end and everyone may watch. */
export function finishedPictureOf(
  { hub }: LobbyDeps,
  table: string,
): Promise<FinishedPicture | undefined> {
  return hub.look(table, ({ seats, setup, phase, game }) =>
    phase === 'over' && game?.over === true && setup.spectators !== 'no'
      ? {
          view: game.viewOf(SPECTATOR),
          seats: seats.map(({ name, bot, face }) => ({ name, bot, face })),
        }
      : undefined,
  );
}
