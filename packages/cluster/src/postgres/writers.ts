// Distributes writes to several connections. Each table has a fixed one, which keeps writes in
// order.
import type { Limits } from '@eminent/server/store';
import { connect } from './connect.ts';
import type { AppendCall } from './group-statement.ts';
import { Writer, type WriterFigures } from './writer.ts';

/**
 * Number of writing connections. With one, an append that arrives during a commit waits for two
 * commits. More connections mean smaller groups and more CPU load.
 */
const WRITERS = 2;

/** Prevents scans of whole tables. Query plans are cached, and the log may have grown since. */
const SETTINGS = 'set enable_seqscan = off';

export class Writers {
  readonly figures: WriterFigures = { commits: 0, entries: 0, lastCommitMs: 0, waiting: 0 };
  private readonly writers: readonly Writer[];

  constructor(options: {
    readonly url: string;
    readonly limits: Limits;
    readonly commitDelayMs: number;
  }) {
    const { url, limits, commitDelayMs } = options;
    const deps = {
      connect: () => connect(url, limits, SETTINGS),
      figures: this.figures,
      commitDelayMs,
    };
    this.writers = Array.from({ length: WRITERS }, () => new Writer(deps));
  }

  write(call: AppendCall): Promise<'written' | 'taken'> {
    const { set, clear, sums } = call.extra ?? {};
    const table = (call.entries[0] ?? set?.[0] ?? clear?.[0] ?? sums?.[0])?.table ?? '';
    const writer = this.writers[writerIndex(table, this.writers.length)];
    if (writer === undefined) throw new Error('no writer');
    return writer.write(call);
  }

  async close(): Promise<void> {
    await Promise.all(this.writers.map((writer) => writer.close()));
  }
}

function writerIndex(table: string, count: number): number {
  let sum = 0;
  for (let i = 0; i < table.length; i++) sum = (sum * 31 + table.charCodeAt(i)) >>> 0;
  return sum % count;
}
