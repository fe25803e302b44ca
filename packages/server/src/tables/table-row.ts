// Builds the row of a table for lists, with public information only. Reads the game state, which is
// faster than a view; a test compares the row with the view of a spectator.
import { type GameState, pointsOf, ROLES, STEP_NAMES, winnersOf } from '@eminent/engine';
import type { RowSeat, SeatState, TableRow } from '@eminent/protocol/online';
import type { Mutable } from './mutable.ts';
import type { TableState } from './table-state.ts';

type PresenceOf = (person: string) => SeatState['presence'];

/** The row of a table. `watchers`: the number of spectators. */
export function rowOf(tableState: TableState, watchers: number, presenceOf: PresenceOf): TableRow {
  const { setup, game } = tableState;
  const row: Mutable<TableRow> = {
    table: tableState.id,
    phase: tableState.phase,
    created: tableState.createdAt,
    updated: tableState.at,
    host: tableState.host,
    game: setup.game,
    clock: tableState.clock.clock,
    join: setup.join,
    spectators: setup.spectators,
    rated: setup.rated,
    seats: tableState.seats.map((_, seat) => seatOf(tableState, seat, presenceOf)),
    watchers,
  };
  if (tableState.phase === 'gathering') row.promise = tableState.promise;
  const rematch = rematchOf(tableState);
  if (rematch !== undefined) row.rematch = rematch;
  if (game !== undefined) addGame(row, tableState, game.state);
  return row;
}

function rematchOf({ phase, rematch }: TableState): TableRow['rematch'] {
  if (phase !== 'over' || rematch === undefined || rematch.table !== undefined) return undefined;
  const { wanted, declined, promise } = rematch;
  return wanted.includes(true) ? { wanted, ...(declined && { declined }), promise } : undefined;
}

function seatOf(tableState: TableState, seat: number, presenceOf: PresenceOf): RowSeat {
  const { person, bot, name, face, away } = tableState.seatAt(seat);
  const presence = person === undefined ? undefined : presenceOf(person);
  const state = tableState.game?.state;
  const scenario = tableState.scenarios?.[seat];
  const row: Mutable<RowSeat> = { name };
  if (person !== undefined) row.person = person;
  if (bot !== undefined) row.bot = bot;
  if (face !== undefined) row.face = face;
  if (presence !== undefined) row.presence = presence;
  if (away !== undefined) row.away = away;
  if (scenario !== undefined) row.scenario = scenario;
  if (state !== undefined) {
    row.score = pointsOf(state, seat);
    row.worlds = state.players[seat]?.planets.filter(({ up }) => up).length ?? 0;
  }
  return row;
}

function addGame(row: Mutable<TableRow>, tableState: TableState, state: GameState): void {
  row.turn = state.turnNumber;
  row.left = Math.max(0, state.supply);
  row.influence = state.rules.influenceSupply;
  const question = openQuestionOf(tableState, state);
  if (question !== undefined) row.question = question;
  if (tableState.phase === 'over' && state.over) row.winners = winnersOf(state);
}

function openQuestionOf(tableState: TableState, state: GameState): TableRow['question'] {
  const { deciding: seat, questionAt: since } = tableState;
  const step = STEP_NAMES[state.frames.at(-1)?.step ?? -1];
  if (seat === undefined || step === undefined) return undefined;
  const { deadline } = tableState.clock;
  const role = ROLES[state.turn.role];
  const question: Mutable<NonNullable<TableRow['question']>> = {
    seat,
    step,
    leader: state.leader,
    since,
  };
  if (role !== undefined) question.role = role;
  if (deadline !== undefined) question.deadline = deadline;
  return question;
}
