// The interface of the store for every engine: logs of tables, deadlines, and the other tables
// through Kysely.
import type { Kysely, Transaction } from 'kysely';
import type { Checksum, Database, Deadline, LogEntry, Outage } from './database.ts';

/**
 * Deadlines to set or clear, and checksums (`sums`), in the same commit as the entries. Not written
 * if a sequence number of the entries is taken.
 */
export interface ExtraWrites {
  readonly set?: readonly Deadline[];
  readonly clear?: readonly Pick<Deadline, 'table' | 'kind'>[];
  readonly sums?: readonly Checksum[];
}

export interface Log {
  /**
   * Writes all entries or none; resolves when they are durable. 'taken' means that one of the
   * sequence numbers exists already and nothing was written. Calls during a commit go into the next
   * commit. Rejects with a StoreError if nothing could be written, or if the connection broke and
   * the result is unknown: the caller must read the log again before it continues.
   */
  append(entries: readonly LogEntry[], extra?: ExtraWrites): Promise<'written' | 'taken'>;
  /** The durable entries of a table with a sequence number greater than `after`, in order. */
  read(table: string, after: number): Promise<readonly LogEntry[]>;
}

/**
 * The stored deadlines. An action that runs twice is harmless, because each sequence number of a
 * log is written only once.
 */
export interface Deadlines {
  set(table: string, kind: string, at: number): Promise<void>;
  clear(table: string, kind: string): Promise<void>;
  /**
   * The earliest deadlines of a kind that are due at `now`, at most `most`. If several processes
   * share the database, no other process gets them until their lease of some seconds expires or
   * they are set again. The caller acts and then sets or clears each.
   */
  claim(kind: string, now: number, most: number): Promise<readonly Deadline[]>;
}

export interface Checksums {
  /** The latest checksum of a table. */
  latest(table: string): Promise<Checksum | undefined>;
}

/** The parameters of a heartbeat. */
export interface Beat {
  /** The clock of the process, which dates log entries. */
  readonly now: number;
  /** Whether this is the first heartbeat of the process. */
  readonly isStart: boolean;
  /** Extends expiry times by the outage, in the transaction that records it. */
  readonly extend?:
    | ((transaction: Transaction<Database>, outage: Outage) => Promise<void>)
    | undefined;
}

export interface Heartbeats {
  /** Interval of heartbeats, in milliseconds. */
  readonly everyMs: number;
  /** A larger gap between heartbeats, in milliseconds, is an outage. */
  readonly outageMs: number;
  /**
   * Records that the service is up. If the last heartbeat is too old, or the only process has just
   * started, first records the outage since then, exactly once. Returns the number of outages
   * recorded so far.
   */
  beat(beat: Beat): Promise<number>;
  /** All outages, oldest first. */
  outages(): Promise<readonly Outage[]>;
}

export interface Store {
  readonly db: Kysely<Database>;
  /** Whether the store refuses changes. */
  readonly isReadOnly: boolean;
  readonly log: Log;
  readonly deadlines: Deadlines;
  readonly checksums: Checksums;
  readonly heartbeats: Heartbeats;
  /** Figures for operators; counters since the start. */
  readonly figures: StoreFigures;
  /** Writes a consistent snapshot to a new file while the server keeps running. */
  backup(file: string): Promise<void>;
  /** Finishes pending writes, then closes. */
  close(): Promise<void>;
}

export interface StoreFigures {
  readonly commits: number;
  readonly entries: number;
  /** Duration of the last commit until it was durable. */
  readonly lastCommitMs: number;
  /** Writes waiting for the next commit. */
  readonly waiting: number;
}

/** Timeouts of a PostgreSQL database, in milliseconds. */
export interface Limits {
  readonly connectMs: number;
  /**
   * The timeout that the database applies to a statement. The driver waits a little longer, in case
   * the database does not respond at all.
   */
  readonly statementMs: number;
}
