// What the server keeps, whatever keeps it: the log of each table, what must happen when, and the other tables through Kysely.
import type { Kysely, Transaction } from 'kysely';
import type { Checksum, Database, Deadline, LogEntry, Outage } from './database.ts';

/** What is written with entries, in the same commit; not at all when one of their numbers is taken. */
export interface ExtraWrites {
  readonly set?: readonly Deadline[];
  readonly clear?: readonly Pick<Deadline, 'table' | 'kind'>[];
  readonly sums?: readonly Checksum[];
}

export interface Log {
  /**
   * All or none; durable when it resolves. 'taken' when one of the numbers exists already: then nothing of this call was written.
   * Whatever is asked for while a commit is under way goes into the next one. Rejects with a StoreError when nothing could be
   * written; the caller then reads the log again before it goes on, since after a broken connection nobody knows.
   */
  append(entries: readonly LogEntry[], extra?: ExtraWrites): Promise<'written' | 'taken'>;
  /** The entries with a greater number, in order. Only what is durable is seen. */
  read(table: string, after: number): Promise<readonly LogEntry[]>;
}

/** Things that must happen at a time; doing one twice is harmless, since the numbers of the log decide. */
export interface Deadlines {
  set(table: string, kind: string, at: number): Promise<void>;
  clear(table: string, kind: string): Promise<void>;
  /**
   * The earliest of a kind that are due. Where several processes share the database, nobody else is given them until some seconds have
   * passed or they are set anew; whoever is given one acts, and then sets or clears it.
   */
  claim(kind: string, now: number, most: number): Promise<readonly Deadline[]>;
}

export interface Checksums {
  /** The latest that was kept of a table. */
  latest(table: string): Promise<Checksum | undefined>;
}

export interface Beat {
  /** The clock of the process, by which entries are written. */
  readonly now: number;
  /** The first heartbeat of the process. */
  readonly isStart: boolean;
  /** Extends what would have expired during the outage, in the transaction that records it. */
  readonly extend?: ((inside: Transaction<Database>, outage: Outage) => Promise<void>) | undefined;
}

export interface Heartbeats {
  /** How often to write one. */
  readonly everyMs: number;
  /** Heartbeats that are further apart have an outage between them. */
  readonly outageMs: number;
  /**
   * Records that the service is up. Where the last heartbeat is too old, or the only process has just started, it first records the
   * outage since then, exactly once. Returns how many outages were recorded so far.
   */
  beat(beat: Beat): Promise<number>;
  /** All outages, the oldest first. */
  outages(): Promise<readonly Outage[]>;
}

export interface Store {
  readonly db: Kysely<Database>;
  /** Whether nothing can be changed, since it is being moved. */
  readonly isReadOnly: boolean;
  readonly log: Log;
  readonly deadlines: Deadlines;
  readonly checksums: Checksums;
  readonly heartbeats: Heartbeats;
  /** Figures for operators; counters since the start. */
  readonly figures: StoreFigures;
  /** A copy of everything as of one moment, made while everybody goes on. The file must not exist. */
  backup(file: string): Promise<void>;
  /** What is wrong with the kept data; empty when nothing is. */
  check(): Promise<readonly string[]>;
  /** Finishes what was asked for, then closes. */
  close(): Promise<void>;
}

export interface StoreFigures {
  readonly commits: number;
  readonly entries: number;
  /** How long the last commit took until it was durable. */
  readonly lastCommitMs: number;
  /** Writes that wait for the next commit. */
  readonly waiting: number;
}
