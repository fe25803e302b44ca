// Rate limits with token buckets, per socket, user and address. Those per user and per address can
// be shared by all nodes.
import type { SharedCounters } from '../core/shared-counters.ts';

export interface Rate {
  /** Number of tokens in a full bucket. */
  readonly burst: number;
  /** Tokens added per second. */
  readonly perSecond: number;
}

export class TokenBucket {
  private readonly rate: Rate;
  private tokens: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.tokens = rate.burst;
    this.at = now;
  }

  /** Takes a token. Returns false if there is none. */
  take(now: number): boolean {
    this.fill(now);
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }

  /** Removes tokens that were used on other nodes. */
  drain(tokens: number): void {
    this.tokens = Math.max(0, this.tokens - tokens);
  }

  /** Whether the bucket is full and can be dropped. */
  isFull(now: number): boolean {
    this.fill(now);
    return this.tokens >= this.rate.burst;
  }

  private fill(now: number): void {
    const { burst, perSecond } = this.rate;
    const added = (Math.max(0, now - this.at) * perSecond) / 1000;
    this.tokens = Math.min(burst, this.tokens + added);
    this.at = now;
  }
}

/** From this number of keys on, buckets that are full and usage of earlier windows are deleted. */
const MANY = 1024;

/** A rate limit per key, such as user or address. */
export interface RateLimiter {
  /** Takes a token. Returns false if there is none. */
  take(key: string, now: number): boolean;
}

/** One bucket per key. */
export class TokenBuckets implements RateLimiter {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, TokenBucket>();
  private sweepAt = MANY;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(key: string, now: number): boolean {
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      this.sweep(now);
      bucket = new TokenBucket(this.rate, now);
      this.buckets.set(key, bucket);
    }
    return bucket.take(now);
  }

  /** Removes tokens that were used on other nodes. */
  drain(key: string, tokens: number): void {
    this.buckets.get(key)?.drain(tokens);
  }

  private sweep(now: number): void {
    if (this.buckets.size < this.sweepAt) return;
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
    this.sweepAt = Math.max(MANY, this.buckets.size * 2);
  }
}

/** Delay before usage is added to the shared counters. */
const REPORT_DELAY_MS = 200;
/** Usage below this share of the burst, the case of nearly all keys, is not reported. */
const REPORT_SHARE = 1 / 16;

/** Tokens taken in one time window: on this node, and how many of these were reported. */
interface WindowUsage {
  window: number;
  local: number;
  reported: number;
  /** The last known total of all nodes. */
  sum: number;
}

/** One bucket per key, shared with other nodes, whose usage counts after a short delay. */
export class SharedTokenBuckets implements RateLimiter {
  private readonly local: TokenBuckets;
  private readonly name: string;
  private readonly rate: Rate;
  private readonly counters: SharedCounters;
  private readonly taken = new Map<string, WindowUsage>();
  private sweepAt = MANY;
  private timer: NodeJS.Timeout | undefined;

  constructor(name: string, rate: Rate, counters: SharedCounters) {
    this.local = new TokenBuckets(rate);
    this.name = name;
    this.rate = rate;
    this.counters = counters;
  }

  take(key: string, now: number): boolean {
    if (!this.local.take(key, now)) return false;
    const window = Math.floor(now / this.windowMs);
    if (this.taken.size >= this.sweepAt) this.sweep(window);
    const known = this.taken.get(key);
    const taken = known?.window === window ? known : { window, local: 0, reported: 0, sum: 0 };
    taken.local++;
    this.taken.set(key, taken);
    if (taken.local >= this.rate.burst * REPORT_SHARE) {
      this.timer ??= setTimeout(() => void this.report(now), REPORT_DELAY_MS).unref();
    }
    return true;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Length of a time window: the time in which an empty bucket becomes full. */
  private get windowMs(): number {
    return Math.ceil((this.rate.burst / this.rate.perSecond) * 1000);
  }

  /** Deletes the usage of earlier windows. */
  private sweep(window: number): void {
    for (const [key, taken] of this.taken) if (taken.window < window) this.taken.delete(key);
    this.sweepAt = Math.max(MANY, this.taken.size * 2);
  }

  /** Adds the usage of this node to the shared counters, and drains that of other nodes. */
  private async report(now: number): Promise<void> {
    // Tokens taken during the report belong to the next one.
    this.timer = undefined;
    const window = Math.floor(now / this.windowMs);
    this.sweep(window);
    const many = [...this.taken].filter(
      ([, { local, reported }]) => local > reported && local >= this.rate.burst * REPORT_SHARE,
    );
    const keptMs = 2 * this.windowMs;
    const increments = many.map(([key, { window: at, local, reported }]) => {
      return { key: `${this.name} ${key} ${at}`, by: local - reported, keptMs };
    });
    for (const [, taken] of many) taken.reported = taken.local;
    const sums = await this.counters.add(increments);
    for (const [i, [key, taken]] of many.entries()) {
      const sum = sums?.[i];
      if (sum === undefined) continue;
      const others = sum - taken.sum - (increments[i]?.by ?? 0);
      taken.sum = sum;
      if (others > 0) this.local.drain(key, others);
    }
  }
}

/** Counts items per key, such as open sockets. */
export class KeyedCounter {
  private readonly counts = new Map<string, number>();

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  add(key: string, by: 1 | -1): void {
    const count = this.of(key) + by;
    if (count > 0) this.counts.set(key, count);
    else this.counts.delete(key);
  }
}
