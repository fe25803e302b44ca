// Messages between the server's thread and the database threads.
import type { LogEntry } from '../database.ts';
import type { ExtraWrites } from '../store.ts';

export type Value = string | number | bigint | null | Uint8Array;
export type Row = Record<string, Value>;

export interface ThreadOptions {
  /** The keeper runs checkpoints, which would delay commits in the writer. */
  readonly role: 'writer' | 'reader' | 'keeper';
  readonly file: string;
  /** How long to wait for another program that locks the file. */
  readonly busyMs: number;
  /** Milliseconds added to each commit, to simulate a slower disk in failure drills. */
  readonly commitDelayMs: number;
  /** Whether a commit waits until it is on disk. */
  readonly durable: boolean;
}

/** One write of a group. */
export type Write =
  | {
      readonly kind: 'append';
      readonly entries: readonly LogEntry[];
      readonly extra: ExtraWrites | undefined;
    }
  | { readonly kind: 'statement'; readonly sql: string; readonly values: readonly Value[] };

/** The result of a statement. `changes`: number of changed rows, or of returned rows. */
export interface Answer {
  readonly rows: readonly Row[];
  readonly changes: number;
  readonly insertId: number;
}

export interface Failure {
  /** SQLite's extended result code; undefined for other errors. */
  readonly code: number | undefined;
  readonly sentence: string;
}

/** An error as a message between threads. Errors of SQLite have a code. */
export function failureOf(error: unknown): Failure {
  const { errcode, message } = error as { errcode?: unknown; message?: unknown };
  return {
    code: typeof errcode === 'number' ? errcode : undefined,
    sentence: typeof message === 'string' ? message : String(error),
  };
}

/** The result of one write. `taken`: a sequence number of the append exists already. */
export type Written =
  | { readonly kind: 'written' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'failure'; readonly failure: Failure };

export type Request =
  /** Writes for one commit, which this group may share with other queued groups. */
  | { readonly kind: 'group'; readonly writes: readonly Write[] }
  | { readonly kind: 'begin' }
  | { readonly kind: 'end'; readonly transaction: number; readonly how: 'commit' | 'rollback' }
  | {
      readonly kind: 'statement';
      /** The transaction of the statement; undefined for a read outside transactions. */
      readonly transaction: number | undefined;
      readonly sql: string;
      readonly values: readonly Value[];
    }
  | { readonly kind: 'log'; readonly table: string; readonly after: number }
  | { readonly kind: 'copy'; readonly to: string }
  | { readonly kind: 'check' }
  | { readonly kind: 'checkpoint' }
  | { readonly kind: 'close' };

/** The reply to each kind of request. */
export interface Replies {
  readonly group: {
    readonly written: readonly Written[];
    /** Duration of the commit; undefined except for its first group. */
    readonly commitMs: number | undefined;
  };
  readonly begin: number;
  readonly end: undefined;
  readonly statement: Answer;
  readonly log: readonly LogEntry[];
  readonly copy: undefined;
  readonly check: readonly string[];
  /** Length of the WAL in pages. */
  readonly checkpoint: number;
  readonly close: undefined;
}

/** The reply to one request: a failure or a value. */
export interface Reply {
  readonly id: number;
  readonly failure?: Failure;
  readonly value?: Replies[keyof Replies];
}
