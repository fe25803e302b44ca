// Declares the dependencies of notifications.
import type { TableRow } from '@eminent/protocol/online';
import type { Logger } from 'pino';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Targets } from './safe-fetch.ts';
import type { ServiceContext } from '../core/context.ts';
import type { User } from '../core/user.ts';
import type { Deadlines } from '../store/index.ts';
import type { Vapid } from './vapid.ts';

/** The functions of tables that notifications use. */
export interface WaitingTables {
  summary(table: string): Promise<TableRow | undefined>;
  /** Registers a listener for changes of any table. Returns a function that removes it. */
  onChange(listener: (row: TableRow, where: 'here' | 'elsewhere') => void): () => void;
  /** Ids of the users with a reserved seat. */
  invited(table: string): Promise<readonly string[]>;
}

export interface NotifyDeps {
  readonly context: ServiceContext;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly deadlines: Deadlines;
  readonly tables: WaitingTables;
  readonly vapid: Vapid;
  readonly targets: Targets;
  /** The public URL; without it webhooks contain no link. */
  readonly publicUrl: string | undefined;
  /** Number of games that wait for a user. */
  readonly waitingFor: (person: User) => Promise<number>;
}
