// All migrations, in order. What has been released is never changed; a new one goes to the end.
import type { Kysely } from 'kysely';
import { up as log } from './0001-log.ts';
import { up as people } from './0002-people.ts';
import { up as lobby } from './0003-lobby.ts';
import { up as host } from './0004-host.ts';
import { up as tables } from './0005-tables.ts';

/**
 * Makes the next version of the database, for SQLite and Postgres alike. `withoutRowid`: whether tables may be laid out by their key
 * (SQLite).
 */
export type Up = (db: Kysely<unknown>, withoutRowid: boolean) => Promise<void>;

export const MIGRATIONS: Readonly<Record<string, Up>> = {
  '0001-log': log,
  '0002-people': people,
  '0003-lobby': lobby,
  '0004-host': host,
  '0005-tables': tables,
};
