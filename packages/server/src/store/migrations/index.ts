// All migrations, in order. New ones are appended. Released ones never change.
import type { Kysely } from 'kysely';
import type { Engine } from './table-builder.ts';
import { up as log } from './0001-log.ts';
import { up as people } from './0002-people.ts';
import { up as lobby } from './0003-lobby.ts';
import { up as host } from './0004-host.ts';
import { up as tables } from './0005-tables.ts';
import { up as keptAnswers } from './0006-kept-answers.ts';
import { up as leases } from './0007-leases.ts';
import { up as seeks } from './0008-seeks.ts';
import { up as notices } from './0009-notices.ts';
import { up as freshBlocks } from './0010-fresh-blocks.ts';
import { up as rematches } from './0011-rematches.ts';
import { up as outages } from './0012-outages.ts';
import { up as dailyResults } from './0013-daily-results.ts';

/** Upgrades the database by one version. */
export type Up = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

export const MIGRATIONS: Readonly<Record<string, Up>> = {
  '0001-log': log,
  '0002-people': people,
  '0003-lobby': lobby,
  '0004-host': host,
  '0005-tables': tables,
  '0006-kept-answers': keptAnswers,
  '0007-leases': leases,
  '0008-seeks': seeks,
  '0009-notices': notices,
  '0010-fresh-blocks': freshBlocks,
  '0011-rematches': rematches,
  '0012-outages': outages,
  '0013-daily-results': dailyResults,
};
