// Sitting down and leaving, as long as a table gathers; when all sit, the game is dealt in the same moment.
import { RULES_VERSION } from '@eminent/engine';
import type { Person } from '../accounts/user.ts';
import { refuse, type TableRefusal, type Verdict, write } from './commands.ts';
import { orderOf, seedOf } from './deal.ts';
import type { EntryOf } from './entries.ts';
import type { LiveTable } from './table-state.ts';
import type { LiveSeat } from './seat.ts';

export interface Sitting {
  /** Where; the first free one if the person does not mind. */
  readonly seat?: number | undefined;
  /** What the device adds to the deal: 16 to 32 bytes in hexadecimal digits. */
  readonly words: string;
}

/** The host of tables that nobody made: no seat is kept there. */
export const NOBODY = '';

export function decideSit(live: LiveTable, person: Person, { seat, words }: Sitting): Verdict {
  if (live.seatOf(person.id) !== undefined) return write();
  if (live.phase !== 'gathering') return refuse('not-allowed', 'everybody sits already');
  const at = seat === undefined ? seatFor(live, person) : seat;
  if (at === undefined || !mayTake(live, at, person)) {
    return { kind: 'refused', refusal: noSeatFree(at) };
  }
  const { id, name, face } = person;
  const shown = face === undefined ? {} : { face };
  const sat: EntryOf<'sat'> = { type: 'sat', seat: at, person: id, name, words, ...shown };
  const isLast = live.seats.every((one, other) => other === at || isTaken(one));
  return isLast ? write(sat, dealOf(live, at, words)) : write(sat);
}

/** Why somebody cannot sit: on a seat that was asked for, or on any. */
export function noSeatFree(seat: number | undefined): TableRefusal {
  const sentence = seat === undefined ? 'no seat is free' : 'this seat is not free';
  return { reason: 'not-allowed', sentence };
}

function isTaken(seat: LiveSeat): boolean {
  return seat.bot !== undefined || seat.person !== undefined;
}

/** One free seat stays the host's until the host sits. */
function mayTake(live: LiveTable, at: number, person: Person): boolean {
  const seat = live.seats[at];
  if (seat === undefined || isTaken(seat)) return false;
  if (seat.keptFor !== undefined && seat.keptFor !== person.id) return false;
  const isHostHere =
    [NOBODY, person.id].includes(live.host) || live.seatOf(live.host) !== undefined;
  return isHostHere || at !== hostsSeat(live);
}

function hostsSeat(live: LiveTable): number {
  return live.seats.findIndex((seat) => !isTaken(seat) && seat.keptFor === undefined);
}

function seatFor(live: LiveTable, person: Person): number | undefined {
  const kept = live.seats.findIndex((seat) => seat.keptFor === person.id && !isTaken(seat));
  if (kept >= 0) return kept;
  const free = live.seats.findIndex((_, at) => mayTake(live, at, person));
  return free < 0 ? undefined : free;
}

/** The deal that follows from the secret and the words of all, of which those of one seat are new. */
function dealOf(live: LiveTable, seat: number, words: string): EntryOf<'dealt'> {
  const all = live.seats.map((one, at) => (at === seat ? words : one.words));
  const seed = seedOf(live.id, live.created, all);
  return { type: 'dealt', rules: RULES_VERSION, order: orderOf(seed, live.created) };
}

/** Leaves a table as long as it gathers, and its host takes it away; a game goes on with whoever sits there. */
export function decideUnseat(live: LiveTable, person: string): Verdict {
  const isSeated = live.phase === 'gathering' && live.seatOf(person) !== undefined;
  return isSeated ? decideLeave(live, person) : write();
}

export function decideLeave(live: LiveTable, person: string): Verdict {
  const seat = live.seatOf(person);
  if (seat === undefined) return refuse('not-seated', 'you do not sit at this table');
  switch (live.phase) {
    case 'over':
      return refuse('game-over', 'the game is over');
    case 'playing':
      if (live.seatAt(seat).away === 'resigned') return write();
      return write({ type: 'took-over', seat, why: 'resigned' });
    case 'gathering': {
      const isLast = live.seats.every((one, at) => at === seat || one.person === undefined);
      const left = { type: 'left', seat } as const;
      // Nobody but the host has the link for the seats that are free.
      return isLast || person === live.host ? write(left, { type: 'closed' }) : write(left);
    }
  }
}
