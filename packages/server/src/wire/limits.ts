// How much somebody may ask: a bucket of tokens that fills at a steady rate, by socket, by person and by address.

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
    const { burst, perSecond } = this.rate;
    const came = (Math.max(0, now - this.at) * perSecond) / 1000;
    this.tokens = Math.min(burst, this.tokens + came);
    this.at = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }

  /** Whether nothing was asked for so long that it may be forgotten. */
  isFull(now: number): boolean {
    const { burst, perSecond } = this.rate;
    return this.tokens + (Math.max(0, now - this.at) * perSecond) / 1000 >= burst;
  }
}

/** From so many on, full buckets are forgotten now and then. */
const MANY = 1024;

/** One bucket for each of many: people, addresses. */
export class Buckets {
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

  private sweep(now: number): void {
    if (this.buckets.size < this.sweepAt) return;
    for (const [of, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(of);
    this.sweepAt = Math.max(MANY, this.buckets.size * 2);
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
