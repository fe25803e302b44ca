// Estimates the resources for a number of live tables from figures measured on one machine.
import {
  ANSWERS_PER_PARTITION,
  ANSWERS_PER_TABLE,
  BUSY,
  COSTS,
  ENTRIES_PER_GAME,
  MESSAGES_PER_SHARD,
  PRICES,
  SEATS,
  SIZES,
} from './figures.ts';

const SECONDS_A_DAY = 86_400;
const DAYS_A_MONTH = 30;
/** Average number of live tables over a day, as a share of the peak. */
const MEAN = 0.4;
/** Memory of a node available for tables and sockets, in bytes. */
const NODE_BYTES = 4e9;

export interface Place {
  readonly tables: number;
  /** Number of regions; tables are hosted in the region of their players. */
  readonly regions: number;
  /**
   * Number of nodes that have a table in memory: 1 if its players are routed to the same node, more
   * with random routing.
   */
  readonly copies: number;
}

export interface Needs {
  readonly answersPerSecond: number;
  /** Single-core processes. */
  readonly nodes: number;
  /** The resource that determines the number of nodes. */
  readonly bound: 'processor' | 'memory';
  readonly partitions: number;
  readonly shards: number;
  readonly diskPerDay: number;
  readonly outPerSecond: number;
  readonly eurosPerMonth: number;
  readonly centsPerThousandGames: number;
}

/** CPU milliseconds per answer, summed over all nodes. */
export function costOfAnswer(copies: number): number {
  return COSTS.accept + COSTS.publish + COSTS.receive * (copies - 1);
}

/** The clients of a failed node reconnect to the others within a second and a half: three nodes can accept them, one cannot. */
const MIN_NODES = 4;

/** Adds spare nodes for failures: at least one, and a tenth of a larger number. */
function withSpare(nodes: number): number {
  return Math.max(MIN_NODES, Math.ceil(nodes) + Math.max(1, Math.ceil(nodes / 10)));
}

export function needsOf({ tables, regions, copies }: Place): Needs {
  const answersPerSecond = tables * ANSWERS_PER_TABLE;
  const sockets = tables * SEATS;
  const byProcessor = (answersPerSecond * costOfAnswer(copies)) / 1000 / BUSY;
  const byMemory = (tables * copies * SIZES.table + sockets * SIZES.socket) / NODE_BYTES;
  const perRegion = Math.max(byProcessor, byMemory) / regions;
  // Each region takes its share of a lost one.
  const taken = regions > 1 ? 1 + 1 / (regions - 1) : 1;
  const nodes = regions * withSpare(perRegion * Math.max(1, taken * BUSY * 1.25));
  const partitions = regions * Math.ceil(answersPerSecond / regions / ANSWERS_PER_PARTITION);
  const messages = copies > 1 ? answersPerSecond : 0;
  const shards = regions * Math.max(1, Math.ceil(messages / regions / MESSAGES_PER_SHARD));
  const rowsPerDay = answersPerSecond * SECONDS_A_DAY * MEAN;
  const gamesPerDay = rowsPerDay / ENTRIES_PER_GAME;
  const outPerSecond = answersPerSecond * SIZES.patch;
  const terabytes = (outPerSecond * MEAN * SECONDS_A_DAY * DAYS_A_MONTH) / 1e12;
  const eurosPerMonth =
    nodes * PRICES.core +
    partitions * PRICES.partition +
    shards * PRICES.shard +
    terabytes * PRICES.terabyteOut;
  return {
    answersPerSecond,
    nodes,
    bound: byProcessor >= byMemory ? 'processor' : 'memory',
    partitions,
    shards,
    diskPerDay: rowsPerDay * SIZES.entry,
    outPerSecond,
    eurosPerMonth,
    centsPerThousandGames: (eurosPerMonth * 100) / ((gamesPerDay * DAYS_A_MONTH) / 1000),
  };
}
