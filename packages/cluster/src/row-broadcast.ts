// Batches changed table rows for other nodes. Of each table, only the latest row is sent.
import type { TableRow } from '@eminent/protocol/online';

/** Changed rows are collected for this long before they are sent. */
const BATCH_MS = 100;

export class RowBroadcast {
  private readonly rows = new Map<string, TableRow>();
  private readonly send: (row: TableRow) => void;
  private timer: NodeJS.Timeout | undefined;

  constructor(send: (row: TableRow) => void) {
    this.send = send;
  }

  changed(row: TableRow): void {
    this.rows.set(row.table, row);
    this.timer ??= setTimeout(() => this.flush(), BATCH_MS).unref();
  }

  close(): void {
    this.flush();
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const row of this.rows.values()) this.send(row);
    this.rows.clear();
  }
}
