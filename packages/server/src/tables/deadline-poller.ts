// Loads tables with a due deadline that no node has in memory. Deadlines are stored as rows.
import type { Logger } from 'pino';
import type { Deadlines } from '../store/index.ts';

/** The kind of the stored wake-up deadlines. */
export const WAKE = 'wake';

export interface DeadlinePollerDeps {
  readonly deadlines: Deadlines;
  readonly log: Logger;
  readonly now: () => number;
  /** Loads a table with a due deadline. Returns its next one. */
  readonly wake: (table: string) => Promise<number | undefined>;
  /** Whether other nodes may already have these tables in memory. */
  readonly hasOthers: boolean;
}

const POLL_MS = 1000;
const MAX_DUE = 50;
/** Look-ahead at startup: a table in play has a deadline within this time. */
const STARTED_MS = 5 * 60_000;
/** Minimum time between two wake-ups of a table. */
const WOKEN_MS = 60_000;

export class DeadlinePoller {
  private readonly deps: DeadlinePollerDeps;
  private poll: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(deps: DeadlinePollerDeps) {
    this.deps = deps;
  }

  /** Loads due tables now and then periodically. */
  start(): void {
    void this.loadAll();
    this.poll = setInterval(() => void this.loadDue(this.deps.now()), POLL_MS);
    this.poll.unref();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.poll);
  }

  /** Loads all tables in play at startup, in batches. */
  private async loadAll(): Promise<void> {
    const { now, hasOthers } = this.deps;
    const until = now() + (hasOthers ? 0 : STARTED_MS);
    // Loaded deadlines move just beyond the look-ahead. After another restart they are soon due
    // again.
    while ((await this.loadDue(until, STARTED_MS)) === MAX_DUE && !this.isClosed);
  }

  /** Returns the number of due deadlines. */
  private async loadDue(until: number, least = WOKEN_MS): Promise<number> {
    const { deadlines, log } = this.deps;
    try {
      const due = await deadlines.claim(WAKE, until, MAX_DUE);
      await Promise.all(due.map(({ table }) => this.wake(table, least)));
      return due.length;
    } catch (error) {
      log.error({ err: error }, 'could not read deadlines');
      return 0;
    }
  }

  /** Loads a table and stores its next deadline, at least `least` milliseconds from now. */
  private async wake(table: string, least: number): Promise<void> {
    if (this.isClosed) return;
    const { deadlines, now } = this.deps;
    const next = await this.deps.wake(table);
    if (next === undefined) await deadlines.clear(table, WAKE);
    else await deadlines.set(table, WAKE, Math.max(next, now() + least));
  }
}
