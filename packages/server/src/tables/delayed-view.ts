// A table as it was one whole turn earlier, for spectators whom the setup does not let watch live.
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
  /** The turn in which the entry was made; 0 before the first turn. */
  readonly turn: number;
}

/** A turn becomes visible when the following turn has ended. */
const TURNS_LATER = 2;

export class DelayedView {
  readonly subscribers: Subscribers;
  private readonly tableState: TableState;
  private readonly queued: QueuedEntry[] = [];
  private lastSeq = 0;

  /** `rows`: the whole log so far. */
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

  /** Queues an entry made in `turn`. Ignores those of the log passed to the constructor. */
  enqueue(entry: Entry, seq: number, at: number, turn: number): void {
    if (seq <= this.lastSeq) return;
    this.lastSeq = seq;
    this.queued.push({ entry, seq, at, turn });
  }

  /** Applies the entries that are old enough and sends them. `present`: the current state. */
  publish(present: TableState, now: number): void {
    this.release(present);
    this.subscribers.publish(now);
  }

  /** Applies queued entries up to the first recent one; after the game, applies all. */
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
