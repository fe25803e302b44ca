// Tables for which something must happen although no node has them at hand: a row of the store wakes them.
import type { Logger } from 'pino';
import type { Deadlines } from '../store/index.ts';
import type { Found } from './table-cache.ts';
import type { HotTable } from './table-session.ts';
import { WAKE } from './table-session.ts';

export interface WakesParts {
  readonly deadlines: Deadlines;
  readonly log: Logger;
  readonly now: () => number;
  readonly find: (table: string) => Promise<Found>;
  /** A table was taken up: lists may be older than its log after a sudden end. */
  readonly taken: (table: HotTable) => void;
  /** Whether other nodes may have the tables at hand that a start would take up. */
  readonly hasOthers: boolean;
}

const POLL_MS = 1000;
const MOST_DUE = 50;
/** What a start looks ahead: a table that was being played has a row that is due within this. */
const STARTED_MS = 5 * 60_000;
/** Between two times that a table is woken by its row at least. */
const WOKEN_MS = 60_000;

export class Wakes {
  private readonly parts: WakesParts;
  private poll: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(parts: WakesParts) {
    this.parts = parts;
  }

  /** Takes up every table for which something must happen by itself, now and from time to time. */
  start(): void {
    void this.takeUpAll();
    this.poll = setInterval(() => void this.takeUpDue(this.parts.now()), POLL_MS);
    this.poll.unref();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.poll);
  }

  /** What a process that died had begun waits no longer than it must; others are served meanwhile. */
  private async takeUpAll(): Promise<void> {
    const { now, hasOthers } = this.parts;
    const until = now() + (hasOthers ? 0 : STARTED_MS);
    // Rows are put behind what the next start looks at, and not further: it may come at any moment.
    while ((await this.takeUpDue(until, STARTED_MS)) === MOST_DUE && !this.isClosed);
  }

  /** Returns how many were due. */
  private async takeUpDue(until: number, least = WOKEN_MS): Promise<number> {
    const { deadlines, log } = this.parts;
    try {
      const due = await deadlines.claim(WAKE, until, MOST_DUE);
      await Promise.all(due.map(({ table }) => this.wake(table, least)));
      return due.length;
    } catch (error) {
      log.error({ err: error }, 'deadlines could not be read');
      return 0;
    }
  }

  private async wake(table: string, least: number): Promise<void> {
    if (this.isClosed) return;
    const { deadlines, now, find, taken } = this.parts;
    const found = await find(table);
    if (found.ok) {
      taken(found.table);
      found.table.wake('here');
    }
    const next = found.ok ? found.table.rewake(now()) : now();
    if (next === undefined) await deadlines.clear(table, WAKE);
    else await deadlines.set(table, WAKE, Math.max(next, now() + least));
  }
}
