// Outages: intervals in which the service was down. Clocks and other deadlines of tables count only the time between them.
import type { Outage } from '../store/index.ts';

/** Clocks of nodes differ by less. */
const SKEW_MS = 60_000;

/** A list of outages and the arithmetic of time without them. Intervals do not overlap and are in order. */
export class Outages {
  private list: readonly Outage[] = [];

  get count(): number {
    return this.list.length;
  }

  /**
   * The time of an entry that is written now. Clocks of nodes differ a little, and an entry must not be older than an outage that its
   * writer knows of. A clock that was set back is believed.
   */
  entryTime(now: number): number {
    const recorded = this.list.at(-1)?.recorded ?? 0;
    return recorded - now > SKEW_MS ? now : Math.max(now, recorded);
  }

  replace(list: readonly Outage[]): void {
    this.list = list;
  }

  /**
   * The time from one moment to another without the outages between. An outage that was recorded after `to` does not count: whoever
   * wrote an entry at that time did not know of it, and a replay of the log must come to the same clock.
   */
  upBetween(from: number, to: number): number {
    // A clock that was set back has spent nothing.
    if (to <= from) return 0;
    let up = to - from;
    for (let i = this.firstAfter(from); i < this.list.length; i++) {
      const { began, recorded, ended } = this.list[i] as Outage;
      if (began >= to) break;
      if (recorded <= to) up -= Math.min(to, ended) - Math.max(from, began);
    }
    return up;
  }

  /** The moment at which the service has been up for so many milliseconds since `from`. */
  after(from: number, ms: number): number {
    let at = from + ms;
    for (let i = this.firstAfter(from); i < this.list.length; i++) {
      const { began, ended } = this.list[i] as Outage;
      if (began >= at) break;
      at += ended - Math.max(from, began);
    }
    return at;
  }

  /** The end of the last outage that reaches past a moment; undefined where none does. */
  endAfter(at: number): number | undefined {
    const end = this.list.at(-1)?.ended;
    return end !== undefined && end > at ? end : undefined;
  }

  /** The place of the first outage that ends after a moment. */
  private firstAfter(at: number): number {
    let [low, high] = [0, this.list.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.list[middle]?.ended ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** What tables need to know of the uptime of the service. */
export interface ServiceUptime {
  readonly outages: Outages;
  /** Up to this moment all outages are known: the service was up and could write. */
  readonly confirmedAt: number;
  /** Whether no outage can have been recorded that is not known here. */
  readonly isFresh: boolean;
  /** Writes a heartbeat now; resolves when it is durable and all outages before it are known. Rejects with a StoreError. */
  confirm(): Promise<void>;
  /** Reads the outages that others recorded. Rejects with a StoreError. */
  learn(): Promise<void>;
  /** Calls the listener when an outage becomes known. Returns a function that removes it. */
  onOutage(listener: () => void): () => void;
}

/** Without a record of heartbeats the service counts as up all the time. */
export const ALWAYS_UP: ServiceUptime = {
  outages: new Outages(),
  confirmedAt: Infinity,
  isFresh: true,
  confirm: () => Promise.resolve(),
  learn: () => Promise.resolve(),
  onOutage: () => () => undefined,
};
