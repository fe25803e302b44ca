// Opens the tables: hub, index, and the recorder of finished games.
import { FinishedTables } from '../lobby/finished-tables.ts';
import type { AnswerPart } from '../telemetry/metrics.ts';
import type { BotQueue } from '../cluster/bot-queue.ts';
import { TableIndex } from '../tables/table-index.ts';
import { Hub } from '../tables/hub.ts';
import { BotPool } from '../tables/bots/bot-pool.ts';
import type { BootContext } from './context.ts';

export interface Tables {
  readonly hub: Hub;
  readonly tableIndex: TableIndex;
  readonly finished: FinishedTables;
}

export async function openTables(boot: BootContext): Promise<Tables> {
  const { shutdown, store, log, metrics, context, peers, tracing, uptime } = boot;
  const botRunner = await createBotRunner(boot);
  const measured = measuredBy(boot);
  const hub = new Hub({ store, log, botRunner, measured, tracing, peers, uptime });
  shutdown.defer(() => hub.close());
  const tableIndex = new TableIndex({ db: store.db, hub, log });
  shutdown.defer(() => tableIndex.close());
  const finished = new FinishedTables({ context, hub, log });
  shutdown.defer(() => finished.close());
  metrics.watch('tables_hot', () => hub.size);
  metrics.watch('bot_queue', () => botRunner.waiting);
  return { hub, tableIndex, finished };
}

/** Records the duration of a stage of an answer. */
export function measuredBy({
  metrics,
  tracing,
}: BootContext): (part: AnswerPart, s: number) => void {
  if (tracing === undefined) return (part, seconds) => metrics.part(part, seconds);
  return (part, seconds) => {
    metrics.part(part, seconds);
    tracing.part(part, seconds);
  };
}

/** Runs bots in local threads, or in workers if there are any. */
async function createBotRunner({
  config,
  pubsub,
  metrics,
}: BootContext): Promise<BotPool | BotQueue> {
  const local = new BotPool();
  if (config.redis === undefined || pubsub === undefined) return local;
  const { BotQueue: Remote } = await import('../cluster/bot-queue.ts');
  const onDowngrade = () => metrics.event('bot-hurried');
  return new Remote({ url: config.redis, pubsub, local, onDowngrade });
}
