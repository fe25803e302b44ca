// Opens the hub of the tables, their index, and the recorder of finished games.
import { FinishedTables } from '../lobby/finished-tables.ts';
import type { AnswerPart } from '../telemetry/metrics.ts';
import { TableIndex } from '../tables/table-index.ts';
import { Hub } from '../tables/hub.ts';
import { BotPool } from '../tables/bots/bot-pool.ts';
import type { BootContext } from './context.ts';

export interface Tables {
  readonly hub: Hub;
  readonly tableIndex: TableIndex;
  readonly finished: FinishedTables;
}

export function openTables(boot: BootContext): Tables {
  const { shutdown, store, log, metrics, context, cluster, tracing, uptime } = boot;
  const local = new BotPool();
  const botRunner = cluster?.botRunner(local, () => metrics.event('bot-hurried')) ?? local;
  const measured = measuredBy(boot);
  const hub = new Hub({ store, log, botRunner, measured, tracing, peers: cluster?.peers, uptime });
  shutdown.defer(() => hub.close());
  const tableIndex = new TableIndex({ db: store.db, hub, log });
  shutdown.defer(() => tableIndex.close());
  const finished = new FinishedTables({ context, hub, log });
  shutdown.defer(() => finished.close());
  metrics.watch('tables_in_memory', () => hub.size);
  metrics.watch('bot_queue', () => botRunner.waiting);
  return { hub, tableIndex, finished };
}

/** Returns a function that records the duration of a stage of a command in metrics and traces. */
export function measuredBy({
  metrics,
  tracing,
}: BootContext): (part: AnswerPart, seconds: number) => void {
  if (tracing === undefined) return (part, seconds) => metrics.part(part, seconds);
  return (part, seconds) => {
    metrics.part(part, seconds);
    tracing.part(part, seconds);
  };
}
