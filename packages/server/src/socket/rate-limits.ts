// Rate limits with token buckets: each action takes a token, and buckets refill at a constant rate.
import type { SharedCounters } from '../core/shared-counters.ts';

export interface Rate {
  /** Capacity of a bucket. */
  readonly burst: number;
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

  /** Takes a token. Returns false if there is none. `now` in milliseconds. */
  take(now: number): boolean {
    this.fill(now);
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }

  /** Removes up to this many tokens. */
  drain(tokens: number): void {
    this.tokens = Math.max(0, this.tokens - tokens);
  }

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

/** Number of keys from which unused entries are deleted to save memory. */
const MIN_SWEEP_KEYS = 1024;

/** Limits the rate of actions for each key, such as a user or an address. */
export interface RateLimiter {
  /** Takes a token of this key. Returns false if there is none. */
  take(key: string, now: number): boolean;
}

/** Rate limits of this node alone. */
export class TokenBuckets implements RateLimiter {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, TokenBucket>();
  private sweepAt = MIN_SWEEP_KEYS;

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

  drain(key: string, tokens: number): void {
    this.buckets.get(key)?.drain(tokens);
  }

  private sweep(now: number): void {
    if (this.buckets.size < this.sweepAt) return;
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
    this.sweepAt = Math.max(MIN_SWEEP_KEYS, this.buckets.size * 2);
  }
}

/** Delay before taken tokens are added to the shared counters. */
const REPORT_DELAY_MS = 200;
/** Share of the burst from which a key is reported. Nearly all keys stay below it. */
const REPORT_SHARE = 1 / 16;

/** Tokens that this node took for a key in a time window, and how many of them it has reported. */
interface WindowUsage {
  window: number;
  local: number;
  reported: number;
  /** Tokens taken on all nodes, as of the last report. */
  sum: number;
}

/** Rate limits across all nodes. Tokens taken on other nodes count after a short delay. */
export class SharedTokenBuckets implements RateLimiter {
  private readonly local: TokenBuckets;
  private readonly name: string;
  private readonly rate: Rate;
  private readonly counters: SharedCounters;
  private readonly taken = new Map<string, WindowUsage>();
  private sweepAt = MIN_SWEEP_KEYS;
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

  /** Length of a time window: the time that an empty bucket needs to fill up. */
  private get windowMs(): number {
    return Math.ceil((this.rate.burst / this.rate.perSecond) * 1000);
  }

  private sweep(window: number): void {
    for (const [key, taken] of this.taken) if (taken.window < window) this.taken.delete(key);
    this.sweepAt = Math.max(MIN_SWEEP_KEYS, this.taken.size * 2);
  }

  /** Adds the tokens taken here to the shared counters, and removes here those taken elsewhere. */
  private async report(now: number): Promise<void> {
    // Tokens taken from now on belong to the next report.
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
