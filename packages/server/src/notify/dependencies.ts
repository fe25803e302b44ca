// Dependencies of the notifications.
import type { TableRow } from '@eminent/protocol/online';
import type { Logger } from 'pino';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Targets } from './safe-fetch.ts';
import type { ServiceContext } from '../core/context.ts';
import type { User } from '../core/user.ts';
import type { Deadlines } from '../store/index.ts';
import type { Vapid } from './vapid.ts';

/** What notifications need to know of tables. */
export interface WaitingTables {
  summary(table: string): Promise<TableRow | undefined>;
  /** `where`: the node that wrote the change. Returns a function that removes the listener. */
  onChange(listener: (row: TableRow, where: 'here' | 'elsewhere') => void): () => void;
  /** Returns the ids of the users for whom a seat is reserved. */
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
  /** Links in webhook messages begin with it. Undefined: no links. */
  readonly publicUrl: string | undefined;
  /** Returns in how many games it is the user's turn. */
  readonly waitingFor: (person: User) => Promise<number>;
}
