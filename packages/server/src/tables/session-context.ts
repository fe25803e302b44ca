// What a table needs of the place where it is played, and what comes of a wish there.
import type { SeatState } from '@eminent/protocol/online';
import type { AnswerPart } from '../ops/metrics.ts';
import type { Tracing } from '../ops/tracing.ts';
import type { Log, LogEntry } from '../store/index.ts';
import type { TableRefusal, Verdict } from './commands.ts';
import type { Entry } from './entries.ts';
import type { LiveTable } from './table-state.ts';
import type { ServiceUptime } from './outages.ts';
import type { Thinker } from './bots/bot-job.ts';

/** Where a change was written: by this node, or by another. */
export type Where = 'here' | 'elsewhere';

/** A table that is played, as the place where it is may know it. */
export interface PlayedTable {
  readonly id: string;
  readonly live: LiveTable;
  /** People who look on. */
  readonly onlookers: number;
  /** The table is given up here: all who look must ask for it anew, or, without a text, at another node. */
  dismiss(text: string | undefined): void;
}

export interface TableHost {
  readonly log: Log;
  readonly thinker: Thinker;
  readonly now: () => number;
  /** Whether the service was up: no deadline passes while it was not. */
  readonly uptime: ServiceUptime;
  /** From a question to a bot's answer at least, so that people can follow; and how long it may think. */
  readonly pace: { readonly pause: number; readonly thinking: number };
  readonly presenceOf: (person: string) => SeatState['presence'];
  /** The table has changed, durably; it has been told already. */
  readonly changed: (table: PlayedTable, where: Where) => void;
  /** How long a part of an answer's way took. */
  readonly measured?: ((part: AnswerPart, seconds: number) => void) | undefined;
  /** Whoever follows answers on their way, where the host wants that. */
  readonly tracing?: Tracing | undefined;
  /** Nothing could be stored, which may pass. */
  readonly unstored: (table: PlayedTable, error: unknown) => void;
  /** The table threw, or its log could not be read: it is given up for now. */
  readonly failed: (table: PlayedTable, error: unknown) => void;
  /** Whether no other node serves the same tables, as far as anybody can know. */
  readonly isAlone: () => boolean;
  /** Since when whatever other nodes write is heard at once; undefined while it is not. */
  readonly heardSince: () => number | undefined;
  /** Entries were written here: other nodes are told. */
  readonly wrote: (table: string, rows: readonly LogEntry[]) => void;
  /** So many people look on here: other nodes are told. */
  readonly onlookers: (table: string, count: number) => void;
}

export type Result =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** A verdict that writes to another table too, in the same moment. */
export interface WriteWith {
  readonly kind: 'write';
  readonly entries: readonly Entry[];
  readonly other?: { readonly table: string; readonly entries: readonly Entry[] };
}

export type Decide = (live: LiveTable) => Exclude<Verdict, { kind: 'write' }> | WriteWith;
