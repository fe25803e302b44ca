// Copies everything from one database into another, empty one, whichever engines they are on, and proves that it came over: by the number of
// rows of every table and a hash of all that stands in them.
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { StoreError } from './errors.ts';

/** Every table with its key, in whose order it is read. The compiler sees to it that none is missing. */
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

const AT_ONCE = 500;

/** All rows of a table in the order of its key, in pieces. */
async function* rowsOf(db: Kysely<Database>, table: keyof Database): AsyncGenerator<Row[]> {
  const keys = sql.join(KEYS[table].map((key) => sql.ref(key)));
  const from = sql`select * from ${sql.table(table)}`;
  let after: Row | undefined;
  for (;;) {
    const last = after && sql.join(KEYS[table].map((key) => after?.[key]));
    const where = last === undefined ? sql`` : sql`where (${keys}) > (${last})`;
    const piece = sql<Row>`${from} ${where} order by ${keys} limit ${AT_ONCE}`;
    // oxlint-disable-next-line no-await-in-loop
    const { rows } = await piece.execute(db);
    if (rows.length > 0) yield rows;
    after = rows.at(-1);
    if (rows.length < AT_ONCE || after === undefined) return;
  }
}

export interface TableSum {
  readonly table: string;
  readonly rows: number;
  /** SHA-256 of all values, row by row in the order of the key. */
  readonly hash: string;
}

/** Adds rows up, the same on every engine. */
class Adder {
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
  const adder = new Adder();
  for await (const rows of rowsOf(db, table)) adder.add(rows);
  return adder.sum(table);
}

async function copyTable(
  from: Kysely<Database>,
  into: Kysely<Database>,
  table: keyof Database,
): Promise<TableSum> {
  const adder = new Adder();
  for await (const rows of rowsOf(from, table)) {
    adder.add(rows);
    await into
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
  return adder.sum(table);
}

/** Throws where something is there already: two places are never made one. */
async function mustBeEmpty(db: Kysely<Database>): Promise<void> {
  for (const table of TABLES) {
    // oxlint-disable-next-line no-await-in-loop
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) {
      throw StoreError.saying('conflict', `the database is not empty: ${table} has rows`);
    }
  }
}

/** Copies and compares. What is told is what was read anew from the copy. */
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
      const detail = `${sent.rows} rows of ${table} were sent, and ${arrived.rows} came over otherwise`;
      throw new StoreError('failed', detail);
    }
    sums.push(arrived);
  }
  return sums;
}
