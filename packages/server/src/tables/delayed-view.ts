// The table as it was one whole turn ago, for spectators of tables that want it so: the same entries, applied later.
import type { LogEntry } from '../store/index.ts';
import { Subscribers, type SubscribersContext } from './subscribers.ts';
import type { Entry } from './entries.ts';
import { TableState } from './table-state.ts';
import { entryOf } from './load-table.ts';
import type { Outages } from './outages.ts';

interface QueuedEntry {
  readonly entry: Entry;
  readonly seq: number;
  readonly at: number;
  /** The turn in which it was made; 0 before the first one. */
  readonly turn: number;
}

/** What was done in a turn is shown when the next one is over, too. */
const TURNS_LATER = 2;

export class DelayedView {
  readonly subscribers: Subscribers;
  private readonly tableState: TableState;
  private readonly queued: QueuedEntry[] = [];
  /** The number of the last entry that is kept. */
  private last = 0;

  /** `rows` is the whole log so far. */
  constructor(
    id: string,
    rows: readonly LogEntry[],
    context: SubscribersContext,
    outages: Outages,
  ) {
    this.tableState = new TableState(id, outages);
    const present = new TableState(id, outages);
    for (const row of rows) {
      const { seq, at } = row;
      const entry = entryOf(row);
      this.enqueue(entry, seq, at, present.turn);
      present.apply(entry, seq, at);
    }
    this.release(present);
    this.subscribers = new Subscribers(this.tableState, context, true);
  }

  /** An entry that the table has just taken, in the turn `turn`. The log may have told it before, where another node wrote it. */
  enqueue(entry: Entry, seq: number, at: number, turn: number): void {
    if (seq <= this.last) return;
    this.last = seq;
    this.queued.push({ entry, seq, at, turn });
  }

  /** Tells what is old enough now. */
  publish(present: TableState, now: number): void {
    this.release(present);
    this.subscribers.publish(now);
  }

  /** In their order: what is too new keeps what came after it, too. */
  private release(present: TableState): void {
    for (;;) {
      const [next] = this.queued;
      if (next === undefined) return;
      const isOld = next.turn === 0 || next.turn + TURNS_LATER <= present.turn;
      if (!isOld && present.phase !== 'over') return;
      this.queued.shift();
      this.tableState.apply(next.entry, next.seq, next.at);
    }
  }
}
