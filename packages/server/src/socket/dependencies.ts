// Dependencies of the WebSocket endpoints.
import type { MyRow, TableRow, TableSetup } from '@eminent/protocol/online';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { SharedCounters } from '../core/shared-counters.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { User } from '../core/user.ts';
import type { WireLimits } from './socket-limits.ts';
import type { SocketPeers } from './socket-peers.ts';
import type { Hub, HubDeps } from '../tables/hub.ts';

export interface SocketDeps {
  readonly hub: Hub;
  readonly peers?: SocketPeers | undefined;
  readonly counters?: SharedCounters | undefined;
  readonly log: Logger;
  readonly build: () => string;
  readonly publicUrl: string | undefined;
  /** Maximum new sockets per minute and address; 0 for no limit. */
  readonly perMinute: number;
  /** Returns the user of an upgrade request; undefined when signed out. */
  readonly authenticate: (request: FastifyRequest) => Promise<User | undefined>;
  /** Returns the user of a session token; undefined if it is not valid. */
  readonly ofToken: (token: string) => Promise<User | undefined>;
  /** Whether a user without a seat may watch. `link`: the secret of a link to the table. */
  readonly mayWatch: (
    table: string,
    setup: TableSetup,
    person: User | undefined,
    link: string | undefined,
  ) => Promise<boolean>;
  readonly blockedEitherWay: (person: string) => Promise<ReadonlySet<string>>;
  readonly isMuted: (person: User) => boolean;
  /** Whether a user may not play, only watch. */
  readonly isBanned: (person: User) => boolean;
  readonly counts?: Pick<Metrics, 'command' | 'refusal'>;
  readonly measured?: HubDeps['measured'];
  readonly tracing?: HubDeps['tracing'];
  readonly lists: Lists;
  readonly limits?: Partial<WireLimits>;
}

/** The rows of the lobby and of personal lists. A personal list contains the user's own tables. */
export interface Lists {
  lobby(person: User | undefined): Promise<readonly TableRow[]>;
  mine(person: User): Promise<readonly MyRow[]>;
  /** Adds the user's details to a changed row. Undefined if the table is not in the user's list. */
  ofMine(row: TableRow, person: User): Promise<MyRow | undefined>;
  /** Returns a changed row if the user sees it in the lobby; otherwise undefined. */
  inLobby(row: TableRow, person: User | undefined): TableRow | undefined;
}
