// Outages of the service. Clocks and deadlines of tables do not count this time.
import type { Outage } from '../store/index.ts';

/** Assumed maximum difference between the clocks of nodes. */
const SKEW_MS = 60_000;

/** All outages in order, without overlaps, and time arithmetic that leaves them out. */
export class Outages {
  private list: readonly Outage[] = [];

  get count(): number {
    return this.list.length;
  }

  /**
   * The time for a new entry: `now`, but not before the last outage was recorded, as the clocks of
   * nodes differ slightly. If `now` is much earlier, the system clock was set back and is trusted.
   */
  entryTime(now: number): number {
    const recorded = this.list.at(-1)?.recorded ?? 0;
    return recorded - now > SKEW_MS ? now : Math.max(now, recorded);
  }

  replace(list: readonly Outage[]): void {
    this.list = list;
  }

  /**
   * Milliseconds of uptime between two times. Outages recorded after `to` count as uptime: the
   * writer of an entry at `to` did not know them, and a replay must give the same clock.
   */
  upBetween(from: number, to: number): number {
    // A clock that was set back has used no time.
    if (to <= from) return 0;
    let up = to - from;
    for (let i = this.indexOfFirstEndingAfter(from); i < this.list.length; i++) {
      const { began, recorded, ended } = this.list[i] as Outage;
      if (began >= to) break;
      if (recorded <= to) up -= Math.min(to, ended) - Math.max(from, began);
    }
    return up;
  }

  /** The time at which the service has been up for `ms` milliseconds since `from`. */
  after(from: number, ms: number): number {
    let at = from + ms;
    for (let i = this.indexOfFirstEndingAfter(from); i < this.list.length; i++) {
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

  private indexOfFirstEndingAfter(at: number): number {
    let [low, high] = [0, this.list.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.list[middle]?.ended ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

export interface ServiceUptime {
  readonly outages: Outages;
  /** The time of the last stored heartbeat. All outages before it are known. */
  readonly confirmedAt: number;
  /** Whether the last heartbeat is so recent that no unknown outage can have been recorded. */
  readonly isFresh: boolean;
  /** Writes a heartbeat and reads all earlier outages. Rejects with a StoreError. */
  confirm(): Promise<void>;
  /** Reads outages recorded by other nodes. Rejects with a StoreError. */
  readOutages(): Promise<void>;
  onOutage(listener: () => void): () => void;
}

/** For a service without heartbeats, which counts as always up. */
export const ALWAYS_UP: ServiceUptime = {
  outages: new Outages(),
  confirmedAt: Infinity,
  isFresh: true,
  confirm: () => Promise.resolve(),
  readOutages: () => Promise.resolve(),
  onOutage: () => () => undefined,
};
