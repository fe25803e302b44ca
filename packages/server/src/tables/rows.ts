// A table as lists show it, made from what everybody may know of it.
import { PLANET_TYPES, SPECTATOR, view, winnersOf } from '@eminent/engine';
import type { RowSeat, TableRow } from '@eminent/protocol/online';
import type { SeatState } from '@eminent/protocol/online';
import type { LiveTable } from './live.ts';

export function rowOf(
  live: LiveTable,
  watchers: number,
  presenceOf: (person: string) => SeatState['presence'],
): TableRow {
  const { setup, game } = live;
  const seen = game === undefined ? undefined : view(game.state, SPECTATOR);
  const seats = live.seats.map((one, seat): RowSeat => {
    const { person, bot, name, face, away } = one;
    const presence = person === undefined ? undefined : presenceOf(person);
    const player = seen?.players[seat];
    return {
      ...(person === undefined ? {} : { person }),
      ...(bot === undefined ? {} : { bot }),
      name,
      ...(face === undefined ? {} : { face }),
      ...(presence === undefined ? {} : { presence }),
      ...(away === undefined ? {} : { away }),
      ...(player === undefined
        ? {}
        : {
            score: player.score.total,
            worlds: PLANET_TYPES.reduce((sum, type) => sum + player.planetsUp[type], 0),
          }),
    };
  });
  return {
    table: live.id,
    phase: live.phase,
    created: live.createdAt,
    updated: live.at,
    host: live.host,
    game: setup.game,
    clock: live.clock.clock,
    join: setup.join,
    spectators: setup.spectators,
    rated: setup.rated,
    seats,
    watchers,
    ...(seen === undefined ? {} : { turn: seen.turnNumber, left: seen.supply }),
    ...(game === undefined ? {} : { influence: game.state.rules.influenceSupply }),
    ...askedOf(live),
    ...(live.phase === 'over' && game !== undefined && game.over
      ? { winners: winnersOf(game.state) }
      : {}),
  };
}

function askedOf(live: LiveTable): Pick<TableRow, 'asked'> {
  const { game, deciding, askedAt } = live;
  if (game === undefined || deciding === undefined) return {};
  const { deadline } = live.clock;
  const { waiting, role, leader } = view(game.state, SPECTATOR);
  return {
    asked: {
      seat: deciding,
      step: waiting?.step ?? '',
      ...(role === undefined ? {} : { role }),
      leader,
      since: askedAt,
      ...(deadline === undefined ? {} : { deadline }),
    },
  };
}
