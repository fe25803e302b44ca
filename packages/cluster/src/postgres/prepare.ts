// Runs maintenance of a PostgreSQL database, which may take long.
import { Kysely } from 'kysely';
import { type Database, migrate } from '@eminent/server/store';
import { checkServer, connect, closeConnection, LIMITS, PATIENT } from './connect.ts';
import { poolDialect } from './dialect.ts';

/** Runs work on a pool with long timeouts. */
export async function withPatientPool<T>(
  url: string,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const transactionMs = PATIENT.statementMs;
  const options = { url, limits: PATIENT, most: 2, transactionMs };
  const db = new Kysely<Database>({ dialect: poolDialect(options) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Checks that the database can be used and migrates it to the newest version. */
export async function prepareDatabase(url: string): Promise<void> {
  const client = await connect(url, LIMITS);
  try {
    await checkServer(client);
  } finally {
    await closeConnection(client);
  }
  // One process at a time migrates; the others wait and find the work done.
  await withPatientPool(url, (db) => migrate(db, 'postgres'));
}
