// Checks and migrates a PostgreSQL database. Opens pools with long timeouts for maintenance.
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
  const options = { url, limits: PATIENT, maxConnections: 2, transactionMs };
  const db = new Kysely<Database>({ dialect: poolDialect(options) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Migrates the database to the newest version. Throws a StoreError if it cannot be used. */
export async function prepareDatabase(url: string): Promise<void> {
  const client = await connect(url, LIMITS);
  try {
    await checkServer(client);
  } finally {
    await closeConnection(client);
  }
  // One process migrates at a time. Others wait, and find the database migrated.
  await withPatientPool(url, (db) => migrate(db, 'postgres'));
}
