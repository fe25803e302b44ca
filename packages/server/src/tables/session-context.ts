// What a table session needs from the hub, and the results of commands.
import type { SeatState } from '@eminent/protocol/online';
import type { AnswerPart } from '../telemetry/metrics.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import type { Log, LogEntry } from '../store/index.ts';
import type { TableRefusal, Verdict } from './commands.ts';
import type { Entry } from './entries.ts';
import type { TableState } from './table-state.ts';
import type { ServiceUptime } from './outages.ts';
import type { BotRunner } from './bots/bot-job.ts';

/** Where a change was written: by this node or another. */
export type Where = 'here' | 'elsewhere';

/** A table in play as the hub sees it. */
export interface PlayedTable {
  readonly id: string;
  readonly tableState: TableState;
  /** Number of spectators. */
  readonly onlookers: number;
  /**
   * Drops all subscribers. They must watch the table again, at another node if there is no text.
   */
  dismiss(text: string | undefined): void;
}

export interface SessionContext {
  readonly log: Log;
  readonly botRunner: BotRunner;
  readonly now: () => number;
  /** Uptime of the service. Deadlines do not pass during outages. */
  readonly uptime: ServiceUptime;
  /** Minimum delay of bot answers and their thinking time. */
  readonly pace: { readonly pause: number; readonly thinking: number };
  readonly presenceOf: (person: string) => SeatState['presence'];
  /** The table has changed durably and its subscribers were notified. */
  readonly changed: (table: PlayedTable, where: Where) => void;
  /** Records how long a stage of an answer took. */
  readonly measured?: ((part: AnswerPart, seconds: number) => void) | undefined;
  /** Present if the host enabled tracing. */
  readonly tracing?: Tracing | undefined;
  /** A write failed, perhaps temporarily. */
  readonly storeFailed: (table: PlayedTable, error: unknown) => void;
  /** The table threw or its log could not be read. It is closed for now. */
  readonly failed: (table: PlayedTable, error: unknown) => void;
  /** Whether this is the only node, as far as it can know. */
  readonly isAlone: () => boolean;
  /** Since when messages of other nodes arrive; undefined while disconnected. */
  readonly connectedSince: () => number | undefined;
  /** Entries were written here and must be published to other nodes. */
  readonly entriesWritten: (table: string, rows: readonly LogEntry[]) => void;
  /** The number of local spectators changed and must be published. */
  readonly onlookers: (table: string, count: number) => void;
}

export type Result =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** A verdict that also writes to a second table in the same commit. */
export interface WriteWith {
  readonly kind: 'write';
  readonly entries: readonly Entry[];
  readonly other?: { readonly table: string; readonly entries: readonly Entry[] };
}

export type Decide = (tableState: TableState) => Exclude<Verdict, { kind: 'write' }> | WriteWith;
