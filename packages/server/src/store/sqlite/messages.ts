// Messages between the main thread and the database threads.
import type { LogEntry } from '../database.ts';
import type { ExtraWrites } from '../store.ts';

export type Value = string | number | bigint | null | Uint8Array;
export type Row = Record<string, Value>;

export interface ThreadOptions {
  /** The `keeper` runs checkpoints. */
  readonly role: 'writer' | 'reader' | 'keeper';
  readonly file: string;
  /** Milliseconds to wait while another program locks the file. */
  readonly busyMs: number;
  /** Milliseconds added to each commit, to simulate a slow disk. */
  readonly commitDelayMs: number;
  /** Whether a commit waits for the disk. */
  readonly durable: boolean;
}

export type Write =
  | {
      readonly kind: 'append';
      readonly entries: readonly LogEntry[];
      readonly extra: ExtraWrites | undefined;
    }
  | { readonly kind: 'statement'; readonly sql: string; readonly values: readonly Value[] };

/** `changes`: number of changed or, for a query, returned rows. */
export interface Answer {
  readonly rows: readonly Row[];
  readonly changes: number;
  readonly insertId: number;
}

export interface Failure {
  /** SQLite's extended result code. Undefined for other errors. */
  readonly code: number | undefined;
  readonly sentence: string;
}

/** Converts an error to a message between threads. */
export function failureOf(error: unknown): Failure {
  const { errcode, message } = error as { errcode?: unknown; message?: unknown };
  return {
    code: typeof errcode === 'number' ? errcode : undefined,
    sentence: typeof message === 'string' ? message : String(error),
  };
}

/** `taken`: a sequence number of the entries exists already, and nothing was written. */
export type Written =
  | { readonly kind: 'written' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'failure'; readonly failure: Failure };

export type Request =
  /** Writes to commit together. Queued groups may share the commit. */
  | { readonly kind: 'group'; readonly writes: readonly Write[] }
  | { readonly kind: 'begin' }
  | { readonly kind: 'end'; readonly transaction: number; readonly how: 'commit' | 'rollback' }
  | {
      readonly kind: 'statement';
      /** Undefined for a read outside transactions. */
      readonly transaction: number | undefined;
      readonly sql: string;
      readonly values: readonly Value[];
    }
  | { readonly kind: 'log'; readonly table: string; readonly after: number }
  | { readonly kind: 'copy'; readonly to: string }
  | { readonly kind: 'check' }
  | { readonly kind: 'checkpoint' }
  | { readonly kind: 'close' };

export interface Replies {
  readonly group: {
    readonly written: readonly Written[];
    /** Set in the first of the groups that share a commit. */
    readonly commitMs: number | undefined;
  };
  readonly begin: number;
  readonly end: undefined;
  readonly statement: Answer;
  readonly log: readonly LogEntry[];
  readonly copy: undefined;
  readonly check: readonly string[];
  /** Length of the write-ahead log in pages. */
  readonly checkpoint: number;
  readonly close: undefined;
}

/** Has a failure or a value. */
export interface Reply {
  readonly id: number;
  readonly failure?: Failure;
  readonly value?: Replies[keyof Replies];
}
