// Where tests store data. The same tests run on SQLite and, if PostgreSQL is available, on
// PostgreSQL: this file selects the engine.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { byDepth } from '../../../tools/test-depth.ts';
import { TEMPLATE } from './postgres-setup.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Undefined if tests use SQLite. */
    postgres?: string;
  }
}

const address = inject('postgres');
export const isOnPostgres = address !== undefined;

/** The cheapest parameters of argon2id. Deep runs use those of production. */
export const CHEAP_PASSWORDS = byDepth({ memory: 8, passes: 1 }, undefined);

export interface Place {
  readonly folder: string;
  readonly database?: string;
}

const databases = new Map<string, Promise<string>>();

async function administer(statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    // oxlint-disable-next-line no-await-in-loop
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function make(template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer([`create database ${name} template ${template}`]);
  const url = new URL(address ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates the database on first use, and deletes it after the test file. */
export async function databaseOf(name: string, template = TEMPLATE): Promise<string> {
  const made = databases.get(name) ?? make(template);
  databases.set(name, made);
  return made;
}

/** Data is stored in the folder, or in a separate PostgreSQL database. */
export async function storePlace(folder: string): Promise<Place> {
  return isOnPostgres ? { folder, database: await databaseOf(folder) } : { folder };
}

afterAll(async () => {
  const urls = await Promise.all(databases.values());
  databases.clear();
  const names = urls.map((url) => new URL(url).pathname.slice(1));
  if (names.length > 0) {
    await administer(names.map((name) => `drop database if exists ${name} with (force)`));
  }
});
