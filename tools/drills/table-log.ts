// Checks in the SQLite file of a running server that each acknowledged answer is there once.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface Findings {
  readonly lost: number;
  readonly doubled: number;
  /** Number of places in a log where sequence numbers are missing. */
  readonly gaps: number;
}

interface Seen {
  seq: number;
  readonly keys: Set<string>;
}

export class TableLog {
  private readonly file: string;
  private readonly seen = new Map<string, Seen>();

  constructor(folder: string) {
    this.file = join(folder, 'eminent.db');
  }

  /** Reads new entries of these tables. Looks for the keys in `fresh`, then clears it. */
  look(tables: readonly { readonly table: string; readonly fresh: Set<string> }[]): Findings {
    const database = new DatabaseSync(this.file, { readOnly: true, timeout: 10_000 });
    const after = database.prepare(
      'select seq, body from log where "table" = ? and seq > ? order by seq',
    );
    const total = { lost: 0, doubled: 0, gaps: 0 };
    for (const { table, fresh } of tables) {
      const seen = this.seen.get(table) ?? { seq: -1, keys: new Set<string>() };
      this.seen.set(table, seen);
      for (const row of after.iterate(table, seen.seq)) {
        const seq = Number(row['seq']);
        if (seen.seq >= 0 && seq !== seen.seq + 1) total.gaps++;
        seen.seq = seq;
        const { key } = JSON.parse(String(row['body'])) as { key?: string };
        if (key === undefined) continue;
        if (seen.keys.has(key)) total.doubled++;
        seen.keys.add(key);
      }
      for (const key of fresh) if (!seen.keys.has(key)) total.lost++;
      fresh.clear();
    }
    database.close();
    return total;
  }
}
