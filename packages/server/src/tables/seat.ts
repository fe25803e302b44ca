// A seat of a table: who sits there, who answers for it, and its prepared answers.
import type { Prepared, StandingOrder } from '@eminent/protocol/online';

/** Number of command keys remembered per seat. Few are enough, because clients retry soon. */
const MAX_KEYS = 16;

export interface TableSeat {
  /** The user that the host reserved the seat for. */
  readonly keptFor?: string | undefined;
  /** A bot from the setup. No person can take this seat. */
  readonly bot?: string | undefined;
  person?: string | undefined;
  name: string;
  face?: string | undefined;
  /** Entropy the device added to the deal; NO_WORDS for a bot. */
  words?: string | undefined;
  /** Set while a bot answers for the person. */
  away?: 'late' | 'resigned' | undefined;
  order: StandingOrder;
  /** Prepared answers for the current role, next one first. */
  prepared: Prepared;
  /** By idempotency key: the sequence number after the command. */
  readonly keys: Map<string, number>;
}

export function emptySeat(plan: Pick<TableSeat, 'bot' | 'keptFor'> = {}): TableSeat {
  return { ...plan, name: '', order: 'ask', prepared: [], keys: new Map() };
}

/** Remembers the key of a command. Beyond the maximum number, the oldest key is forgotten. */
export function remember(seat: TableSeat, key: string, seq: number): void {
  seat.keys.set(key, seq);
  const [oldest] = seat.keys.keys();
  if (seat.keys.size > MAX_KEYS && oldest !== undefined) seat.keys.delete(oldest);
}

/** Whether a person sits here and answers in person. */
export function answersInPerson(seat: TableSeat): boolean {
  return seat.person !== undefined && seat.away === undefined;
}
