// Polls the database for due deadlines and loads their tables, in case no node has them in memory.
import type { Logger } from 'pino';
import type { Deadlines } from '../store/index.ts';

/** The kind of the stored wake-up deadlines. */
export const WAKE = 'wake';

export interface DeadlinePollerDeps {
  readonly deadlines: Deadlines;
  readonly log: Logger;
  readonly now: () => number;
  /** Loads a table. Returns the time of its next deadline; undefined if there is none. */
  readonly wake: (table: string) => Promise<number | undefined>;
  /** Whether there may be other nodes, which already have active tables in memory. */
  readonly hasOthers: boolean;
}

const POLL_MS = 1000;
/** Maximum number of tables loaded at once. */
const MAX_DUE = 50;
/** Look-ahead at startup; longer than the wake-up delays of active tables (table-session.ts). */
const LOOK_AHEAD_MS = 5 * 60_000;
/** Minimum time between two wake-ups of a table. */
const WAKE_INTERVAL_MS = 60_000;

export class DeadlinePoller {
  private readonly deps: DeadlinePollerDeps;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(deps: DeadlinePollerDeps) {
    this.deps = deps;
  }

  /** Loads due tables at once, and then periodically. */
  start(): void {
    void this.loadAll();
    this.timer = setInterval(() => void this.loadDue(this.deps.now()), POLL_MS);
    this.timer.unref();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
  }

  /** At startup, loads due tables in batches; on a single node, also the tables due soon. */
  private async loadAll(): Promise<void> {
    const { now, hasOthers } = this.deps;
    const until = now() + (hasOthers ? 0 : LOOK_AHEAD_MS);
    // Deadlines of loaded tables move beyond the look-ahead, so the loop ends.
    while ((await this.loadDue(until, LOOK_AHEAD_MS)) === MAX_DUE && !this.isClosed);
  }

  /** Loads up to MAX_DUE tables that are due until `until`. Returns their number; 0 on failure. */
  private async loadDue(until: number, minDelayMs = WAKE_INTERVAL_MS): Promise<number> {
    const { deadlines, log } = this.deps;
    try {
      const due = await deadlines.claim(WAKE, until, MAX_DUE);
      await Promise.all(due.map(({ table }) => this.wake(table, minDelayMs)));
      return due.length;
    } catch (error) {
      log.error({ err: error }, 'could not read deadlines');
      return 0;
    }
  }

  /** Loads a table and stores its next deadline, at least `minDelayMs` milliseconds from now. */
  private async wake(table: string, minDelayMs: number): Promise<void> {
    if (this.isClosed) return;
    const { deadlines, now } = this.deps;
    const next = await this.deps.wake(table);
    if (next === undefined) await deadlines.clear(table, WAKE);
    else await deadlines.set(table, WAKE, Math.max(next, now() + minDelayMs));
  }
}
