// The interface of the store, for SQLite and PostgreSQL: logs of tables, deadlines, and all other
// data through Kysely.
import type { Kysely, Transaction } from 'kysely';
import type { Checksum, Database, Deadline, LogEntry, Outage } from './database.ts';

/** Deadlines and checksums (`sums`) to write in the same commit as log entries. */
export interface ExtraWrites {
  readonly set?: readonly Deadline[];
  readonly clear?: readonly Pick<Deadline, 'table' | 'kind'>[];
  readonly sums?: readonly Checksum[];
}

export interface Log {
  /**
   * Writes all entries or none, and resolves when they are on disk. Returns 'taken' if one of the
   * sequence numbers exists, and then writes nothing. Rejects with a StoreError. After an error the
   * result may be unknown: read the log before you continue.
   */
  append(entries: readonly LogEntry[], extra?: ExtraWrites): Promise<'written' | 'taken'>;
  /** Returns the entries of a table with sequence numbers greater than `after`, in order. */
  read(table: string, after: number): Promise<readonly LogEntry[]>;
}

/** An action may run twice. This is harmless, because its entry can be written only once. */
export interface Deadlines {
  set(table: string, kind: string, at: number): Promise<void>;
  clear(table: string, kind: string): Promise<void>;
  /**
   * Returns the earliest deadlines of a kind that are due at `now`, at most `most`. Act on each,
   * then set or clear it. Other processes do not get them until a lease of some seconds expires, or
   * until they are set again.
   */
  claim(kind: string, now: number, most: number): Promise<readonly Deadline[]>;
}

export interface Checksums {
  /** Returns the checksum of the latest entry that has one. */
  latest(table: string): Promise<Checksum | undefined>;
}

export interface Beat {
  /** The clock of the process, which also dates log entries. */
  readonly now: number;
  /** Whether the process has written no heartbeat yet. */
  readonly isStart: boolean;
  /** Runs in the transaction that records an outage, to extend expiry times by it. */
  readonly extend?:
    | ((transaction: Transaction<Database>, outage: Outage) => Promise<void>)
    | undefined;
}

export interface Heartbeats {
  readonly everyMs: number;
  /** A longer gap between heartbeats is an outage. */
  readonly outageMs: number;
  /**
   * Writes a heartbeat. If the last one is too old, or on the start of a server with SQLite, first
   * records the outage since then, exactly once. Returns the number of outages recorded so far.
   */
  beat(beat: Beat): Promise<number>;
  outages(): Promise<readonly Outage[]>;
}

export interface Store {
  readonly db: Kysely<Database>;
  readonly isReadOnly: boolean;
  readonly log: Log;
  readonly deadlines: Deadlines;
  readonly checksums: Checksums;
  readonly heartbeats: Heartbeats;
  /** Figures for operators. Counters begin at the start of the process. */
  readonly figures: StoreFigures;
  /** Writes a consistent snapshot to a new file. The server may keep running. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

export interface StoreFigures {
  readonly commits: number;
  readonly entries: number;
  /** Duration of the last commit, until it was on disk. */
  readonly lastCommitMs: number;
  readonly waiting: number;
}

export interface Limits {
  readonly connectMs: number;
  /** Timeout of a statement in the database. The driver waits a little longer. */
  readonly statementMs: number;
}
