// What notifications are given by the server that they are part of.
import type { TableRow } from '@eminent/protocol/online';
import type { Logger } from 'pino';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Targets } from './safe-fetch.ts';
import type { ServiceContext } from '../core/context.ts';
import type { User } from '../core/user.ts';
import type { Deadlines } from '../store/index.ts';
import type { Vapid } from './vapid.ts';

/** What notifications ask of tables. */
export interface WaitingTables {
  summary(table: string): Promise<TableRow | undefined>;
  onChange(listener: (row: TableRow, where: 'here' | 'elsewhere') => void): () => void;
  /** People for whom a seat is kept. */
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
  /** Where people find the page; without it a webhook has no link. */
  readonly publicUrl: string | undefined;
  /** How many games wait for somebody. */
  readonly waitingFor: (person: User) => Promise<number>;
}
