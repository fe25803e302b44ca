// How much somebody may ask: a bucket of tokens that fills at a steady rate, by socket, by person and by address; the latter two at all nodes
// together.
import type { Counters } from '../cluster/shared-counters.ts';

export interface Rate {
  /** What may be asked at once. */
  readonly burst: number;
  /** How many tokens a second come back. */
  readonly perSecond: number;
}

export class Bucket {
  private readonly rate: Rate;
  private tokens: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.tokens = rate.burst;
    this.at = now;
  }

  /** Whether there was a token left. */
  take(now: number): boolean {
    this.fill(now);
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }

  /** So many were taken elsewhere. */
  drain(tokens: number): void {
    this.tokens = Math.max(0, this.tokens - tokens);
  }

  /** Whether nothing was asked for so long that it may be forgotten. */
  isFull(now: number): boolean {
    this.fill(now);
    return this.tokens >= this.rate.burst;
  }

  private fill(now: number): void {
    const { burst, perSecond } = this.rate;
    const came = (Math.max(0, now - this.at) * perSecond) / 1000;
    this.tokens = Math.min(burst, this.tokens + came);
    this.at = now;
  }
}

/** From so many on, full buckets are forgotten now and then. */
const MANY = 1024;

/** What gives tokens to many: people, addresses. */
export interface Takings {
  /** Whether there was a token left. */
  take(of: string, now: number): boolean;
}

/** One bucket for each of many. */
export class Buckets implements Takings {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, Bucket>();
  private sweepAt = MANY;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(of: string, now: number): boolean {
    let bucket = this.buckets.get(of);
    if (bucket === undefined) {
      this.sweep(now);
      bucket = new Bucket(this.rate, now);
      this.buckets.set(of, bucket);
    }
    return bucket.take(now);
  }

  /** So many were taken elsewhere by somebody who asks here, too. */
  drain(of: string, tokens: number): void {
    this.buckets.get(of)?.drain(tokens);
  }

  private sweep(now: number): void {
    if (this.buckets.size < this.sweepAt) return;
    for (const [of, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(of);
    this.sweepAt = Math.max(MANY, this.buckets.size * 2);
  }
}

/** What was taken is told to the other nodes after so long. */
const TELL_MS = 200;
/** Whoever takes less than this part of what may be asked at once is not spoken of: that are nearly all. */
const LITTLE = 1 / 16;

/** Taken here, and what of it all nodes know. */
interface Taken {
  stretch: number;
  here: number;
  told: number;
  /** The sum of all nodes as it was heard last. */
  sum: number;
}

/** Buckets of which the other nodes take as well; what they took is learnt a moment later. */
export class SharedBuckets implements Takings {
  private readonly own: Buckets;
  private readonly name: string;
  private readonly rate: Rate;
  private readonly counters: Counters;
  private readonly taken = new Map<string, Taken>();
  private timer: NodeJS.Timeout | undefined;

  constructor(name: string, rate: Rate, counters: Counters) {
    this.own = new Buckets(rate);
    this.name = name;
    this.rate = rate;
    this.counters = counters;
  }

  take(of: string, now: number): boolean {
    if (!this.own.take(of, now)) return false;
    const stretch = Math.floor(now / this.stretchMs);
    const known = this.taken.get(of);
    const taken = known?.stretch === stretch ? known : { stretch, here: 0, told: 0, sum: 0 };
    taken.here++;
    this.taken.set(of, taken);
    if (taken.here >= this.rate.burst * LITTLE) {
      this.timer ??= setTimeout(() => void this.tell(now), TELL_MS).unref();
    }
    return true;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Long enough for a bucket to fill: what was taken before counts no more. */
  private get stretchMs(): number {
    return Math.ceil((this.rate.burst / this.rate.perSecond) * 1000);
  }

  private async tell(now: number): Promise<void> {
    // What is taken while the others are told is for the next time.
    this.timer = undefined;
    const stretch = Math.floor(now / this.stretchMs);
    for (const [of, taken] of this.taken) if (taken.stretch < stretch) this.taken.delete(of);
    const many = [...this.taken].filter(
      ([, { here, told }]) => here > told && here >= this.rate.burst * LITTLE,
    );
    const keptMs = 2 * this.stretchMs;
    const added = many.map(([of, { stretch: at, here, told }]) => {
      return { key: `${this.name} ${of} ${at}`, by: here - told, keptMs };
    });
    for (const [, taken] of many) taken.told = taken.here;
    const sums = await this.counters.add(added);
    for (const [i, [of, taken]] of many.entries()) {
      const sum = sums?.[i];
      if (sum === undefined) continue;
      const others = sum - taken.sum - (added[i]?.by ?? 0);
      taken.sum = sum;
      if (others > 0) this.own.drain(of, others);
    }
  }
}

/** Counts what somebody has at once. */
export class Counts {
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
