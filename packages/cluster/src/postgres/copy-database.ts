// Copies a database into an empty one of any engine. Compares row count and hash of each table.
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Database, StoreError } from '@eminent/server/store';

/** Primary keys, in whose order rows are read. The type ensures that no table is missing. */
const KEYS: { readonly [T in keyof Database]: readonly (keyof Database[T] & string)[] } = {
  log: ['table', 'seq'],
  deadlines: ['table', 'kind'],
  checksums: ['table', 'seq'],
  heartbeat: ['id'],
  outages: ['began'],
  people: ['id'],
  sessions: ['id'],
  passwords: ['person'],
  passkeys: ['id'],
  challenges: ['hash'],
  recovery_codes: ['hash'],
  mails: ['person'],
  mail_tokens: ['hash'],
  attempts: ['what'],
  friends: ['person', 'other'],
  friend_links: ['person'],
  blocks: ['person', 'other'],
  ratings: ['person', 'players'],
  results: ['table'],
  played: ['table', 'seat'],
  firsts: ['person', 'what'],
  daily_results: ['date', 'person'],
  table_links: ['hash'],
  link_uses: ['hash', 'person'],
  table_invites: ['table', 'person'],
  seeks: ['id'],
  reports: ['id'],
  sanctions: ['id'],
  audit: ['id'],
  push_devices: ['id'],
  kept: ['name'],
  notify_settings: ['person'],
  webhooks: ['id'],
  tables: ['id'],
  table_seats: ['table', 'seat'],
  kept_answers: ['name'],
  notices: ['id'],
};

export const TABLES = Object.keys(KEYS) as readonly (keyof Database)[];

type Row = Readonly<Record<string, string | number | null>>;

const CHUNK_ROWS = 500;

/** Yields all rows of a table in key order, in chunks. */
async function* rowsOf(db: Kysely<Database>, table: keyof Database): AsyncGenerator<Row[]> {
  const keys = sql.join(KEYS[table].map((key) => sql.ref(key)));
  const from = sql`select * from ${sql.table(table)}`;
  let after: Row | undefined;
  for (;;) {
    const last = after && sql.join(KEYS[table].map((key) => after?.[key]));
    const where = last === undefined ? sql`` : sql`where (${keys}) > (${last})`;
    const query = sql<Row>`${from} ${where} order by ${keys} limit ${CHUNK_ROWS}`;
    // oxlint-disable-next-line no-await-in-loop
    const { rows } = await query.execute(db);
    if (rows.length > 0) yield rows;
    after = rows.at(-1);
    if (rows.length < CHUNK_ROWS || after === undefined) return;
  }
}

export interface TableSum {
  readonly table: string;
  readonly rows: number;
  /** SHA-256 of all values, in key order of the rows. */
  readonly hash: string;
}

/** Counts and hashes the rows of a table. The hash is the same on every engine. */
class TableHasher {
  private readonly hash = createHash('sha256');
  private rows = 0;

  add(rows: readonly Row[]): void {
    this.rows += rows.length;
    for (const row of rows) {
      const values = Object.keys(row)
        .sort()
        .map((name) => [name, row[name]]);
      this.hash.update(`${JSON.stringify(values)}\n`);
    }
  }

  sum(table: string): TableSum {
    return { table, rows: this.rows, hash: this.hash.digest('hex') };
  }
}

async function sumOf(db: Kysely<Database>, table: keyof Database): Promise<TableSum> {
  const hasher = new TableHasher();
  for await (const rows of rowsOf(db, table)) hasher.add(rows);
  return hasher.sum(table);
}

/** Copies a table. Returns the row count and hash of the rows that were read. */
async function copyTable(
  from: Kysely<Database>,
  into: Kysely<Database>,
  table: keyof Database,
): Promise<TableSum> {
  const hasher = new TableHasher();
  for await (const rows of rowsOf(from, table)) {
    hasher.add(rows);
    await into
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
  return hasher.sum(table);
}

async function mustBeEmpty(db: Kysely<Database>): Promise<void> {
  for (const table of TABLES) {
    // oxlint-disable-next-line no-await-in-loop
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) {
      throw StoreError.withMessage('conflict', `the database is not empty: ${table} has rows`);
    }
  }
}

/** Copies all tables. Throws a StoreError if the target is not empty or the copy differs. */
export async function copyAll(
  from: Kysely<Database>,
  into: Kysely<Database>,
): Promise<readonly TableSum[]> {
  await mustBeEmpty(into);
  const sums: TableSum[] = [];
  for (const table of TABLES) {
    // oxlint-disable no-await-in-loop
    const sent = await copyTable(from, into, table);
    const arrived = await sumOf(into, table);
    // oxlint-enable no-await-in-loop
    if (sent.rows !== arrived.rows || sent.hash !== arrived.hash) {
      const detail = `${sent.rows} rows of ${table} were sent, but ${arrived.rows} differ after the copy`;
      throw new StoreError('failed', detail);
    }
    sums.push(arrived);
  }
  return sums;
}
