// An in-memory log for tests, with settable delays, conflicts and failures.
import { outageBefore } from '../../src/store/service-outages.ts';
import {
  type ExtraWrites,
  type Checksum,
  type Deadline,
  type Heartbeats,
  type LogEntry,
  type Outage,
  StoreError,
} from '../../src/store/index.ts';

export class MemoryStore {
  readonly tables = new Map<string, LogEntry[]>();
  readonly sums = new Map<string, Checksum>();
  readonly wakes = new Map<string, Deadline>();
  /** Called before each write. It may wait, write like another process, or throw. */
  before: (entries: readonly LogEntry[]) => Promise<void> | void = () => undefined;

  /** If several processes share the store, the start of one does not imply an outage. */
  isShared = false;
  /** Why writes fail at the moment. */
  trouble: 'unreachable' | 'full' | undefined;
  outages: readonly Outage[] = [];
  heartbeat: number | undefined;

  readonly heartbeats: Heartbeats = {
    everyMs: 2000,
    outageMs: 5000,
    beat: ({ now, isStart }) => {
      this.mustWrite();
      const lastEnd = this.outages.at(-1)?.ended ?? 0;
      const outageMs = isStart && !this.isShared ? 0 : 5000;
      const isNew = this.heartbeat === undefined && this.tables.size === 0;
      const moment = { now, clock: now, outageMs, lastEnd };
      const outage = isNew ? undefined : outageBefore(this.heartbeat, moment);
      if (outage !== undefined) this.outages = [...this.outages, outage];
      this.heartbeat = now;
      return Promise.resolve(this.outages.length);
    },
    outages: () => {
      this.mustRead();
      return Promise.resolve(this.outages);
    },
  };

  readonly log = {
    append: async (entries: readonly LogEntry[], along?: ExtraWrites) => {
      this.mustWrite();
      await this.before(entries);
      for (const { table, seq } of entries) {
        if (this.rows(table).some((row) => row.seq === seq)) return 'taken' as const;
      }
      for (const entry of entries) this.rows(entry.table).push(entry);
      for (const one of along?.set ?? []) this.wakes.set(`${one.table} ${one.kind}`, one);
      for (const one of along?.clear ?? []) this.wakes.delete(`${one.table} ${one.kind}`);
      for (const sum of along?.sums ?? []) this.sums.set(sum.table, sum);
      return 'written' as const;
    },
    read: (table: string, after: number) => {
      this.mustRead();
      return Promise.resolve((this.tables.get(table) ?? []).filter(({ seq }) => seq > after));
    },
  };

  readonly deadlines = {
    set: (table: string, kind: string, at: number) => {
      this.wakes.set(`${table} ${kind}`, { table, kind, at });
      return Promise.resolve();
    },
    clear: (table: string, kind: string) => {
      this.wakes.delete(`${table} ${kind}`);
      return Promise.resolve();
    },
    claim: (kind: string, now: number, most: number) =>
      Promise.resolve(
        [...this.wakes.values()].filter((one) => one.kind === kind && one.at <= now).slice(0, most),
      ),
  };

  readonly checksums = { latest: (table: string) => Promise.resolve(this.sums.get(table)) };

  private mustWrite(): void {
    if (this.trouble !== undefined) throw new StoreError(this.trouble);
  }

  private mustRead(): void {
    if (this.trouble === 'unreachable') throw new StoreError(this.trouble);
  }

  rows(table: string): LogEntry[] {
    const rows = this.tables.get(table) ?? [];
    this.tables.set(table, rows);
    return rows;
  }
}
