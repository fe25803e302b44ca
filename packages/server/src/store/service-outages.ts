// Writes heartbeats: one row with the time at which the service was last up. A gap between two
// heartbeats that is too long is stored as an outage.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, HeartbeatRow, Outage } from './database.ts';
import type { Engine } from './migrations/table-builder.ts';
import type { Beat, Heartbeats } from './store.ts';
import { lockNames } from './advisory-lock.ts';

/**
 * Interval of heartbeats, and the gap above which an outage is stored, in milliseconds. A SQLite
 * file has one process, whose start always ends an outage, so longer intervals are enough there.
 */
const TIMES = {
  sqlite: { everyMs: 2000, outageMs: 5000 },
  postgres: { everyMs: 1000, outageMs: 3000 },
} as const;
/**
 * Clocks stay stopped for this long after an outage. Pages reconnect after up to 15 seconds
 * (MAX_PAUSE_MS in web/src/online/socket.ts).
 */
export const RECONNECT_MS = 15_000;

/** The id of the only row. */
const ROW = 1;

/** The times at a heartbeat from which an outage is computed. */
export interface HeartbeatFacts {
  /** The clock of the process, which also dates log entries. */
  readonly now: number;
  /** The clock that heartbeats are compared by: the database's if several processes share it. */
  readonly clock: number;
  /** A larger gap between heartbeats is an outage. */
  readonly outageMs: number;
  /** The end of the last outage; 0 if there was none. */
  readonly lastEnd: number;
}

/** The outage that a heartbeat ends; undefined if the service was up since the heartbeat `last`. */
export function outageBefore(
  last: number | undefined,
  { now, clock, outageMs, lastEnd }: HeartbeatFacts,
): Outage | undefined {
  const recorded = Math.floor(now);
  const ended = recorded + RECONNECT_MS;
  // The database is older than heartbeats, so the start of the outage is unknown. The time since
  // the last entry of each table does not count.
  if (last === undefined) return { began: 0, recorded, ended };
  const passed = clock - last;
  // The clock was set back, or the gap is too small.
  if (passed <= outageMs) return undefined;
  const began = Math.max(Math.floor(now - passed), lastEnd);
  return began < ended ? { began, recorded, ended } : undefined;
}

export function heartbeatsOf(db: Kysely<Database>, engine: Engine): Heartbeats {
  return {
    ...TIMES[engine],
    async beat(beat) {
      const outages = endsOutage(engine, beat)
        ? undefined
        : await extendUptime(db, engine, beat.now);
      return outages ?? (await record(db, engine, beat));
    },
    outages: () => db.selectFrom('outages').selectAll().orderBy('began').execute(),
  };
}

/**
 * Whether this heartbeat ends an outage in any case: the first one of the only process that uses a
 * SQLite file.
 */
function endsOutage(engine: Engine, { isStart }: Beat): boolean {
  return isStart && engine === 'sqlite';
}

function clockOf(engine: Engine, now: number) {
  // The clocks of several processes differ. Comparing them would produce false outages.
  return engine === 'postgres'
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`${Math.floor(now)}`;
}

/**
 * Writes an ordinary heartbeat with one statement. Returns the number of outages; undefined if
 * nothing was written because the last heartbeat is too old.
 */
async function extendUptime(
  db: Kysely<Database>,
  engine: Engine,
  now: number,
): Promise<number | undefined> {
  const clock = clockOf(engine, now);
  const row = await db
    .updateTable('heartbeat')
    .set({ at: clock })
    .where('id', '=', ROW)
    .where('at', '>=', sql<number>`${clock} - ${sql.lit(TIMES[engine].outageMs)}`)
    .returning('outages')
    .executeTakeFirst();
  return row?.outages;
}

/**
 * Writes a heartbeat and, in the same transaction, the outage that it ends, so that each outage is
 * recorded exactly once.
 */
function record(db: Kysely<Database>, engine: Engine, beat: Beat): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await lockNames(transaction, ['heartbeat']);
    const [last, lastEnd, clock] = [
      await lastBeat(transaction),
      await lastEndOf(transaction),
      await readClock(transaction, engine, beat.now),
    ];
    const outageMs = endsOutage(engine, beat) ? 0 : TIMES[engine].outageMs;
    const isNew = last === undefined && !(await hasEntries(transaction));
    const facts = { now: beat.now, clock, outageMs, lastEnd };
    const outage = isNew ? undefined : outageBefore(last?.at, facts);
    if (outage !== undefined) {
      await transaction.insertInto('outages').values(outage).execute();
      if (last !== undefined) await beat.extend?.(transaction, outage);
    }
    const outages = (last?.outages ?? 0) + (outage === undefined ? 0 : 1);
    const row: HeartbeatRow = { id: ROW, at: clock, outages };
    await transaction
      .insertInto('heartbeat')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: clock, outages }))
      .execute();
    return outages;
  });
}

function lastBeat(transaction: Transaction<Database>): Promise<HeartbeatRow | undefined> {
  return transaction.selectFrom('heartbeat').selectAll().where('id', '=', ROW).executeTakeFirst();
}

async function lastEndOf(transaction: Transaction<Database>): Promise<number> {
  const row = await transaction
    .selectFrom('outages')
    .select((builder) => builder.fn.max('ended').as('ended'))
    .executeTakeFirst();
  return row?.ended ?? 0;
}

async function hasEntries(transaction: Transaction<Database>): Promise<boolean> {
  const row = await transaction.selectFrom('log').select('seq').limit(1).executeTakeFirst();
  return row !== undefined;
}

async function readClock(
  transaction: Transaction<Database>,
  engine: Engine,
  now: number,
): Promise<number> {
  if (engine === 'sqlite') return Math.floor(now);
  const { rows } = await sql<{ clock: number }>`select ${clockOf(engine, now)} as clock`.execute(
    transaction,
  );
  return rows[0]?.clock ?? now;
}
