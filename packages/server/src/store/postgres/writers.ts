// The connections that write: each table has one of its own, so that what is asked for first is written first.
import { connect, type Limits } from './connect.ts';
import type { Call } from './group-statement.ts';
import { Lane, type LaneFigures } from './writer.ts';

/**
 * With one, whatever comes during a commit waits for two: its end and its own. More groups at once are smaller, and cost more of both
 * processors.
 */
const LANES = 2;

/** Plans are kept, and must suit a log that has grown since: never read all of a table. */
const SETTINGS = 'set enable_seqscan = off';

export class Lanes {
  readonly figures: LaneFigures = { commits: 0, entries: 0, lastCommitMs: 0, waiting: 0 };
  private readonly lanes: readonly Lane[];

  constructor(options: {
    readonly url: string;
    readonly limits: Limits;
    readonly commitDelayMs: number;
  }) {
    const { url, limits, commitDelayMs } = options;
    const parts = {
      connect: () => connect(url, limits, SETTINGS),
      figures: this.figures,
      commitDelayMs,
    };
    this.lanes = Array.from({ length: LANES }, () => new Lane(parts));
  }

  write(call: Call): Promise<'written' | 'taken'> {
    const { set, clear, sums } = call.alongside ?? {};
    const table = (call.entries[0] ?? set?.[0] ?? clear?.[0] ?? sums?.[0])?.table ?? '';
    const lane = this.lanes[placeOf(table, this.lanes.length)];
    if (lane === undefined) throw new Error('no lane');
    return lane.write(call);
  }

  async close(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.close()));
  }
}

/** Which of so many belongs to a table. */
function placeOf(table: string, of: number): number {
  let sum = 0;
  for (let i = 0; i < table.length; i++) sum = (sum * 31 + table.charCodeAt(i)) >>> 0;
  return sum % of;
}
