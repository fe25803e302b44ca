// Records the results of finished tables for ratings and profiles. Deletes the secrets of links
// when a game starts.
import { SPECTATOR } from '@eminent/engine';
import type { TableRow } from '@eminent/protocol/online';
import type { Logger } from 'pino';
import type { ServiceContext } from '../core/context.ts';
import { summarizeGame } from '../accounts/game-summary.ts';
import { type Finished, recordResult } from '../accounts/game-results.ts';
import type { Where } from '../tables/change-feed.ts';
import type { Hub } from '../tables/hub.ts';
import type { TableState } from '../tables/table-state.ts';
import { forgetSecrets } from './table-links.ts';

function finishedOf(tableState: TableState): Finished | undefined {
  const { phase, how, game, setup } = tableState;
  if (phase !== 'over' || how === undefined) return undefined;
  const occupants = tableState.seats.map(({ person, bot, away }) => ({ person, bot, away }));
  const outcomes =
    game?.over === true
      ? summarizeGame(game.viewOf(SPECTATOR), game.eventsSince(0, SPECTATOR), occupants)
      : [];
  return {
    table: tableState.id,
    at: tableState.at,
    how: how === 'played' && game?.over !== true ? 'closed' : how,
    game: setup.game,
    clock: setup.clock,
    rated: setup.rated,
    occupants,
    outcomes,
  };
}

export class FinishedTables {
  private readonly context: ServiceContext;
  private readonly hub: Hub;
  private readonly log: Logger;
  private readonly stop: () => void;
  /** The last known phase of each table that is not over. */
  private readonly phases = new Map<string, TableRow['phase']>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(deps: { readonly context: ServiceContext; readonly hub: Hub; readonly log: Logger }) {
    this.context = deps.context;
    this.hub = deps.hub;
    this.log = deps.log;
    this.stop = deps.hub.changeFeed.onChange((row, where) => this.changed(row, where));
  }

  /** Records missing results, for example after a crash. */
  async start(): Promise<void> {
    const rows = await this.context.db
      .selectFrom('tables')
      .leftJoin('results', 'results.table', 'tables.id')
      .select('tables.id')
      .where('tables.phase', '=', 'over')
      .where('results.table', 'is', null)
      .execute();
    for (const { id } of rows) this.enqueue(() => this.recordResult(id));
  }

  /** Resolves when all queued work is done. */
  async settled(): Promise<void> {
    await this.queue;
  }

  async close(): Promise<void> {
    this.stop();
    await this.settled();
  }

  private changed({ table, phase }: TableRow, where: Where): void {
    // The node that wrote the change records the result. After a crash, `start` does.
    if (where === 'elsewhere') return;
    if (this.phases.get(table) === phase) return;
    this.phases.set(table, phase);
    if (phase === 'gathering') return;
    this.enqueue(() => forgetSecrets(this.context, table));
    if (phase !== 'over') return;
    this.phases.delete(table);
    this.enqueue(() => this.recordResult(table));
  }

  private enqueue(work: () => Promise<unknown>): void {
    this.queue = this.queue.then(work).catch((error: unknown) => {
      this.log.error({ err: error }, 'could not archive a finished table');
    });
  }

  private async recordResult(table: string): Promise<void> {
    const finished = await this.hub.look(table, finishedOf);
    if (finished !== undefined) await recordResult(this.context, finished);
  }
}
