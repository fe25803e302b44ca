// Taking and leaving seats of a table whose game has not started. The last seat taken starts the
// game.
import { RULES_VERSION } from '@eminent/engine';
import type { User } from '../core/user.ts';
import { refuse, type TableRefusal, type Verdict, write } from './commands.ts';
import { orderOf, seedOf } from './deal.ts';
import type { EntryOf } from './entries.ts';
import type { TableState } from './table-state.ts';
import type { TableSeat } from './seat.ts';

export interface SeatRequest {
  /** By default the seat reserved for the user, or else the first free one. */
  readonly seat?: number | undefined;
  /** Random bytes for the deal, 16 to 32 in hexadecimal. */
  readonly words: string;
}

/** Host of tables created by matchmaking. No seat is reserved for it. */
export const NO_HOST = '';

/** Decides whether a user gets a seat. The last free seat starts the game. */
export function decideSit(
  tableState: TableState,
  person: User,
  { seat, words }: SeatRequest,
): Verdict {
  if (tableState.seatOf(person.id) !== undefined) return write();
  if (tableState.phase !== 'gathering') return refuse('not-allowed', 'all seats are taken');
  const at = seat === undefined ? seatFor(tableState, person) : seat;
  if (at === undefined || !mayTake(tableState, at, person)) {
    return { kind: 'refused', refusal: noSeatFree(at) };
  }
  const { id, name, face } = person;
  const shown = face === undefined ? {} : { face };
  const sat: EntryOf<'sat'> = { type: 'sat', seat: at, person: id, name, words, ...shown };
  const isLast = tableState.seats.every((one, other) => other === at || isTaken(one));
  return isLast ? write(sat, dealOf(tableState, at, words)) : write(sat);
}

/** The refusal for a taken seat, or without `seat` for a full table. */
export function noSeatFree(seat: number | undefined): TableRefusal {
  const sentence = seat === undefined ? 'no seat is free' : 'this seat is not free';
  return { reason: 'not-allowed', sentence };
}

function isTaken(seat: TableSeat): boolean {
  return seat.bot !== undefined || seat.person !== undefined;
}

function mayTake(tableState: TableState, at: number, person: User): boolean {
  const seat = tableState.seats[at];
  if (seat === undefined || isTaken(seat)) return false;
  if (seat.keptFor !== undefined && seat.keptFor !== person.id) return false;
  const isHostHere =
    [NO_HOST, person.id].includes(tableState.host) ||
    tableState.seatOf(tableState.host) !== undefined;
  return isHostHere || at !== firstUnreservedSeat(tableState);
}

/** The first free seat not reserved for a user; -1 if there is none. It stays free for the host. */
function firstUnreservedSeat(tableState: TableState): number {
  return tableState.seats.findIndex((seat) => !isTaken(seat) && seat.keptFor === undefined);
}

function seatFor(tableState: TableState, person: User): number | undefined {
  const kept = tableState.seats.findIndex((seat) => seat.keptFor === person.id && !isTaken(seat));
  if (kept >= 0) return kept;
  const free = tableState.seats.findIndex((_, at) => mayTake(tableState, at, person));
  return free < 0 ? undefined : free;
}

/** The entry that starts the game. `seat`: the last free one, `words`: those of its player. */
function dealOf(tableState: TableState, seat: number, words: string): EntryOf<'dealt'> {
  const all = tableState.seats.map((one, at) => (at === seat ? words : one.words));
  const seed = seedOf(tableState.id, tableState.created, all);
  return { type: 'dealt', rules: RULES_VERSION, order: orderOf(seed, tableState.created) };
}

/** Leaves a gathering table. Does nothing without a seat or once the game has started. */
export function decideUnseat(tableState: TableState, person: string): Verdict {
  const isSeated = tableState.phase === 'gathering' && tableState.seatOf(person) !== undefined;
  return isSeated ? decideLeave(tableState, person) : write();
}

/** Leaves a gathering table, which may close, or in a game hands the seat to a bot. */
export function decideLeave(tableState: TableState, person: string): Verdict {
  const seat = tableState.seatOf(person);
  if (seat === undefined) return refuse('not-seated', 'you have no seat at this table');
  switch (tableState.phase) {
    case 'over':
      return refuse('game-over', 'the game is over');
    case 'playing':
      if (tableState.seatAt(seat).away === 'resigned') return write();
      return write({ type: 'took-over', seat, why: 'resigned' });
    case 'gathering': {
      const isLast = tableState.seats.every((one, at) => at === seat || one.person === undefined);
      const left = { type: 'left', seat } as const;
      // Only the host can invite more players.
      return isLast || person === tableState.host ? write(left, { type: 'closed' }) : write(left);
    }
  }
}
