// Opens the PostgreSQL store: connections that write in groups, and a pool for other queries.
import { Kysely, sql } from 'kysely';
import {
  checksumsOf,
  type Database,
  type Deadline,
  heartbeatsOf,
  type Deadlines,
  type Log,
  type Store,
  type Limits,
} from '@eminent/server/store';
import { exportTo } from './backup.ts';
import { LIMITS } from './connect.ts';
import { poolDialect } from './dialect.ts';
import { Writers } from './writers.ts';
import { prepareDatabase } from './prepare.ts';
import { readsOf } from './log-reads.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly transactionMs?: number;
  /** Milliseconds added to each commit. Failure drills simulate a slower disk with it. */
  readonly commitDelayMs?: number;
  readonly limits?: Limits;
}

const TRANSACTION_TIMEOUT_MS = 10_000;
const POOL_SIZE = 10;
/** How long other processes skip a claimed deadline. */
const LEASE_MS = 2000;

function logOf(db: Kysely<Database>, writers: Writers): Log {
  const reads = readsOf(db);
  return {
    append: (entries, extra) => writers.write({ entries, extra }),
    read: (table, after) => reads.of({ table, after }),
  };
}

function deadlinesOf(db: Kysely<Database>, writers: Writers): Deadlines {
  return {
    async set(table, kind, at) {
      await writers.write({ entries: [], extra: { set: [{ table, kind, at }] } });
    },
    async clear(table, kind) {
      await writers.write({ entries: [], extra: { clear: [{ table, kind }] } });
    },
    claim: (kind, now, limit) => claim(db, kind, now, limit),
  };
}

/** Claims due deadlines. Leases use the database clock, because clocks of processes differ. */
async function claim(
  db: Kysely<Database>,
  kind: string,
  now: number,
  limit: number,
): Promise<readonly Deadline[]> {
  const clock = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const { rows } = await sql<Deadline>`
    with due as (
      select "table", kind from deadlines
      where kind = ${kind} and at <= ${Math.floor(now)} and held <= ${clock}
      order by at limit ${limit}
      for update skip locked
    )
    update deadlines set held = ${clock} + ${LEASE_MS} from due
    where deadlines."table" = due."table" and deadlines.kind = due.kind
    returning deadlines."table", deadlines.kind, deadlines.at`.execute(db);
  return rows.toSorted((a, b) => a.at - b.at);
}

/** Connects to a database and migrates it. Throws a StoreError if it cannot be used. */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const {
    url,
    transactionMs = TRANSACTION_TIMEOUT_MS,
    commitDelayMs = 0,
    limits = LIMITS,
  } = options;
  await prepareDatabase(url);
  const dialect = poolDialect({ url, limits, maxConnections: POOL_SIZE, transactionMs });
  const db = new Kysely<Database>({ dialect });
  const writers = new Writers({ url, limits, commitDelayMs });
  return {
    db,
    isReadOnly: false,
    log: logOf(db, writers),
    deadlines: deadlinesOf(db, writers),
    checksums: checksumsOf(db),
    heartbeats: heartbeatsOf(db, 'postgres'),
    figures: writers.figures,
    backup: (file) => exportTo(url, file),
    async close() {
      await writers.close();
      await db.destroy();
    },
  };
}
