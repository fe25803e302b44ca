// Starts one PostgreSQL for all tests of a run, with an empty, migrated database.
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../tools/services/postgres.ts';
import { openStore } from '../src/store/index.ts';

/** The template that test databases are copied from. */
export const TEMPLATE = 'eminent_template';

async function makeTemplate(url: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const store = await openStore({ folder: '', database });
  await store.close();
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  try {
    await makeTemplate(postgres.url(), postgres.url(TEMPLATE));
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide('postgres', postgres.url());
  return () => postgres.stop();
}
