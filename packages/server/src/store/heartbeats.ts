// Heartbeats: one row that says when the service was last up, and the outages between heartbeats that were too far apart.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, HeartbeatRow, Outage } from './database.ts';
import type { Engine } from './migrations/table-builder.ts';
import type { Beat, Heartbeats } from './store.ts';
import { takeTurn } from './advisory-lock.ts';

/**
 * How often a heartbeat is written, and how far apart two are that have an outage between them. A file of SQLite has one process, whose
 * start always ends an outage: fewer heartbeats are enough there.
 */
const TIMES = {
  sqlite: { everyMs: 2000, outageMs: 5000 },
  postgres: { everyMs: 1000, outageMs: 3000 },
} as const;
/**
 * After an outage clocks stand still for so long once more: pages try again after up to 15 seconds (LONGEST_PAUSE_MS in
 * web/src/online/socket.ts).
 */
export const RECONNECT_MS = 15_000;

const ROW = 1;

/** What is known at the moment of a heartbeat. */
export interface Moment {
  /** The clock of the process, by which the entries of logs are written. */
  readonly now: number;
  /** The clock by which heartbeats are compared: of the database where several processes share it. */
  readonly clock: number;
  /** Heartbeats that are further apart have an outage between them. */
  readonly outageMs: number;
  /** The end of the last outage. */
  readonly lastEnd: number;
}

/** The outage that ends with a heartbeat; undefined where the service was up since the last one. */
export function outageBefore(
  last: number | undefined,
  { now, clock, outageMs, lastEnd }: Moment,
): Outage | undefined {
  const recorded = Math.floor(now);
  const ended = recorded + RECONNECT_MS;
  // The database is older than heartbeats: nobody knows since when it was down, so the time since the last entry of each table is free.
  if (last === undefined) return { began: 0, recorded, ended };
  const passed = clock - last;
  // A clock that was set back says nothing.
  if (passed <= outageMs) return undefined;
  const began = Math.max(Math.floor(now - passed), lastEnd);
  return began < ended ? { began, recorded, ended } : undefined;
}

export function heartbeatsOf(db: Kysely<Database>, engine: Engine): Heartbeats {
  return {
    ...TIMES[engine],
    async beat(beat) {
      const outages = endsOutage(engine, beat) ? undefined : await goOn(db, engine, beat.now);
      return outages ?? (await record(db, engine, beat));
    },
    outages: () => db.selectFrom('outages').selectAll().orderBy('began').execute(),
  };
}

/** Whether nobody can have served just before: the only process has started. */
function endsOutage(engine: Engine, { isStart }: Beat): boolean {
  return isStart && engine === 'sqlite';
}

function clockOf(engine: Engine, now: number) {
  // Clocks of processes differ, and each would see an outage in the difference.
  return engine === 'postgres'
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`${Math.floor(now)}`;
}

/** The usual heartbeat, one statement. Returns how many outages there are, or nothing where the last heartbeat is too old. */
async function goOn(
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

/** Records the outage in the transaction of the heartbeat that ends it, so that each is recorded once. */
function record(db: Kysely<Database>, engine: Engine, beat: Beat): Promise<number> {
  return db.transaction().execute(async (inside) => {
    await takeTurn(inside, ['heartbeat']);
    const [last, lastEnd, clock] = [
      await lastBeat(inside),
      await lastEndOf(inside),
      await readClock(inside, engine, beat.now),
    ];
    const outageMs = endsOutage(engine, beat) ? 0 : TIMES[engine].outageMs;
    const isNew = last === undefined && !(await hasEntries(inside));
    const moment = { now: beat.now, clock, outageMs, lastEnd };
    const outage = isNew ? undefined : outageBefore(last?.at, moment);
    if (outage !== undefined) {
      await inside.insertInto('outages').values(outage).execute();
      if (last !== undefined) await beat.extend?.(inside, outage);
    }
    const outages = (last?.outages ?? 0) + (outage === undefined ? 0 : 1);
    const row: HeartbeatRow = { id: ROW, at: clock, outages };
    await inside
      .insertInto('heartbeat')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: clock, outages }))
      .execute();
    return outages;
  });
}

function lastBeat(inside: Transaction<Database>): Promise<HeartbeatRow | undefined> {
  return inside.selectFrom('heartbeat').selectAll().where('id', '=', ROW).executeTakeFirst();
}

async function lastEndOf(inside: Transaction<Database>): Promise<number> {
  const row = await inside
    .selectFrom('outages')
    .select((of) => of.fn.max('ended').as('ended'))
    .executeTakeFirst();
  return row?.ended ?? 0;
}

async function hasEntries(inside: Transaction<Database>): Promise<boolean> {
  const row = await inside.selectFrom('log').select('seq').limit(1).executeTakeFirst();
  return row !== undefined;
}

async function readClock(
  inside: Transaction<Database>,
  engine: Engine,
  now: number,
): Promise<number> {
  if (engine === 'sqlite') return Math.floor(now);
  const { rows } = await sql<{ clock: number }>`select ${clockOf(engine, now)} as clock`.execute(
    inside,
  );
  return rows[0]?.clock ?? now;
}
