// What the server's thread and the threads of the database say to each other.
import type { LogEntry } from '../database.ts';
import type { ExtraWrites } from '../store.ts';

export type Value = string | number | bigint | null | Uint8Array;
export type Row = Record<string, Value>;

export interface ThreadOptions {
  /** The keeper copies what was committed from the log of SQLite into the file, so that no commit has to. */
  readonly role: 'writer' | 'reader' | 'keeper';
  readonly file: string;
  /** How long to wait for another program that holds the file. */
  readonly busyMs: number;
  /** Added to each commit, to play a slower disk in drills. */
  readonly commitDelayMs: number;
  /** Whether a commit waits until it is on the disk. */
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

export interface Answer {
  readonly rows: readonly Row[];
  readonly changes: number;
  readonly insertId: number;
}

export interface Failure {
  /** SQLite's extended result code. */
  readonly code: number | undefined;
  readonly sentence: string;
}

export type Written =
  | { readonly kind: 'written' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'failure'; readonly failure: Failure };

export type Request =
  /** All of it in one commit, together with the groups that wait behind it. */
  | { readonly kind: 'group'; readonly writes: readonly Write[] }
  | { readonly kind: 'begin' }
  | { readonly kind: 'end'; readonly transaction: number; readonly how: 'commit' | 'rollback' }
  | {
      readonly kind: 'statement';
      /** The transaction that it belongs to; without one it only reads. */
      readonly transaction: number | undefined;
      readonly sql: string;
      readonly values: readonly Value[];
    }
  | { readonly kind: 'log'; readonly table: string; readonly after: number }
  | { readonly kind: 'copy'; readonly to: string }
  | { readonly kind: 'check' }
  | { readonly kind: 'checkpoint' }
  | { readonly kind: 'close' };

/** What comes back for each kind of request. */
export interface Replies {
  readonly group: {
    readonly written: readonly Written[];
    /** How long the commit took; told to the first group that was in it. */
    readonly commitMs: number | undefined;
  };
  readonly begin: number;
  readonly end: undefined;
  readonly statement: Answer;
  readonly log: readonly LogEntry[];
  readonly copy: undefined;
  readonly check: readonly string[];
  /** Pages that still wait. */
  readonly checkpoint: number;
  readonly close: undefined;
}

/** The thread answers several requests at once where it carried them out at once. */
export interface Reply {
  readonly id: number;
  readonly failure?: Failure;
  readonly value?: Replies[keyof Replies];
}
