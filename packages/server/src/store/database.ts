// The tables of the database and their rows. The tables of each area are in `schema/`; a migration creates them.
import type { Generated } from 'kysely';
import type { HttpTables } from './schema/http.ts';
import type { ModerationTables } from './schema/moderation.ts';
import type { NotifyTables } from './schema/notify.ts';
import type { LobbyTables } from './schema/lobby.ts';
import type { ClusterTables } from './schema/cluster.ts';
import type { AccountTables } from './schema/accounts.ts';
import type { TableIndexTables } from './schema/tables.ts';

/** One entry of a table's log, which is the truth about that table. */
export interface LogEntry {
  readonly table: string;
  /** Counts up within the table. Who writes a number first has it; the order of the entries is that of their numbers. */
  readonly seq: number;
  /**
   * When it was written, milliseconds since 1970. It only informs: a clock that is set back makes it go back, and nothing here
   * depends on it.
   */
  readonly at: number;
  /** The entry as JSON. */
  readonly body: string;
}

/** Something that must happen at a time. A table has one of each kind. */
export interface Deadline {
  readonly table: string;
  readonly kind: string;
  readonly at: number;
}

/** What a position added up to after an entry, to find out that newer rules play an old log differently. */
export interface Checksum {
  readonly table: string;
  readonly seq: number;
  readonly sum: string;
}

/** An interval in which the service was down, milliseconds since 1970. */
export interface Outage {
  /** The last heartbeat before it. */
  readonly began: number;
  /** The first heartbeat after it. Entries with an earlier time were written without knowledge of this outage. */
  readonly recorded: number;
  /** When clocks run again: a little later, so that clients can reconnect. */
  readonly ended: number;
}

/** The only row of its table. */
export interface HeartbeatRow {
  readonly id: number;
  readonly at: number;
  /** How many outages were recorded so far: who knows fewer reads them. */
  readonly outages: number;
}

export interface Database
  extends LobbyTables,
    AccountTables,
    ModerationTables,
    NotifyTables,
    ClusterTables,
    TableIndexTables,
    HttpTables {
  log: LogEntry;
  /** `held`: until when a process has taken it upon itself, by the clock of the database; 0 where none has. */
  deadlines: Deadline & { readonly held: Generated<number> };
  checksums: Checksum;
  heartbeat: HeartbeatRow;
  outages: Outage;
}
