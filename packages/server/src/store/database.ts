// Row types of all database tables. Those of each area are in `schema/`; migrations create the
// tables.
import type { Generated } from 'kysely';
import type { HttpTables } from './schema/http.ts';
import type { ModerationTables } from './schema/moderation.ts';
import type { NotifyTables } from './schema/notify.ts';
import type { LobbyTables } from './schema/lobby.ts';
import type { ClusterTables } from './schema/cluster.ts';
import type { AccountTables } from './schema/accounts.ts';
import type { TableIndexTables } from './schema/tables.ts';

/** An entry of a table's log. The log is the source of truth for the table. */
export interface LogEntry {
  readonly table: string;
  /**
   * Sequence number within the table, by which entries are ordered. The first writer of a number
   * wins.
   */
  readonly seq: number;
  /**
   * Time of writing, in milliseconds since 1970, from which clocks and deadlines are computed. It
   * may go back when the system clock is set back.
   */
  readonly at: number;
  /** The entry as JSON. */
  readonly body: string;
}

/** An action at a table that is due at a time. A table has at most one action of each kind. */
export interface Deadline {
  readonly table: string;
  readonly kind: string;
  readonly at: number;
}

/**
 * Checksum of the position after an entry. Detects that newer rules replay an old log differently.
 */
export interface Checksum {
  readonly table: string;
  readonly seq: number;
  readonly sum: string;
}

/** A period in which the service was down, in milliseconds since 1970. */
export interface Outage {
  /** The last heartbeat before the outage. */
  readonly began: number;
  /**
   * The first heartbeat after the outage. Entries with an earlier time were written before the
   * outage was known.
   */
  readonly recorded: number;
  /** When clocks resume: a little later, so that clients can reconnect. */
  readonly ended: number;
}

/** The last heartbeat: the only row of its table. */
export interface HeartbeatRow {
  readonly id: number;
  readonly at: number;
  /** Number of outages recorded so far. A node that knows fewer reads them again. */
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
  /**
   * `held`: until when a process has claimed the deadline, by the clock of the database; 0 if
   * unclaimed.
   */
  deadlines: Deadline & { readonly held: Generated<number> };
  checksums: Checksum;
  heartbeat: HeartbeatRow;
  outages: Outage;
}
