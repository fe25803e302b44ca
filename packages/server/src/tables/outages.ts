// Outages: intervals in which the service was down. Clocks and other deadlines of tables count only the time between them.
import type { Outage } from '../store/index.ts';

/** A list of outages and the arithmetic of time without them. Intervals do not overlap and are in order. */
export class Outages {
  private list: readonly Outage[] = [];

  get count(): number {
    return this.list.length;
  }

  /** When the last outage was recorded; 0 where there was none. */
  get recorded(): number {
    return this.list.at(-1)?.recorded ?? 0;
  }

  replace(list: readonly Outage[]): void {
    this.list = list;
  }

  /**
   * The time from one moment to another without the outages between. An outage that was recorded after `to` does not count: whoever
   * wrote an entry at that time did not know of it, and a replay of the log must come to the same clock.
   */
  upBetween(from: number, to: number): number {
    let up = Math.max(0, to - from);
    for (const { began, recorded, ended } of this.since(from)) {
      if (recorded > to) continue;
      up -= Math.max(0, Math.min(to, ended) - Math.max(from, began));
    }
    return up;
  }

  /** The moment at which the service has been up for so many milliseconds since `from`. */
  after(from: number, ms: number): number {
    let at = from + ms;
    for (const { began, ended } of this.since(from)) {
      if (began >= at) break;
      at += ended - Math.max(from, began);
    }
    return at;
  }

  /** The end of the last outage that reaches past a moment; undefined where none does. */
  endAfter(at: number): number | undefined {
    return this.since(at).at(-1)?.ended;
  }

  /** Outages that end after a moment. Nearly always none or one, at the end of the list. */
  private since(at: number): readonly Outage[] {
    let first = this.list.length;
    while (first > 0 && (this.list[first - 1]?.ended ?? 0) > at) first--;
    return this.list.slice(first);
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
