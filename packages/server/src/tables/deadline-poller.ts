// Polls the database for wake-ups (deadlines of tables) that are due and loads their tables, which
// no node may have in memory.
import type { Logger } from 'pino';
import type { Deadlines } from '../store/index.ts';

/** The kind of stored deadlines that wake tables. */
export const WAKE = 'wake';

export interface DeadlinePollerDeps {
  readonly deadlines: Deadlines;
  readonly log: Logger;
  readonly now: () => number;
  /** Loads a table and starts what is due. Returns when to do so again; undefined for never. */
  readonly wake: (table: string) => Promise<number | undefined>;
  /** Whether other nodes may have active tables in memory. */
  readonly hasOthers: boolean;
}

const POLL_MS = 1000;
const MAX_DUE = 50;
/** At startup, a single node loads tables due within this time: all active ones (CALM_WAKE_MS). */
const LOOK_AHEAD_MS = 5 * 60_000;
/** Minimum time until the next wake-up of the same table. */
const WAKE_INTERVAL_MS = 60_000;

export class DeadlinePoller {
  private readonly deps: DeadlinePollerDeps;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(deps: DeadlinePollerDeps) {
    this.deps = deps;
  }

  start(): void {
    void this.loadAll();
    this.timer = setInterval(() => void this.loadDue(this.deps.now()), POLL_MS);
    this.timer.unref();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
  }

  /** Loads due tables in batches; on a single node, also those within LOOK_AHEAD_MS. */
  private async loadAll(): Promise<void> {
    const { now, hasOthers } = this.deps;
    const until = now() + (hasOthers ? 0 : LOOK_AHEAD_MS);
    // Loaded tables are due later than `until`, so the loop ends.
    while ((await this.loadDue(until, LOOK_AHEAD_MS)) === MAX_DUE && !this.isClosed);
  }

  /** Loads up to MAX_DUE tables due by `until`. Returns their number; 0 after an error. */
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

  private async wake(table: string, minDelayMs: number): Promise<void> {
    if (this.isClosed) return;
    const { deadlines, now } = this.deps;
    const next = await this.deps.wake(table);
    if (next === undefined) await deadlines.clear(table, WAKE);
    else await deadlines.set(table, WAKE, Math.max(next, now() + minDelayMs));
  }
}
