// A table as lists show it, made from what everybody may know of it. It is made after every change, so it reads the position itself; what
// it reads is in every spectator's view, and a test compares the two.
import { type GameState, pointsOf, ROLES, STEP_NAMES, winnersOf } from '@eminent/engine';
import type { RowSeat, SeatState, TableRow } from '@eminent/protocol/online';
import type { LiveTable } from './live.ts';

type PresenceOf = (person: string) => SeatState['presence'];

export function rowOf(live: LiveTable, watchers: number, presenceOf: PresenceOf): TableRow {
  const { setup, game } = live;
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
    seats: live.seats.map((_, seat) => seatOf(live, seat, presenceOf)),
    watchers,
    ...(live.phase === 'gathering' ? { promise: live.promise } : {}),
    ...(game === undefined ? {} : gameOf(live, game.state)),
  };
}

function seatOf(live: LiveTable, seat: number, presenceOf: PresenceOf): RowSeat {
  const { person, bot, name, face, away } = live.seatAt(seat);
  const presence = person === undefined ? undefined : presenceOf(person);
  const state = live.game?.state;
  return {
    ...(person === undefined ? {} : { person }),
    ...(bot === undefined ? {} : { bot }),
    name,
    ...(face === undefined ? {} : { face }),
    ...(presence === undefined ? {} : { presence }),
    ...(away === undefined ? {} : { away }),
    ...(state === undefined ? {} : { score: pointsOf(state, seat), worlds: worldsOf(state, seat) }),
  };
}

function worldsOf(state: GameState, seat: number): number {
  return state.players[seat]?.planets.filter(({ up }) => up).length ?? 0;
}

function gameOf(live: LiveTable, state: GameState): Partial<TableRow> {
  return {
    turn: state.turnNumber,
    left: Math.max(0, state.supply),
    influence: state.rules.influenceSupply,
    ...askedOf(live, state),
    ...(live.phase === 'over' && state.over ? { winners: winnersOf(state) } : {}),
  };
}

function askedOf(live: LiveTable, state: GameState): Pick<TableRow, 'asked'> {
  const { deciding: seat, askedAt: since } = live;
  const step = STEP_NAMES[state.frames.at(-1)?.step ?? -1];
  if (seat === undefined || step === undefined) return {};
  const { deadline } = live.clock;
  const role = ROLES[state.turn.role];
  return {
    asked: {
      seat,
      step,
      ...(role === undefined ? {} : { role }),
      leader: state.leader,
      since,
      ...(deadline === undefined ? {} : { deadline }),
    },
  };
}
