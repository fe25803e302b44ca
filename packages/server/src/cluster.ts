// The entry point for the package `cluster`: the interfaces that it implements, and the parts of
// the server that it uses.
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

/** Callbacks for changes that other nodes report. */
export interface PeerListener extends TablePeerListener, SocketPeerListener {
  /** Mutes or bans changed. */
  restrictionsChanged(): void;
}

/** The other nodes of the cluster. */
export interface ClusterPeers extends TablePeers, SocketPeers {
  listen(listener: Partial<PeerListener>): void;
  publishRestrictionsChanged(): void;
}

export interface ClusterDeps {
  readonly redis: string | undefined;
  readonly db: Kysely<Database>;
  readonly log: Logger;
  readonly now: () => number;
  /** The served build of the web client. */
  readonly build: () => string;
  readonly shutdown: Pick<Shutdown, 'defer'>;
}

/** A bot runner with the number of its unfinished jobs. */
export interface BotRunnerWithQueue extends BotRunner {
  readonly waiting: number;
}

/** Functions that apply changes found in the database while other nodes cannot be reached. */
export interface PollTargets {
  /** `catchUp` reads the new log entries of these tables and of watched ones. */
  readonly hub: { catchUp(tables: Iterable<string>): Promise<void> };
  /** Ids of the tables in the personal lists of users with a socket on this node. */
  readonly listed: () => Iterable<string>;
  /** Closes the sockets of a user. */
  readonly signOut: (person: string) => void;
  /** Reloads the block list of a user. */
  readonly onBlocksChanged: (person: string) => Promise<void>;
  /** Reloads mutes and bans. */
  readonly restrictions: () => Promise<void>;
}

/** This server as a member of a cluster. */
export interface ClusterNode {
  readonly peers: ClusterPeers;
  /** Rate-limit counters shared by all nodes. */
  readonly counters: SharedCounters | undefined;
  /**
   * Runs bots in worker processes if there are any, else in the local pool. `onDowngrade` is called
   * when a faster bot replaces the requested one, because of high load or a missing answer.
   */
  botRunner(local: BotRunnerWithQueue, onDowngrade: () => void): BotRunnerWithQueue;
  /** Starts to poll the database whenever other nodes cannot be reached. */
  startPolling(targets: PollTargets): void;
}
