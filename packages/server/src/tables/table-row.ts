// A table as lists show it, made from what everybody may know of it. It is made after every change, so it reads the position itself; what
// it reads is in every spectator's view, and a test compares the two.
import { type GameState, pointsOf, ROLES, STEP_NAMES, winnersOf } from '@eminent/engine';
import type { RowSeat, SeatState, TableRow } from '@eminent/protocol/online';
import type { Draft } from './mutable.ts';
import type { LiveTable } from './table-state.ts';

type PresenceOf = (person: string) => SeatState['presence'];

export function rowOf(live: LiveTable, watchers: number, presenceOf: PresenceOf): TableRow {
  const { setup, game } = live;
  const row: Draft<TableRow> = {
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
  };
  if (live.phase === 'gathering') row.promise = live.promise;
  const rematch = againOf(live);
  if (rematch !== undefined) row.rematch = rematch;
  if (game !== undefined) addGame(row, live, game.state);
  return row;
}

/** Who wants to play again, until there is the table for it. */
function againOf({ phase, rematch }: LiveTable): TableRow['rematch'] {
  if (phase !== 'over' || rematch === undefined || rematch.table !== undefined) return undefined;
  const { wanted, declined, promise } = rematch;
  return wanted.includes(true) ? { wanted, ...(declined && { declined }), promise } : undefined;
}

function seatOf(live: LiveTable, seat: number, presenceOf: PresenceOf): RowSeat {
  const { person, bot, name, face, away } = live.seatAt(seat);
  const presence = person === undefined ? undefined : presenceOf(person);
  const state = live.game?.state;
  const scenario = live.scenarios?.[seat];
  const row: Draft<RowSeat> = { name };
  if (person !== undefined) row.person = person;
  if (bot !== undefined) row.bot = bot;
  if (face !== undefined) row.face = face;
  if (presence !== undefined) row.presence = presence;
  if (away !== undefined) row.away = away;
  if (scenario !== undefined) row.scenario = scenario;
  if (state !== undefined) {
    row.score = pointsOf(state, seat);
    row.worlds = worldsOf(state, seat);
  }
  return row;
}

function worldsOf(state: GameState, seat: number): number {
  let worlds = 0;
  for (const { up } of state.players[seat]?.planets ?? []) if (up) worlds++;
  return worlds;
}

function addGame(row: Draft<TableRow>, live: LiveTable, state: GameState): void {
  row.turn = state.turnNumber;
  row.left = Math.max(0, state.supply);
  row.influence = state.rules.influenceSupply;
  const asked = askedOf(live, state);
  if (asked !== undefined) row.asked = asked;
  if (live.phase === 'over' && state.over) row.winners = winnersOf(state);
}

function askedOf(live: LiveTable, state: GameState): TableRow['asked'] {
  const { deciding: seat, askedAt: since } = live;
  const step = STEP_NAMES[state.frames.at(-1)?.step ?? -1];
  if (seat === undefined || step === undefined) return undefined;
  const { deadline } = live.clock;
  const role = ROLES[state.turn.role];
  const asked: Draft<NonNullable<TableRow['asked']>> = { seat, step, leader: state.leader, since };
  if (role !== undefined) asked.role = role;
  if (deadline !== undefined) asked.deadline = deadline;
  return asked;
}
