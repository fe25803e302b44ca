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
  /** Other nodes of the cluster. */
  readonly peers?: SocketPeers | undefined;
  /** Rate-limit counters shared by all nodes. */
  readonly counters?: SharedCounters | undefined;
  readonly log: Logger;
  /** The build of the web client that the server delivers. */
  readonly build: () => string;
  readonly publicUrl: string | undefined;
  /** New sockets per minute and address; 0 for no limit. */
  readonly perMinute: number;
  /** The user of an upgrade request; undefined when signed out. */
  readonly authenticate: (request: FastifyRequest) => Promise<User | undefined>;
  /** The user of a session token; undefined if it is not valid. */
  readonly ofToken: (token: string) => Promise<User | undefined>;
  /** Whether a user without a seat may watch. `link`: secret of a spectator or invitation link. */
  readonly mayWatch: (
    table: string,
    setup: TableSetup,
    person: User | undefined,
    link: string | undefined,
  ) => Promise<boolean>;
  /** Users who block this user or are blocked by them. */
  readonly blockedEitherWay: (person: string) => Promise<ReadonlySet<string>>;
  /** Whether a user may not chat. */
  readonly isMuted: (person: User) => boolean;
  /** Whether a user may only watch. */
  readonly isBanned: (person: User) => boolean;
  /** Counts accepted and refused commands. */
  readonly counts?: Pick<Metrics, 'command' | 'refusal'>;
  /** Records how long a stage of an answer took. */
  readonly measured?: HubDeps['measured'];
  readonly tracing?: HubDeps['tracing'];
  readonly lists: Lists;
  readonly limits?: Partial<WireLimits>;
}

/** Rows of the lobby and of personal table lists. */
export interface Lists {
  lobby(person: User | undefined): Promise<readonly TableRow[]>;
  mine(person: User): Promise<readonly MyRow[]>;
  /** A changed row with details for a user's own list; undefined if it does not belong there. */
  ofMine(row: TableRow, person: User): Promise<MyRow | undefined>;
  /** A changed row for a user's lobby; undefined if it does not belong there. */
  inLobby(row: TableRow, person: User | undefined): TableRow | undefined;
}

/** Limits against abuse and slow clients. */
export interface WireLimits {
  /** Maximum message size in bytes. */
  readonly message: number;
  /**
   * Maximum fragments per message, and received chunks per incomplete frame. They are buffered
   * until the message is complete.
   */
  readonly pieces: number;
  readonly chunks: number;
  /** Maximum tables per socket, and sockets per user and per address. */
  readonly tables: number;
  readonly sockets: number;
  readonly socketsOfAddress: number;
  /** Concurrent games per bot; further ones wait. */
  readonly games: number;
  /** Message rate per socket (including pings and pongs) and per address. */
  readonly rate: { readonly burst: number; readonly perSecond: number };
  readonly rateOfAddress: { readonly burst: number; readonly perSecond: number };
  /** Chat rate per user. */
  readonly rateOfTalk: { readonly burst: number; readonly perSecond: number };
  /** Maximum malformed or excess messages. One more closes the socket. */
  readonly faults: number;
  /** Maximum bytes buffered for a slow client, which is then disconnected. */
  readonly waiting: number;
  /** A socket that does not answer a ping within this time is closed. */
  readonly idleMs: number;
  /** Time for the hello after the socket opens. */
  readonly helloMs: number;
  /** A user who reconnects within this many milliseconds stays present. */
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
