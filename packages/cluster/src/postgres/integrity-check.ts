// Checks a PostgreSQL database: reads every row, and compares indexes if amcheck is installed.
import { type Kysely, sql } from 'kysely';
import { type Database, StoreError } from '@eminent/server/store';

interface Named {
  readonly name: string;
}

/** Returns the names of all tables (`r`) or indexes (`i`). */
async function namesOf(db: Kysely<Database>, kind: 'r' | 'i'): Promise<readonly string[]> {
  const { rows } = await sql<Named>`
    select oid::regclass::text as name from pg_class
    where relkind = ${kind} and relnamespace = current_schema()::regnamespace
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Waits for the check of a table or index. Returns the fault that it found, if any. */
async function faultOf(work: Promise<unknown>, name: string): Promise<readonly string[]> {
  try {
    await work;
    return [];
  } catch (error) {
    // A transient error is not a fault of the stored data.
    if (error instanceof StoreError && error.isTransient) throw error;
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Returns the problems of the stored data; empty if there are none. */
export async function faultsOf(db: Kysely<Database>): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const table of await namesOf(db, 'r')) {
    // Reads every value, including long ones that are stored out of line (TOAST).
    const fullRead = sql`select count(md5(rows::text)) from ${sql.raw(table)} as rows`.execute(db);
    // oxlint-disable-next-line no-await-in-loop
    faults.push(...(await faultOf(fullRead, table)));
  }
  const { rows } = await sql`select 1 from pg_extension where extname = 'amcheck'`.execute(db);
  if (rows.length === 0) return faults;
  for (const index of await namesOf(db, 'i')) {
    const compared = sql`select bt_index_check(${index}::regclass, true)`.execute(db);
    // oxlint-disable-next-line no-await-in-loop
    faults.push(...(await faultOf(compared, index)));
  }
  return faults;
}
