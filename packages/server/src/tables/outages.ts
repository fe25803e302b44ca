// Outages of the service. Clocks and deadlines of tables do not count this time.
import type { Outage } from '../store/index.ts';

/** Upper bound of the clock skew between nodes. */
const SKEW_MS = 60_000;

/** All outages, in order and without overlaps, and time arithmetic that leaves them out. */
export class Outages {
  private list: readonly Outage[] = [];

  get count(): number {
    return this.list.length;
  }

  /**
   * The time for a new entry: `now`, but not before the last outage was recorded, since the clocks
   * of nodes differ slightly. If `now` is much earlier, the clock was set back and is trusted.
   */
  entryTime(now: number): number {
    const recorded = this.list.at(-1)?.recorded ?? 0;
    return recorded - now > SKEW_MS ? now : Math.max(now, recorded);
  }

  /** Replaces the list with a newer one. */
  replace(list: readonly Outage[]): void {
    this.list = list;
  }

  /**
   * Milliseconds between two times, not counting outages. Outages recorded after `to` are ignored:
   * the writer of an entry at `to` did not know them, and a replay must give the same clock.
   */
  upBetween(from: number, to: number): number {
    // A clock that was set back has used no time.
    if (to <= from) return 0;
    let up = to - from;
    for (let i = this.firstAfter(from); i < this.list.length; i++) {
      const { began, recorded, ended } = this.list[i] as Outage;
      if (began >= to) break;
      if (recorded <= to) up -= Math.min(to, ended) - Math.max(from, began);
    }
    return up;
  }

  /** The time at which the service has been up for `ms` milliseconds since `from`. */
  after(from: number, ms: number): number {
    let at = from + ms;
    for (let i = this.firstAfter(from); i < this.list.length; i++) {
      const { began, ended } = this.list[i] as Outage;
      if (began >= at) break;
      at += ended - Math.max(from, began);
    }
    return at;
  }

  /** The end of the last outage if it lies after `at`. */
  endAfter(at: number): number | undefined {
    const end = this.list.at(-1)?.ended;
    return end !== undefined && end > at ? end : undefined;
  }

  /** The index of the first outage that ends after a moment. */
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

/** The uptime of the service, as tables use it. */
export interface ServiceUptime {
  readonly outages: Outages;
  /** The time of the last durable heartbeat. All outages up to then are known. */
  readonly confirmedAt: number;
  /** Whether the last heartbeat is so recent that no unknown outage can have been recorded. */
  readonly isFresh: boolean;
  /**
   * Writes a heartbeat now. Resolves when it is durable and all earlier outages are known. Rejects
   * with a StoreError.
   */
  confirm(): Promise<void>;
  /** Reads outages recorded by other nodes. Rejects with a StoreError. */
  readOutages(): Promise<void>;
  /** Registers a listener for new outages. Returns a function that removes it. */
  onOutage(listener: () => void): () => void;
}

/** Default without heartbeats: the service counts as always up. */
export const ALWAYS_UP: ServiceUptime = {
  outages: new Outages(),
  confirmedAt: Infinity,
  isFresh: true,
  confirm: () => Promise.resolve(),
  readOutages: () => Promise.resolve(),
  onOutage: () => () => undefined,
};
