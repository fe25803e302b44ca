// Writes heartbeats: one row with the last time at which the service was up. Stores a long gap
// between two heartbeats as an outage.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, HeartbeatRow, Outage } from './database.ts';
import type { Engine } from './migrations/table-builder.ts';
import type { Beat, Heartbeats } from './store.ts';
import { lockNames } from './advisory-lock.ts';

/**
 * Interval of heartbeats, and the gap above which it is an outage. SQLite needs less precision,
 * because each start of its only process counts as the end of an outage.
 */
const TIMES = {
  sqlite: { everyMs: 2000, outageMs: 5000 },
  postgres: { everyMs: 1000, outageMs: 3000 },
} as const;
/**
 * Clocks stay stopped for this long after an outage, because pages wait up to MAX_PAUSE_MS
 * (web/src/online/socket.ts) before they reconnect.
 */
export const RECONNECT_MS = 15_000;

const ROW = 1;

export interface HeartbeatFacts {
  /** The clock of the process, which also dates log entries. */
  readonly now: number;
  /** The clock that dates heartbeats. On PostgreSQL, that of the database. */
  readonly clock: number;
  /** A longer gap between heartbeats is an outage. */
  readonly outageMs: number;
  /** End of the last outage; 0 if there was none. */
  readonly lastEnd: number;
}

/** Returns the outage that a heartbeat ends, if any. `last`: time of the previous heartbeat. */
export function outageBefore(
  last: number | undefined,
  { now, clock, outageMs, lastEnd }: HeartbeatFacts,
): Outage | undefined {
  const recorded = Math.floor(now);
  const ended = recorded + RECONNECT_MS;
  // This database was written before there were heartbeats, so the start of the outage is unknown.
  // The clocks of each table stop at its last entry.
  if (last === undefined) return { began: 0, recorded, ended };
  const passed = clock - last;
  // No gap, or the clock was set back.
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

/** A new process on a SQLite file: no process was running before it. */
function endsOutage(engine: Engine, { isStart }: Beat): boolean {
  return isStart && engine === 'sqlite';
}

function clockOf(engine: Engine, now: number) {
  // The clocks of several processes may differ, which would look like outages.
  return engine === 'postgres'
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`${Math.floor(now)}`;
}

/**
 * Writes a heartbeat in one statement and returns the number of outages. Does nothing, and returns
 * undefined, if the last heartbeat is too old or missing.
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

/** Writes a heartbeat and, in the same transaction, the outage that it ends. */
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
