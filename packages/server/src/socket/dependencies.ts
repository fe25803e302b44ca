// Dependencies and limits of the WebSocket endpoints.
import type { MyRow, TableRow, TableSetup } from '@eminent/protocol/online';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { SharedCounters } from '../core/shared-counters.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { User } from '../core/user.ts';
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

export interface WireLimits {
  readonly message: number;
  /** Maximum fragments per message, and chunks per frame. They are buffered until complete. */
  readonly pieces: number;
  readonly chunks: number;
  /** Maximum watched tables per socket, sockets per user, and sockets per address. */
  readonly tables: number;
  readonly sockets: number;
  readonly socketsOfAddress: number;
  /** Maximum concurrent games per bot. Other tables wait. */
  readonly games: number;
  /** Messages per socket (with pings and pongs), and per address. */
  readonly rate: { readonly burst: number; readonly perSecond: number };
  readonly rateOfAddress: { readonly burst: number; readonly perSecond: number };
  /** Chat messages per user. */
  readonly rateOfTalk: { readonly burst: number; readonly perSecond: number };
  /** Tolerated malformed or excess messages per socket. One more closes it. */
  readonly faults: number;
  /** Maximum bytes waiting to be sent. With more, the client is too slow and is disconnected. */
  readonly waiting: number;
  /** Interval between checks of a socket, which close it if the last ping was not answered. */
  readonly idleMs: number;
  /** Time limit for the client's hello. */
  readonly helloMs: number;
  /** Delay before `away` and `offline` are shown. A quick reconnection shows neither. */
  readonly graceMs: number;
}

export const LIMITS: WireLimits = {
  message: 16 * 1024,
  pieces: 64,
  chunks: 256,
  tables: 50,
  sockets: 20,
  socketsOfAddress: 400,
  games: 200,
  rate: { burst: 60, perSecond: 20 },
  rateOfAddress: { burst: 2000, perSecond: 600 },
  rateOfTalk: { burst: 8, perSecond: 0.5 },
  faults: 20,
  waiting: 1_000_000,
  idleMs: 30_000,
  helloMs: 10_000,
  graceMs: 5000,
};
