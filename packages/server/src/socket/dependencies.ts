// What the socket needs of the rest of the server.
import type { MyRow, TableRow } from '@eminent/protocol/online';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Counters } from '../cluster/shared-counters.ts';
import type { Neighbours } from '../cluster/peers.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Person } from '../accounts/user.ts';
import type { Hub, HubParts } from '../tables/hub.ts';
import type { TableSetup } from '@eminent/protocol/online';

export interface WireParts {
  readonly hub: Hub;
  /** Other nodes, whose people are here as well. */
  readonly neighbours?: Neighbours | undefined;
  /** Where all nodes count what somebody asks. */
  readonly counters?: Counters | undefined;
  readonly log: Logger;
  /** The build of the page that this server serves. */
  readonly build: () => string;
  readonly publicUrl: string | undefined;
  /** New sockets a minute from one address, 0 for no limit. */
  readonly perMinute: number;
  /** Whose session came with the request that opens a socket. */
  readonly whoAsks: (request: FastifyRequest) => Promise<Person | undefined>;
  /** Who a program's token belongs to. */
  readonly ofToken: (token: string) => Promise<Person | undefined>;
  /** Whether somebody without a seat may look on; `link` is the secret of the link for spectators. */
  readonly mayWatch: (
    table: string,
    setup: TableSetup,
    person: Person | undefined,
    link: string | undefined,
  ) => Promise<boolean>;
  /** Whom somebody has blocked and who has blocked him: nothing of what they say goes from one to the other. */
  readonly apartFrom: (person: string) => Promise<ReadonlySet<string>>;
  /** Whether a person may not say anything now, or may do nothing but look on. */
  readonly isMuted: (person: Person) => boolean;
  readonly isBanned: (person: Person) => boolean;
  /** Counts what was carried out and what was refused. */
  readonly counts?: Pick<Metrics, 'wish' | 'refusal'>;
  readonly measured?: HubParts['measured'];
  readonly tracing?: HubParts['tracing'];
  readonly lists: Lists;
  readonly limits?: Partial<WireLimits>;
}

/** The rows that the lobby and one's own games show. */
export interface Lists {
  lobby(person: Person | undefined): Promise<readonly TableRow[]>;
  mine(person: Person): Promise<readonly MyRow[]>;
  /** What a changed row is among the games of a person; undefined when it is not one of them (any more). */
  ofMine(row: TableRow, person: Person): Promise<MyRow | undefined>;
  /** What a changed row is in the lobby of a person; undefined when it does not stand there (any more). */
  inLobby(row: TableRow, person: Person | undefined): TableRow | undefined;
}

export interface WireLimits {
  /** Bytes of one message. */
  readonly message: number;
  /** Frames of one message, and parts in which a frame may come: each is kept for itself until the message is whole. */
  readonly pieces: number;
  readonly chunks: number;
  /** Tables that one socket may watch, and sockets that one person or one address may have. */
  readonly tables: number;
  readonly sockets: number;
  readonly socketsOfAddress: number;
  /** Games of one program that are told at the same time; others begin when one of them is over. */
  readonly games: number;
  /** Messages by socket, with pings and pongs, and by address. */
  readonly rate: { readonly burst: number; readonly perSecond: number };
  readonly rateOfAddress: { readonly burst: number; readonly perSecond: number };
  /** Talk by person. */
  readonly rateOfTalk: { readonly burst: number; readonly perSecond: number };
  /** What cannot be read or comes too fast, before the socket is closed. */
  readonly faults: number;
  /** Bytes that may wait for a slow reader. */
  readonly waiting: number;
  /** A socket that does not answer a ping for so long is gone. */
  readonly idleMs: number;
  /** Between the opening of a socket and hello. */
  readonly helloMs: number;
  /** A socket that is back so soon was never away. */
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
