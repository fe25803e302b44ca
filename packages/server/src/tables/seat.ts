// A seat of a table: who sits there, who answers for them, and their prepared answers.
import type { Prepared, StandingOrder } from '@eminent/protocol/online';

/** Number of command keys kept. Few are enough, because clients repeat a command soon. */
const MAX_KEYS = 16;

export interface TableSeat {
  /** The user for whom the host reserved the seat. */
  readonly keptFor?: string | undefined;
  /** The name of a bot in the setup. No person can take its seat. */
  readonly bot?: string | undefined;
  person?: string | undefined;
  name: string;
  face?: string | undefined;
  /** Random bytes from the player's device for the deal, in hexadecimal; NO_WORDS for a bot. */
  words?: string | undefined;
  /** Why a bot answers for the player; undefined while the player does. */
  away?: 'late' | 'resigned' | undefined;
  order: StandingOrder;
  /** Prepared answers for the current role, next one first. */
  prepared: Prepared;
  /** For each idempotency key, the sequence number after its command, as this seat sees it. */
  readonly keys: Map<string, number>;
}

export function emptySeat(plan: Pick<TableSeat, 'bot' | 'keptFor'> = {}): TableSeat {
  return { ...plan, name: '', order: 'ask', prepared: [], keys: new Map() };
}

/** Remembers the key of a command. Forgets the oldest one beyond MAX_KEYS. */
export function remember(seat: TableSeat, key: string, seq: number): void {
  seat.keys.set(key, seq);
  const [oldest] = seat.keys.keys();
  if (seat.keys.size > MAX_KEYS && oldest !== undefined) seat.keys.delete(oldest);
}

/** Whether a person sits here and no bot answers for them. */
export function answersInPerson(seat: TableSeat): boolean {
  return seat.person !== undefined && seat.away === undefined;
}
