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

/** With this many buckets, full ones are deleted. */
const MANY = 1024;

/** A rate limit per key, such as user or address. */
export interface RateLimiter {
  /** Takes a token. Returns false if there is none. */
  take(of: string, now: number): boolean;
}

/** One bucket per key. */
export class TokenBuckets implements RateLimiter {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, TokenBucket>();
  private sweepAt = MANY;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(of: string, now: number): boolean {
    let bucket = this.buckets.get(of);
    if (bucket === undefined) {
      this.sweep(now);
      bucket = new TokenBucket(this.rate, now);
      this.buckets.set(of, bucket);
    }
    return bucket.take(now);
  }

  /** Removes tokens used on other nodes. */
  drain(of: string, tokens: number): void {
    this.buckets.get(of)?.drain(tokens);
  }

  private sweep(now: number): void {
    if (this.buckets.size < this.sweepAt) return;
    for (const [of, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(of);
    this.sweepAt = Math.max(MANY, this.buckets.size * 2);
  }
}

/** Delay before usage is reported to other nodes. */
const REPORT_DELAY_MS = 200;
/** Usage below this share of the burst is not reported, which covers nearly all keys. */
const REPORT_SHARE = 1 / 16;

/** Local usage in the current window, and how much of it was reported. */
interface WindowUsage {
  window: number;
  local: number;
  reported: number;
  /** The last known total of all nodes. */
  sum: number;
}

/** One bucket per key, shared with other nodes. What they use counts with a short delay. */
export class SharedTokenBuckets implements RateLimiter {
  private readonly local: TokenBuckets;
  private readonly name: string;
  private readonly rate: Rate;
  private readonly counters: SharedCounters;
  private readonly taken = new Map<string, WindowUsage>();
  private timer: NodeJS.Timeout | undefined;

  constructor(name: string, rate: Rate, counters: SharedCounters) {
    this.local = new TokenBuckets(rate);
    this.name = name;
    this.rate = rate;
    this.counters = counters;
  }

  take(of: string, now: number): boolean {
    if (!this.local.take(of, now)) return false;
    const window = Math.floor(now / this.windowMs);
    const known = this.taken.get(of);
    const taken = known?.window === window ? known : { window, local: 0, reported: 0, sum: 0 };
    taken.local++;
    this.taken.set(of, taken);
    if (taken.local >= this.rate.burst * REPORT_SHARE) {
      this.timer ??= setTimeout(() => void this.report(now), REPORT_DELAY_MS).unref();
    }
    return true;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Window length: long enough for an empty bucket to fill. */
  private get windowMs(): number {
    return Math.ceil((this.rate.burst / this.rate.perSecond) * 1000);
  }

  /**
   * Adds the usage of this node to the shared counters, and takes tokens for that of the others.
   */
  private async report(now: number): Promise<void> {
    // Tokens taken during the report belong to the next one.
    this.timer = undefined;
    const window = Math.floor(now / this.windowMs);
    for (const [of, taken] of this.taken) if (taken.window < window) this.taken.delete(of);
    const many = [...this.taken].filter(
      ([, { local, reported }]) => local > reported && local >= this.rate.burst * REPORT_SHARE,
    );
    const keptMs = 2 * this.windowMs;
    const increments = many.map(([of, { window: at, local, reported }]) => {
      return { key: `${this.name} ${of} ${at}`, by: local - reported, keptMs };
    });
    for (const [, taken] of many) taken.reported = taken.local;
    const sums = await this.counters.add(increments);
    for (const [i, [of, taken]] of many.entries()) {
      const sum = sums?.[i];
      if (sum === undefined) continue;
      const others = sum - taken.sum - (increments[i]?.by ?? 0);
      taken.sum = sum;
      if (others > 0) this.local.drain(of, others);
    }
  }
}

/** Counts items per key, such as open sockets. */
export class KeyedCounter {
  private readonly counts = new Map<string, number>();

  of(one: string): number {
    return this.counts.get(one) ?? 0;
  }

  add(one: string, by: 1 | -1): void {
    const count = this.of(one) + by;
    if (count > 0) this.counts.set(one, count);
    else this.counts.delete(one);
  }
}
