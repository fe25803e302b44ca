// Inputs of the model: measured on one machine (docs/performance.md), estimated, or assumed.

/** Milliseconds of one core, and other costs of a step. */
export interface Costs {
  /** A node receives an answer: socket, parsing, rules. */
  readonly accept: number;
  /** Publishing to the node's own clients. */
  readonly publish: number;
  /** Another node receives the entry, applies it and publishes to its clients. */
  readonly receive: number;
  /** A reconnect: session, table, full view. */
  readonly welcome: number;
  /** Loading a table by replaying its log. */
  readonly load: number;
  /** A message between nodes through Redis. */
  readonly relay: number;
  /** A commit that is durable on a disk and on a second copy in the same region. */
  readonly commit: number;
  /** Each entry in a commit. */
  readonly entry: number;
}

export const COSTS: Costs = {
  accept: 0.24,
  publish: 0.16,
  receive: 0.13,
  welcome: 0.5,
  load: 0.6,
  relay: 0.2,
  commit: 4,
  entry: 0.015,
};

/** The source of each figure. */
export const SOURCES: Readonly<Record<keyof Costs, string>> = {
  accept:
    'measured with *publish* as 0.41, `npm run tools -- bench:server --tables 4900`; the split is estimated',
  publish: 'see *accept*',
  receive: 'measured: rules and views of an answer without socket and disk',
  welcome: 'estimated',
  load: 'estimated: the rules repeat a whole game in less than a millisecond',
  relay: 'measured: Redis 7 between two nodes of one machine',
  commit: 'assumed: a copy in another building of the same region answers within so long',
  entry: 'measured before there was this server: 66,000 rows a second into PostgreSQL 15 in groups',
};

/** Answers per second at a live table: one every four seconds, more often than people answer. */
export const ANSWERS_PER_TABLE = 0.25;
export const SEATS = 4;
/** Maximum number of entries in a commit. */
export const GROUP = 500;
/** Normal load of a node's core, so that the others can take over from a failed node. */
export const BUSY = 0.5;
/**
 * Answers per second that one database primary handles: an assumption for sixteen cores (12,400
 * were measured on two busy ones).
 */
export const ANSWERS_PER_PARTITION = 15_000;

/** Bytes. */
export const SIZES = {
  /** Memory of a live table with a connected client: measured, with all sockets on one node. */
  table: 163_000,
  /** Estimated. */
  socket: 24_000,
  /** An entry of the log with its index, on disk: estimated. */
  entry: 190,
  /** What an answer sends to four people: measured. */
  patch: 5400,
} as const;
export const ENTRIES_PER_GAME = 320;

/** Assumed list prices of a large provider, in euros per month. */
export const PRICES = {
  /** A core with 8 GB of memory. */
  core: 30,
  /** A primary with 16 cores, its replica and their disks. */
  partition: 1900,
  /** A Redis shard with its replica. */
  shard: 120,
  /** A terabyte of outgoing traffic. */
  terabyteOut: 40,
} as const;
/** Messages per second through one Redis shard. */
export const MESSAGES_PER_SHARD = 150_000;
