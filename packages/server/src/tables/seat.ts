// A seat of a live table: who sits there, who answers for it, and what it has prepared.
import type { Prepared, StandingOrder } from '@eminent/protocol/online';

/** Wishes of which a seat's keys are remembered. Who sends one again does so soon after. */
const MAX_KEYS = 16;

export interface TableSeat {
  /** Who may sit here, of those that the host kept it for. */
  readonly keptFor?: string | undefined;
  /** A bot of the setup; no person ever sits here. */
  readonly bot?: string | undefined;
  person?: string | undefined;
  name: string;
  face?: string | undefined;
  /** What the device added to the deal; NO_WORDS for a bot. */
  words?: string | undefined;
  /** A bot answers for the person. */
  away?: 'late' | 'resigned' | undefined;
  order: StandingOrder;
  /** Answers to the questions of the role that goes on, the next one first. */
  prepared: Prepared;
  /** The number of the table that each wish of this person led to. */
  readonly keys: Map<string, number>;
}

export function emptySeat(plan: Pick<TableSeat, 'bot' | 'keptFor'> = {}): TableSeat {
  return { ...plan, name: '', order: 'ask', prepared: [], keys: new Map() };
}

/** Remembers the key of a wish, and forgets the oldest. */
export function remember(seat: TableSeat, key: string, seq: number): void {
  seat.keys.set(key, seq);
  if (seat.keys.size <= MAX_KEYS) return;
  for (const oldest of seat.keys.keys()) {
    seat.keys.delete(oldest);
    return;
  }
}

/** Whether a person sits here who answers by himself. */
export function answersInPerson(seat: TableSeat): boolean {
  return seat.person !== undefined && seat.away === undefined;
}
