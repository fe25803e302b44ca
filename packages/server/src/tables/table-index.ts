// Index of all tables in the database, for the lobby and personal lists. Rows are written shortly
// after a change.
import type { Kysely } from 'kysely';
import type { TableRow } from '@eminent/protocol/online';
import type { Logger } from 'pino';
import type { Database } from '../store/index.ts';
import type { Where } from './change-feed.ts';
import type { Hub } from './hub.ts';

/** Maximum number of gathering tables in the lobby, and of tables in a user's list. */
const MAX_ROWS = 500;
const MAX_WATCHED = 60;
const MAX_REMATCHES = 20;
/** Rows that change within this time are written together. */
const FLUSH_MS = 50;
const RETRY_MS = 2000;
const ROWS_PER_TRANSACTION = 50;

export class TableIndex {
  private readonly db: Kysely<Database>;
  private readonly hub: Hub;
  private readonly log: Logger;
  /** By table: phase, players and rematch requests as last written. Nothing else is compared. */
  private readonly written = new Map<string, string>();
  private readonly pending = new Map<string, TableRow>();
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
      // Another node may have written other values.
      this.hub.changeFeed.onLoad((table) => this.written.delete(table)),
    ];
  }

  /** Public tables: gathering ones, then those in play; each newest first, up to a limit. */
  async listed(): Promise<readonly TableRow[]> {
    await this.settled();
    const [gathering, playing] = await Promise.all([
      this.publicIn('gathering', MAX_ROWS),
      this.publicIn('playing', MAX_WATCHED),
    ]);
    return this.hub.summaries([...gathering, ...playing]);
  }

  private async publicIn(phase: TableRow['phase'], maxRows: number): Promise<readonly string[]> {
    const ids = await this.db
      .selectFrom('tables')
      .select('id')
      .where('phase', '=', phase)
      .where('joining', '=', 'listed')
      .orderBy('created', 'desc')
      .limit(maxRows)
      .execute();
    return ids.map(({ id }) => id);
  }

  /** Tables of a user id, most recently changed first, up to MAX_ROWS. */
  async ofPerson(
    person: string,
    phases: readonly TableRow['phase'][],
  ): Promise<readonly TableRow[]> {
    return this.hub.summaries((await this.idsOf(person, phases)).slice(0, MAX_ROWS));
  }

  /** All table ids of a user id, most recently changed first. */
  async idsOf(person: string, phases: readonly TableRow['phase'][]): Promise<readonly string[]> {
    await this.settled();
    const ids = await this.seatsOf(person)
      .where('tables.phase', 'in', [...phases])
      .orderBy('tables.updated', 'desc')
      .execute();
    return ids.map(({ id }) => id);
  }

  /** Finished games of a user id whose rematch request changed after `since`, latest first. */
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
    if (this.pending.size > 0) await this.flush();
  }

  async close(): Promise<void> {
    for (const stop of this.stops) stop();
    await this.settled();
  }

  private changed(row: TableRow, where: Where): void {
    if (where === 'elsewhere') {
      // The node that wrote the entry writes the row. If it fails, the next node that loads the
      // table for a wake-up does.
      this.written.delete(row.table);
      return;
    }
    const people = row.seats.map(({ person }) => person ?? '').join(' ');
    const content = `${row.phase} ${people} ${row.rematch?.wanted.join(' ') ?? ''}`;
    if (this.written.get(row.table) === content) return;
    this.written.set(row.table, content);
    this.pending.set(row.table, row);
    if (this.pending.size > 1) return;
    setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  private flush(): Promise<void> {
    this.flushing ??= this.write().finally(() => {
      this.flushing = undefined;
    });
    return this.flushing;
  }

  private async write(): Promise<void> {
    const rows = [...this.pending.values()];
    this.pending.clear();
    try {
      // Many small transactions, because other writes wait while one is open.
      for (let at = 0; at < rows.length; at += ROWS_PER_TRANSACTION) {
        const some = rows.slice(at, at + ROWS_PER_TRANSACTION);
        // oxlint-disable-next-line no-await-in-loop
        await this.db.transaction().execute((db) => writeRows(db, some));
      }
    } catch (error) {
      this.log.error({ err: error }, 'could not write table rows');
      // Retry rows that have not changed again.
      for (const row of rows) if (!this.pending.has(row.table)) this.pending.set(row.table, row);
      setTimeout(() => void this.flush(), RETRY_MS).unref();
      return;
    }
    // Limits the memory. Finished tables rarely change; some games never end.
    for (const { table, phase } of rows) if (phase === 'over') this.written.delete(table);
    if (this.written.size > MAX_ROWS * 20) this.written.clear();
  }
}

/** Writes rows, unless another node wrote newer ones. All nodes lock rows in the same order. */
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
