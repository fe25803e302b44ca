// Row types of all database tables. Most are in `schema/`. Migrations create the tables.
import type { Generated } from 'kysely';
import type { HttpTables } from './schema/http.ts';
import type { ModerationTables } from './schema/moderation.ts';
import type { NotifyTables } from './schema/notify.ts';
import type { LobbyTables } from './schema/lobby.ts';
import type { ClusterTables } from './schema/cluster.ts';
import type { AccountTables } from './schema/accounts.ts';
import type { TableIndexTables } from './schema/tables.ts';

/** An entry of the log of a table. The state of the table is computed from its log. */
export interface LogEntry {
  readonly table: string;
  /** Orders the entries of a table. Unique within the table: the first writer of a number wins. */
  readonly seq: number;
  /**
   * Time of writing, in milliseconds since 1970. Clocks and deadlines use it. It may be earlier
   * than that of the previous entry, if the system clock was set back.
   */
  readonly at: number;
  /** JSON. */
  readonly body: string;
}

/** The time of a future action at a table. A table has at most one per kind. */
export interface Deadline {
  readonly table: string;
  readonly kind: string;
  readonly at: number;
}

/** Checksum of the position after an entry, to detect that changed rules replay it differently. */
export interface Checksum {
  readonly table: string;
  readonly seq: number;
  readonly sum: string;
}

/** A period in which the service was down. Milliseconds since 1970. */
export interface Outage {
  readonly began: number;
  /** The first heartbeat after the outage. Earlier entries were written without knowing of it. */
  readonly recorded: number;
  /** When clocks resume: later, so that clients can reconnect. */
  readonly ended: number;
}

/** The last heartbeat. The database has one row of this type. */
export interface HeartbeatRow {
  readonly id: number;
  readonly at: number;
  /** Number of recorded outages. A node that knows fewer reads them again. */
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
  /** `held`: end of a process's lease, by the clock of the database; 0 without one. */
  deadlines: Deadline & { readonly held: Generated<number> };
  checksums: Checksum;
  heartbeat: HeartbeatRow;
  outages: Outage;
}
