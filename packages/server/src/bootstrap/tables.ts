// Opens the tables: the hub that holds those in play, the search among all, and what follows when one is over.
import { FinishedTables } from '../lobby/finished-tables.ts';
import type { AnswerPart } from '../ops/metrics.ts';
import type { Thoughts } from '../cluster/bot-queue.ts';
import { Finding } from '../tables/table-index.ts';
import { Hub } from '../tables/hub.ts';
import { ThinkPool } from '../tables/bots/bot-pool.ts';
import type { Base } from './context.ts';

export interface Tables {
  readonly hub: Hub;
  readonly finding: Finding;
  readonly finished: FinishedTables;
}

export async function openTables(base: Base): Promise<Tables> {
  const { closing, store, log, metrics, ground, neighbours, tracing, uptime } = base;
  const thinker = await openThinker(base);
  const measured = measuredBy(base);
  const hub = new Hub({ store, log, thinker, measured, tracing, neighbours, uptime });
  closing.last(() => hub.close());
  const finding = new Finding({ db: store.db, hub, log });
  closing.last(() => finding.close());
  const finished = new FinishedTables({ ground, hub, log });
  closing.last(() => finished.close());
  metrics.watch('tables_hot', () => hub.size);
  metrics.watch('bot_queue', () => thinker.waiting);
  return { hub, finding, finished };
}

/** What takes note of how long a part of an answer's way took. */
export function measuredBy({ metrics, tracing }: Base): (part: AnswerPart, s: number) => void {
  if (tracing === undefined) return (part, seconds) => metrics.part(part, seconds);
  return (part, seconds) => {
    metrics.part(part, seconds);
    tracing.part(part, seconds);
  };
}

/** Bots think in threads of this process, or in workers where there are any. */
async function openThinker({ config, channels, metrics }: Base): Promise<ThinkPool | Thoughts> {
  const local = new ThinkPool();
  if (config.redis === undefined || channels === undefined) return local;
  const { Thoughts: Remote } = await import('../cluster/bot-queue.ts');
  const hurriedOne = () => metrics.event('bot-hurried');
  return new Remote({ url: config.redis, channels, local, hurriedOne });
}
