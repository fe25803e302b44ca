// A discrete-event model of many nodes on one partitioned log: latency from an answer to the last of four players, in normal operation and
// when a node or a region fails. Client networks are left out, because they are the same in all cases.
import { randomFromSeed } from '@eminent/engine';
import TinyQueue from 'tinyqueue';
import { ANSWERS_PER_TABLE, COSTS, type Costs, GROUP, SEATS } from './figures.ts';
import { CpuQueue, Partition } from './queues.ts';

export type Failure =
  | { readonly what: 'node'; readonly at: number }
  /**
   * Another region fails and its tables move here; `share` is their number relative to the tables
   * already here.
   */
  | { readonly what: 'region'; readonly at: number; readonly share: number };

export interface Setting {
  readonly tables: number;
  readonly nodes: number;
  readonly partitions: number;
  readonly seconds: number;
  /** Whether the players of a table are routed to the same node if possible. */
  readonly together: boolean;
  readonly failure?: Failure;
  readonly seed: string;
  readonly costs?: Costs;
}

export interface Outcome {
  readonly answers: number;
  /** Milliseconds from sending an answer until the last of four players sees it. */
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  readonly longest: number;
  /**
   * Percentile of answers that were given after the failure by players who were not disconnected by
   * it.
   */
  readonly others99: number;
  /** Milliseconds until the 99th percentile of a second is as low again as before the failure. */
  readonly recoveryMs: number;
  /** Average load of the nodes' cores, from 0 to 1. */
  readonly busy: number;
  /** The longest wait for a core in milliseconds, and the most entries that waited for a commit. */
  readonly coreQueue: number;
  readonly logQueue: number;
  readonly entriesPerCommit: number;
  /** Nodes at which a table is in memory. */
  readonly copies: number;
}

/** Milliseconds until clients notice the failure, and over which their reconnects are spread. */
const AFTER_NODE = { found: 300, spread: 1500 };
/** The other region must be declared lost and its log replica promoted, while clients retry with a growing delay. */
const AFTER_REGION = { found: 30_000, spread: 30_000 };

interface Answer {
  readonly table: number;
  readonly seat: number;
  readonly since: number;
  /** The node that is processing it. */
  node: number;
  isWritten: boolean;
  /** Whether it had to wait until its players had reconnected. */
  wasHeld: boolean;
}

interface Happening {
  readonly at: number;
  readonly run: (now: number) => void;
}

/** A pseudo-random number derived from two others. */
function mixed(a: number, b: number): number {
  let x = Math.imul(a ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(b + 1, 0xc2b2_ae35);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b_3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a_2d39);
  return (x ^ (x >>> 15)) >>> 0;
}

export function simulate(setting: Setting): Outcome {
  return new Simulation(setting).run();
}

class Simulation {
  private readonly setting: Setting;
  private readonly costs: Costs;
  private readonly random: () => number;
  private readonly queue = new TinyQueue<Happening>([], (a, b) => a.at - b.at);
  private readonly cores: readonly CpuQueue[];
  private readonly logs: readonly Partition<Answer>[];
  /**
   * For each answer: when it was given, how long it took, and 1 if its players had to reconnect
   * first.
   */
  private readonly seen = { at: [] as number[], took: [] as number[], held: [] as number[] };
  /** Tables that were read since the failure, by node. */
  private readonly loaded = new Set<number>();
  /** Tables that come from the region that fails. */
  private readonly foreign: number;

  constructor(setting: Setting) {
    this.setting = setting;
    this.costs = setting.costs ?? COSTS;
    const random = randomFromSeed(setting.seed);
    this.random = () => (random.next() + 0.5) / 2 ** 32;
    this.cores = Array.from({ length: setting.nodes }, () => new CpuQueue());
    this.logs = Array.from(
      { length: setting.partitions },
      () => new Partition<Answer>(GROUP, (entries) => this.commitTime(entries)),
    );
    const { failure } = setting;
    this.foreign = failure?.what === 'region' ? Math.round(setting.tables * failure.share) : 0;
  }

  run(): Outcome {
    const { seconds, tables, failure } = this.setting;
    const end = seconds * 1000;
    this.arrive(0, end, 0, tables);
    if (failure?.what === 'region') this.arrive(failure.at, end, tables, this.foreign);
    if (failure !== undefined) this.comeBack(failure);
    for (let next = this.queue.pop(); next !== undefined; next = this.queue.pop()) {
      next.run(next.at);
    }
    return this.outcome(end);
  }

  private at(time: number, run: (now: number) => void): void {
    this.queue.push({ at: time, run });
  }

  /** The duration of a commit, with a long tail like that of disks and replicas. */
  private commitTime(entries: number): number {
    const { commit, entry } = this.costs;
    return commit * (0.75 - 0.25 * Math.log(this.random())) + entry * entries;
  }

  /** The duration of work on a core: half of it fixed, half random. */
  private work(cost: number): number {
    return cost * (0.5 - 0.5 * Math.log(this.random()));
  }

  /** Schedules answers at random times for `tables` tables, numbered from `first`. */
  private arrive(from: number, end: number, first: number, tables: number): void {
    const perMs = (tables * ANSWERS_PER_TABLE) / 1000;
    if (perMs === 0) return;
    const next = (now: number) => {
      const at = now - Math.log(this.random()) / perMs;
      if (at >= end) return;
      this.at(at, () => {
        const table = first + Math.floor(this.random() * tables);
        const seat = Math.floor(this.random() * SEATS);
        this.take({ table, seat, since: at, node: 0, isWritten: false, wasHeld: false }, at);
        next(at);
      });
    };
    next(from);
  }

  /**
   * The time at which a player of a failed node or region is connected again; undefined if not
   * affected.
   */
  private backAt(table: number, seat: number, now: number): number | undefined {
    const { failure, nodes, tables } = this.setting;
    if (failure === undefined || now < failure.at) return undefined;
    const { found, spread } = failure.what === 'node' ? AFTER_NODE : AFTER_REGION;
    const isHit =
      failure.what === 'node' ? this.seatNode(table, seat, nodes) === 0 : table >= tables;
    if (!isHit) return undefined;
    return failure.at + found + (mixed(table + 7, seat) / 2 ** 32) * spread;
  }

  private seatNode(table: number, seat: number, nodes: number): number {
    return mixed(table, this.setting.together ? 0 : seat) % nodes;
  }

  /** The node of a player. */
  private nodeOf(table: number, seat: number, now: number): number {
    const { nodes, failure } = this.setting;
    const node = this.seatNode(table, seat, nodes);
    if (failure?.what !== 'node' || now < failure.at || node !== 0) return node;
    const among = this.setting.together ? mixed(table, 99) : mixed(table, seat + 99);
    return 1 + (among % (nodes - 1));
  }

  private core(node: number): CpuQueue {
    const core = this.cores[node];
    if (core === undefined) throw new Error(`there is no node ${node}`);
    return core;
  }

  private isDead(node: number, now: number): boolean {
    const { failure } = this.setting;
    return failure?.what === 'node' && node === 0 && now >= failure.at;
  }

  /** Reconnects every disconnected player to some node. */
  private comeBack(failure: Failure): void {
    const { tables } = this.setting;
    const last = tables + this.foreign;
    for (let table = failure.what === 'node' ? 0 : tables; table < last; table++) {
      for (let seat = 0; seat < SEATS; seat++) {
        const at = this.backAt(table, seat, failure.at);
        if (at === undefined) continue;
        this.at(at, (now) => this.welcome(table, seat, now));
      }
    }
  }

  private welcome(table: number, seat: number, now: number): void {
    const node = this.nodeOf(table, seat, now);
    const { welcome, load } = this.costs;
    this.core(node).done(now, this.work(welcome + (this.isInMemory(table, seat, node) ? 0 : load)));
    this.loaded.add(table * this.setting.nodes + node);
  }

  /** Whether a node already has a table in memory for another player. */
  private isInMemory(table: number, seat: number, node: number): boolean {
    const { nodes, failure } = this.setting;
    if (this.loaded.has(table * nodes + node)) return true;
    if (failure?.what === 'region') return false;
    for (let other = 0; other < SEATS; other++) {
      if (other !== seat && this.seatNode(table, other, nodes) === node) return true;
    }
    return false;
  }

  /** Passes an answer to the player's node, once the player is connected. */
  private take(answer: Answer, now: number): void {
    const back = this.backAt(answer.table, answer.seat, now);
    if (back !== undefined && back > now) {
      answer.wasHeld = true;
      this.at(back, (then) => this.take(answer, then));
      return;
    }
    answer.node = this.nodeOf(answer.table, answer.seat, now);
    this.at(this.core(answer.node).done(now, this.work(this.costs.accept)), (then) =>
      this.taken(answer, then),
    );
  }

  private taken(answer: Answer, now: number): void {
    // The node died while processing the answer. The page sends it again; an answer already written
    // is not written twice.
    if (this.isDead(answer.node, now)) return this.take(answer, now);
    if (answer.isWritten) return this.written(answer, now);
    const log = mixed(answer.table, 12_345) % this.logs.length;
    this.commitEnds(log, this.logs[log]?.add(now, answer));
  }

  private commitEnds(log: number, at: number | undefined): void {
    if (at === undefined) return;
    this.at(at, (now) => {
      const ended = this.logs[log]?.end(now);
      for (const answer of ended?.written ?? []) this.written(answer, now);
      this.commitEnds(log, ended?.next);
    });
  }

  /** Durable: all nodes with players of the table publish to them. */
  private written(answer: Answer, now: number): void {
    answer.isWritten = true;
    const { publish, receive, relay } = this.costs;
    if (this.isDead(answer.node, now)) return this.take(answer, now);
    const others = new Set<number>();
    for (let seat = 0; seat < SEATS; seat++) others.add(this.nodeOf(answer.table, seat, now));
    others.delete(answer.node);
    let left = 1 + others.size;
    let last = 0;
    const published = (at: number) => {
      last = Math.max(last, at);
      if (--left === 0) {
        this.seen.at.push(answer.since);
        this.seen.took.push(last - answer.since);
        this.seen.held.push(answer.wasHeld ? 1 : 0);
      }
    };
    published(this.core(answer.node).done(now, this.work(publish)));
    for (const node of others) {
      this.at(now + this.work(relay), (then) => {
        published(this.core(node).done(then, this.work(receive)));
      });
    }
  }

  private outcome(end: number): Outcome {
    const { failure, tables } = this.setting;
    const { at, took, held } = this.seen;
    const times = sorted(took);
    const others = took.filter((_, i) => failure && (at[i] ?? 0) >= failure.at && held[i] === 0);
    const commits = this.logs.reduce((sum, log) => sum + log.commits, 0);
    let copies = 0;
    const looked = Math.min(tables, 5000);
    for (let table = 0; table < looked; table++) {
      const nodes = new Set<number>();
      for (let seat = 0; seat < SEATS; seat++) nodes.add(this.nodeOf(table, seat, 0));
      copies += nodes.size / looked;
    }
    return {
      answers: took.length,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      p999: quantile(times, 0.999),
      longest: times.at(-1) ?? 0,
      others99: quantile(sorted(others), 0.99),
      recoveryMs: this.recoveryMs(end),
      busy: this.cores.reduce((sum, { busy }) => sum + busy, 0) / (end * this.cores.length),
      coreQueue: Math.max(...this.cores.map(({ longest }) => longest)),
      logQueue: Math.max(...this.logs.map(({ longest }) => longest)),
      entriesPerCommit: took.length / Math.max(1, commits),
      copies,
    };
  }

  /**
   * Milliseconds from the failure to the end of the last second in which answers were much slower
   * than before it, including held ones.
   */
  private recoveryMs(end: number): number {
    const { failure } = this.setting;
    if (failure === undefined) return 0;
    const bySecond: number[][] = Array.from({ length: Math.ceil(end / 1000) }, () => []);
    for (const [i, at] of this.seen.at.entries()) {
      bySecond[Math.floor(at / 1000)]?.push(this.seen.took[i] ?? 0);
    }
    const slow = bySecond.map((times) => quantile(sorted(times), 0.99));
    const before = sorted(slow.slice(0, Math.floor(failure.at / 1000)));
    const usual = quantile(before, 0.9);
    const last = slow.findLastIndex((time) => time > 1.5 * usual);
    return Math.max(0, (last + 1) * 1000 - failure.at);
  }
}

function sorted(numbers: readonly number[]): Float64Array {
  return Float64Array.from(numbers).sort();
}

export function quantile(ascending: Float64Array, share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
}
