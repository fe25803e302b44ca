// Inputs of the model: measured on one machine (docs/performance.md), estimated, or assumed.

/** Milliseconds of one core, and what else a step takes. */
export interface Costs {
  /** A node takes an answer: socket, parsing, rules. */
  readonly take: number;
  /** Publishing to the node's own clients. */
  readonly tell: number;
  /** Another node receives the entry, applies it and publishes to its clients. */
  readonly hear: number;
  /** A reconnect: session, table, full view. */
  readonly welcome: number;
  /** Loading a table by replaying its log. */
  readonly load: number;
  /** A message from node to node, by way of Redis. */
  readonly pass: number;
  /** A commit until it is durable, on a disk and a second copy in the same region. */
  readonly commit: number;
  /** Each entry in it. */
  readonly entry: number;
}

export const COSTS: Costs = {
  take: 0.24,
  tell: 0.16,
  hear: 0.13,
  welcome: 0.5,
  load: 0.6,
  pass: 0.2,
  commit: 4,
  entry: 0.015,
};

/** Where each of them comes from. */
export const SOURCES: Readonly<Record<keyof Costs, string>> = {
  take: 'measured with *tell* as 0.41, `npm run tools -- bench:server --tables 4900`; the split is estimated',
  tell: 'see *take*',
  hear: 'measured: rules and views of an answer without socket and disk',
  welcome: 'estimated',
  load: 'estimated: the rules repeat a whole game in less than a millisecond',
  pass: 'measured: Redis 7 between two nodes of one machine',
  commit: 'assumed: a copy in another building of the same region answers within so long',
  entry: 'measured before there was this server: 66,000 rows a second into PostgreSQL 15 in groups',
};

/** Answers of a live table in a second: one every four seconds, more than people give. */
export const ANSWERS_PER_TABLE = 0.25;
export const SEATS = 4;
/** Most entries of one commit. */
export const GROUP = 500;
/** Normal load of a node's core, so that the others can take over from a failed node. */
export const BUSY = 0.5;
/** Answers a second that one primary of the database takes: assumed for sixteen cores (12,400 were measured on two busy ones). */
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

/** Assumed list prices of a large provider, in euros a month. */
export const PRICES = {
  /** A core with 8 GB of memory. */
  core: 30,
  /** A primary with 16 cores, its copy and their disks. */
  partition: 1900,
  /** A shard of Redis with its copy. */
  shard: 120,
  /** A terabyte that leaves the provider. */
  terabyteOut: 40,
} as const;
/** Messages a second through one shard of Redis. */
export const MESSAGES_PER_SHARD = 150_000;
