// Which tables there are: a row for each, written from its log beside the way of an answer, for the lobby and for everybody's own games.
import type { Kysely } from 'kysely';
import type { TableRow } from '@eminent/protocol/online';
import type { Logger } from 'pino';
import type { Database } from '../store/index.ts';
import type { Hub, Where } from './hub.ts';

const MOST_ROWS = 500;
/** Games to watch that the lobby shows. */
const MOST_WATCHED = 60;
/** Games that somebody wants to play again. */
const MOST_AGAIN = 20;
const FLUSH_MS = 50;
const RETRY_MS = 2000;
/** Rows of one transaction. */
const AT_ONCE = 50;

export class Finding {
  private readonly db: Kysely<Database>;
  private readonly hub: Hub;
  private readonly log: Logger;
  /** What each table's row says, as far as this process wrote it lately. */
  private readonly written = new Map<string, string>();
  private readonly waiting = new Map<string, TableRow>();
  private flushing: Promise<void> | undefined;
  private readonly stops: readonly (() => void)[];

  constructor(parts: {
    readonly db: Kysely<Database>;
    readonly hub: Hub;
    readonly log: Logger;
  }) {
    this.db = parts.db;
    this.hub = parts.hub;
    this.log = parts.log;
    this.stops = [
      this.hub.onChange((row, where) => this.changed(row, where)),
      // Another node may have written the row since.
      this.hub.onLoad((table) => this.written.delete(table)),
    ];
  }

  /** Public tables that gather, the newest first, and then those that are played. */
  async listed(): Promise<readonly TableRow[]> {
    await this.settled();
    const [gathering, playing] = await Promise.all([
      this.publicIn('gathering', MOST_ROWS),
      this.publicIn('playing', MOST_WATCHED),
    ]);
    return this.rows([...gathering, ...playing]);
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

  /** Tables where a person sits, those that changed last first. */
  async ofPerson(
    person: string,
    phases: readonly TableRow['phase'][],
  ): Promise<readonly TableRow[]> {
    return this.rows((await this.idsOf(person, phases)).slice(0, MOST_ROWS));
  }

  /** Their ids alone, all of them. */
  async idsOf(person: string, phases: readonly TableRow['phase'][]): Promise<readonly string[]> {
    await this.settled();
    const ids = await this.seatsOf(person)
      .where('tables.phase', 'in', [...phases])
      .orderBy('tables.updated', 'desc')
      .execute();
    return ids.map(({ id }) => id);
  }

  /** Games of a person that are over, and that somebody has wanted to play again since then. */
  async wantedAgain(person: string, since: number): Promise<readonly TableRow[]> {
    await this.settled();
    const ids = await this.seatsOf(person)
      .where('tables.rematch', '>', since)
      .orderBy('tables.rematch', 'desc')
      .limit(MOST_AGAIN)
      .execute();
    return this.rows(ids.map(({ id }) => id));
  }

  private seatsOf(person: string) {
    return this.db
      .selectFrom('table_seats')
      .innerJoin('tables', 'tables.id', 'table_seats.table')
      .select('tables.id')
      .where('table_seats.person', '=', person);
  }

  /** Everything that was announced is written. */
  async settled(): Promise<void> {
    await this.flushing;
    if (this.waiting.size > 0) await this.flush();
  }

  async close(): Promise<void> {
    for (const stop of this.stops) stop();
    await this.settled();
  }

  private async rows(ids: readonly string[]): Promise<readonly TableRow[]> {
    const rows = await Promise.all(ids.map((id) => this.hub.summary(id)));
    return rows.flatMap((row) => row ?? []);
  }

  private changed(row: TableRow, where: Where): void {
    if (where === 'elsewhere') {
      // Whoever wrote the entry writes the row, unless he dies first; then it is written by who takes the table up.
      this.written.delete(row.table);
      return;
    }
    const people = row.seats.map(({ person }) => person ?? '').join(' ');
    const says = `${row.phase} ${people} ${row.rematch?.wanted.join(' ') ?? ''}`;
    if (this.written.get(row.table) === says) return;
    this.written.set(row.table, says);
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
      // A few at a time, since answers wait while a transaction is open.
      for (let at = 0; at < rows.length; at += AT_ONCE) {
        const some = rows.slice(at, at + AT_ONCE);
        // oxlint-disable-next-line no-await-in-loop
        await this.db.transaction().execute((db) => writeRows(db, some));
      }
    } catch (error) {
      this.log.error({ err: error }, 'rows of tables could not be written');
      // The disk is full, or the file is held: what has not changed since is tried again.
      for (const row of rows) if (!this.waiting.has(row.table)) this.waiting.set(row.table, row);
      setTimeout(() => void this.flush(), RETRY_MS).unref();
      return;
    }
    // What is over changes no more; a bound for those that never end.
    for (const { table, phase } of rows) if (phase === 'over') this.written.delete(table);
    if (this.written.size > MOST_ROWS * 20) this.written.clear();
  }
}

/** Other nodes write rows, too: an older one never replaces a newer one, and all lock them in the same order. */
async function writeRows(db: Kysely<Database>, given: readonly TableRow[]): Promise<void> {
  const tables = given
    .map(({ table, phase, join: joining, host, created, updated, rematch }) => {
      const again = rematch === undefined ? null : updated;
      return { id: table, phase, joining, host, created, updated, rematch: again };
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
