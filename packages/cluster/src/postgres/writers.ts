// Distributes writes to several connections. Writes of a table use one connection, in order.
import type { Limits } from '@eminent/server/store';
import { connect } from './connect.ts';
import type { AppendCall } from './group-statement.ts';
import { Writer, type WriterFigures } from './writer.ts';

/**
 * Number of connections for writing. With one, an append that arrives during a commit waits for two
 * commits. With more, groups are smaller and cost more CPU time.
 */
const WRITER_COUNT = 2;

/** Avoids scans of whole tables. A cached query plan may be from a time when the log was small. */
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
    this.writers = Array.from({ length: WRITER_COUNT }, () => new Writer(deps));
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
