// The table as it was one whole turn ago, for spectators of tables that want it so: the same entries, applied later.
import type { LogEntry } from '../store/index.ts';
import { Audience, type AudienceHost } from './subscribers.ts';
import type { Entry } from './entries.ts';
import { LiveTable } from './table-state.ts';
import { entryOf } from './load-table.ts';
import type { Outages } from './outages.ts';

interface Kept {
  readonly entry: Entry;
  readonly seq: number;
  readonly at: number;
  /** The turn in which it was made; 0 before the first one. */
  readonly turn: number;
}

/** What was done in a turn is shown when the next one is over, too. */
const TURNS_LATER = 2;

export class Delayed {
  readonly audience: Audience;
  private readonly live: LiveTable;
  private readonly kept: Kept[] = [];
  /** The number of the last entry that is kept. */
  private last = 0;

  /** `rows` is the whole log so far. */
  constructor(id: string, rows: readonly LogEntry[], host: AudienceHost, outages: Outages) {
    this.live = new LiveTable(id, outages);
    const present = new LiveTable(id, outages);
    for (const row of rows) {
      const { seq, at } = row;
      const entry = entryOf(row);
      this.note(entry, seq, at, present.turn);
      present.apply(entry, seq, at);
    }
    this.release(present);
    this.audience = new Audience(this.live, host, true);
  }

  /** An entry that the table has just taken, in the turn `turn`. The log may have told it before, where another node wrote it. */
  note(entry: Entry, seq: number, at: number, turn: number): void {
    if (seq <= this.last) return;
    this.last = seq;
    this.kept.push({ entry, seq, at, turn });
  }

  /** Tells what is old enough now. */
  tell(present: LiveTable, now: number): void {
    this.release(present);
    this.audience.tell(now);
  }

  /** In their order: what is too new keeps what came after it, too. */
  private release(present: LiveTable): void {
    for (;;) {
      const [next] = this.kept;
      if (next === undefined) return;
      const isOld = next.turn === 0 || next.turn + TURNS_LATER <= present.turn;
      if (!isOld && present.phase !== 'over') return;
      this.kept.shift();
      this.live.apply(next.entry, next.seq, next.at);
    }
  }
}
