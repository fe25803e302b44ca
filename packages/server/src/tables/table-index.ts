// Index of all tables: one row per table, written asynchronously from its log, for the lobby and
// personal lists.
import type { Kysely } from 'kysely';
import type { TableRow } from '@eminent/protocol/online';
import type { Logger } from 'pino';
import type { Database } from '../store/index.ts';
import type { Where } from './change-feed.ts';
import type { Hub } from './hub.ts';

/** Maximum number of gathering tables in the lobby, and of tables in a user's list. */
const MAX_ROWS = 500;
/** Maximum number of games in play in the lobby, for spectators. */
const MAX_WATCHED = 60;
/** Maximum number of finished games with a rematch request in a user's list. */
const MAX_REMATCHES = 20;
/** Changed rows are collected for this long before they are written. */
const FLUSH_MS = 50;
const RETRY_MS = 2000;
/** Rows per transaction. */
const AT_ONCE = 50;

export class TableIndex {
  private readonly db: Kysely<Database>;
  private readonly hub: Hub;
  private readonly log: Logger;
  /** The last written content of each row, as far as this process knows. */
  private readonly written = new Map<string, string>();
  /** Changed rows to be written. */
  private readonly waiting = new Map<string, TableRow>();
  private flushing: Promise<void> | undefined;
  private readonly stops: readonly (() => void)[];

  constructor(deps: {
    readonly db: Kysely<Database>;
    readonly hub: Hub;
    readonly log: Logger;
  }) {
    this.db = deps.db;
    this.hub = deps.hub;
    this.log = deps.log;
    this.stops = [
      this.hub.changeFeed.onChange((row, where) => this.changed(row, where)),
      // Another node may have written the row since.
      this.hub.changeFeed.onLoad((table) => this.written.delete(table)),
    ];
  }

  /** Public tables: gathering ones first, newest first, then those in play. */
  async listed(): Promise<readonly TableRow[]> {
    await this.settled();
    const [gathering, playing] = await Promise.all([
      this.publicIn('gathering', MAX_ROWS),
      this.publicIn('playing', MAX_WATCHED),
    ]);
    return this.hub.summaries([...gathering, ...playing]);
  }

  private async publicIn(phase: TableRow['phase'], most: number): Promise<readonly string[]> {
    const ids = await this.db
      .selectFrom('tables')
      .select('id')
      .where('phase', '=', phase)
      .where('joining', '=', 'listed')
      .orderBy('created', 'desc')
      .limit(most)
      .execute();
    return ids.map(({ id }) => id);
  }

  /** The tables of a user id, most recently changed first. */
  async ofPerson(
    person: string,
    phases: readonly TableRow['phase'][],
  ): Promise<readonly TableRow[]> {
    return this.hub.summaries((await this.idsOf(person, phases)).slice(0, MAX_ROWS));
  }

  /** The ids of all tables of a user id in these phases, most recently changed first. */
  async idsOf(person: string, phases: readonly TableRow['phase'][]): Promise<readonly string[]> {
    await this.settled();
    const ids = await this.seatsOf(person)
      .where('tables.phase', 'in', [...phases])
      .orderBy('tables.updated', 'desc')
      .execute();
    return ids.map(({ id }) => id);
  }

  /** The finished games of a user id with a rematch request after `since`. */
  async rematchRequests(person: string, since: number): Promise<readonly TableRow[]> {
    await this.settled();
    const ids = await this.seatsOf(person)
      .where('tables.rematch', '>', since)
      .orderBy('tables.rematch', 'desc')
      .limit(MAX_REMATCHES)
      .execute();
    return this.hub.summaries(ids.map(({ id }) => id));
  }

  private seatsOf(person: string) {
    return this.db
      .selectFrom('table_seats')
      .innerJoin('tables', 'tables.id', 'table_seats.table')
      .select('tables.id')
      .where('table_seats.person', '=', person);
  }

  /** Waits until the announced changes are written, or a write has failed. */
  async settled(): Promise<void> {
    await this.flushing;
    if (this.waiting.size > 0) await this.flush();
  }

  async close(): Promise<void> {
    for (const stop of this.stops) stop();
    await this.settled();
  }

  private changed(row: TableRow, where: Where): void {
    if (where === 'elsewhere') {
      // The node that wrote the entry writes the row. If it fails, the node that loads the table
      // next does.
      this.written.delete(row.table);
      return;
    }
    const people = row.seats.map(({ person }) => person ?? '').join(' ');
    const content = `${row.phase} ${people} ${row.rematch?.wanted.join(' ') ?? ''}`;
    if (this.written.get(row.table) === content) return;
    this.written.set(row.table, content);
    this.waiting.set(row.table, row);
    if (this.waiting.size > 1) return;
    setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  private flush(): Promise<void> {
    this.flushing ??= this.write().finally(() => {
      this.flushing = undefined;
    });
    return this.flushing;
  }

  private async write(): Promise<void> {
    const rows = [...this.waiting.values()];
    this.waiting.clear();
    try {
      // In small batches, because other writes wait while a transaction is open.
      for (let at = 0; at < rows.length; at += AT_ONCE) {
        const some = rows.slice(at, at + AT_ONCE);
        // oxlint-disable-next-line no-await-in-loop
        await this.db.transaction().execute((db) => writeRows(db, some));
      }
    } catch (error) {
      this.log.error({ err: error }, 'could not write table rows');
      // The disk is full or the file is locked: retry rows that have not changed since.
      for (const row of rows) if (!this.waiting.has(row.table)) this.waiting.set(row.table, row);
      setTimeout(() => void this.flush(), RETRY_MS).unref();
      return;
    }
    // Finished tables change only by rematch requests. The limit is for tables that never end.
    for (const { table, phase } of rows) if (phase === 'over') this.written.delete(table);
    if (this.written.size > MAX_ROWS * 20) this.written.clear();
  }
}

/**
 * Writes rows and their seats. Other nodes write the same rows: the newer one wins, and all nodes
 * lock rows in the same order.
 */
async function writeRows(db: Kysely<Database>, given: readonly TableRow[]): Promise<void> {
  const tables = given
    .map(({ table, phase, join: joining, host, created, updated, rematch }) => {
      const requestedAt = rematch === undefined ? null : updated;
      return { id: table, phase, joining, host, created, updated, rematch: requestedAt };
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const written = await db
    .insertInto('tables')
    .values(tables)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => ({
          phase: row.ref('excluded.phase'),
          updated: row.ref('excluded.updated'),
          rematch: row.ref('excluded.rematch'),
        }))
        .whereRef('tables.updated', '<=', 'excluded.updated'),
    )
    .returning('id')
    .execute();
  const ids = written.map(({ id }) => id);
  if (ids.length === 0) return;
  const rows = given.filter(({ table }) => ids.includes(table));
  await db.deleteFrom('table_seats').where('table', 'in', ids).execute();
  const seats = rows.flatMap(({ table, seats: all }) =>
    all.flatMap(({ person }, seat) => (person === undefined ? [] : [{ table, seat, person }])),
  );
  if (seats.length > 0) await db.insertInto('table_seats').values(seats).execute();
}
