// A log in memory, for tests: as durable as they need it, and as slow or as contended as they want it.
import type { Alongside, Checksum, Deadline, LogEntry } from '../../src/store/index.ts';

export class MemoryStore {
  readonly tables = new Map<string, LogEntry[]>();
  readonly sums = new Map<string, Checksum>();
  readonly wakes = new Map<string, Deadline>();
  /** Called before each write; may wait, write for somebody else, or throw. */
  before: (entries: readonly LogEntry[]) => Promise<void> | void = () => undefined;

  readonly log = {
    append: async (entries: readonly LogEntry[], along?: Alongside) => {
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
    read: (table: string, after: number) =>
      Promise.resolve((this.tables.get(table) ?? []).filter(({ seq }) => seq > after)),
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

  rows(table: string): LogEntry[] {
    const rows = this.tables.get(table) ?? [];
    this.tables.set(table, rows);
    return rows;
  }
}
