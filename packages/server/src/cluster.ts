// What the package `cluster` imports from the server, including the interfaces it implements.
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { SharedCounters } from './core/shared-counters.ts';
import type { Shutdown } from './ops/shutdown.ts';
import type { SocketPeerListener, SocketPeers } from './socket/socket-peers.ts';
import type { Database } from './store/index.ts';
import type { BotRunner } from './tables/bots/bot-job.ts';
import type { TablePeerListener, TablePeers } from './tables/table-peers.ts';

export { ConfigError, type LogLevel } from './config.ts';
export type { Increment, SharedCounters } from './core/shared-counters.ts';
export type { Presence } from './core/user.ts';
export { type Claim, claimFolder } from './ops/data-folder-lock.ts';
export { readHostFile } from './ops/host-file.ts';
export { isPlayable, tablesIn } from './ops/stored-tables.ts';
export { strongestPresence } from './socket/presence.ts';
export type { SocketPeerListener, SocketPeers } from './socket/socket-peers.ts';
export { type BotJob, type BotRunner, downgraded } from './tables/bots/bot-job.ts';
export { BotPool } from './tables/bots/bot-pool.ts';
export { ENTRY_VERSION } from './tables/entries.ts';
export type {
  TableMessage,
  TableMessageBody,
  TablePeerListener,
  TablePeers,
} from './tables/table-peers.ts';
export { createLog } from './telemetry/logging.ts';

export interface PeerListener extends TablePeerListener, SocketPeerListener {
  restrictionsChanged(): void;
}

export interface ClusterPeers extends TablePeers, SocketPeers {
  listen(listener: Partial<PeerListener>): void;
  publishRestrictionsChanged(): void;
}

export interface ClusterDeps {
  readonly redis: string | undefined;
  readonly db: Kysely<Database>;
  readonly log: Logger;
  readonly now: () => number;
  readonly build: () => string;
  readonly shutdown: Pick<Shutdown, 'defer'>;
}

/** `waiting`: number of jobs without an answer, without those that run on this node. */
export interface BotRunnerWithQueue extends BotRunner {
  readonly waiting: number;
}

/** Receives changes that were found by polling the database. */
export interface PollTargets {
  /** Reads the new entries of these tables and of watched ones. */
  readonly hub: { catchUp(tables: Iterable<string>): Promise<void> };
  /** Tables in the personal lists of users with a socket here. */
  readonly listed: () => Iterable<string>;
  readonly signOut: (person: string) => void;
  readonly onBlocksChanged: (person: string) => Promise<void>;
  readonly restrictions: () => Promise<void>;
}

export interface ClusterNode {
  readonly peers: ClusterPeers;
  /** Undefined without Redis. */
  readonly counters: SharedCounters | undefined;
  /**
   * Runs bots in worker processes if there are any, else in `local`. Calls `onDowngrade` when a
   * fast bot replaces the requested one: at high load, or if no worker answers.
   */
  botRunner(local: BotRunnerWithQueue, onDowngrade: () => void): BotRunnerWithQueue;
  /** Polls the database from now on whenever other nodes cannot be reached. */
  startPolling(targets: PollTargets): void;
}
