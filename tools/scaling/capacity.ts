// The resources needed for a number of live tables, multiplied from figures of one machine.
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
/** Live tables in the mean of a day, as a share of those at its height. */
const MEAN = 0.4;
/** A node keeps so much of its memory for tables and sockets. */
const NODE_BYTES = 4e9;

export interface Place {
  readonly tables: number;
  /** Regions, each with the tables of the people who live near. */
  readonly regions: number;
  /** Nodes at which a table is in memory: 1 where its people are led together, more where chance leads them. */
  readonly copies: number;
}

export interface Needs {
  readonly answersPerSecond: number;
  /** Processes of one core. */
  readonly nodes: number;
  /** What decides their number. */
  readonly bound: 'processor' | 'memory';
  readonly partitions: number;
  readonly shards: number;
  readonly diskPerDay: number;
  readonly outPerSecond: number;
  readonly eurosPerMonth: number;
  readonly centsPerThousandGames: number;
}

/** Milliseconds of a core that an answer costs all nodes together. */
export function costOfAnswer(copies: number): number {
  return COSTS.take + COSTS.tell + COSTS.hear * (copies - 1);
}

/** The clients of a failed node reconnect to the others within a second and a half: three nodes can accept them, one cannot. */
const MIN_NODES = 4;

/** Room for the nodes that die: one of few, a tenth of many. */
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
