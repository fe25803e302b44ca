// Released migrations are frozen: changing one would leave existing databases without it. Append a
// new migration instead.
import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import { MIGRATIONS, type Up } from '../../src/store/migrations/index.ts';
import type { Engine } from '../../src/store/migrations/table-builder.ts';
import { temporaryStore } from './temporary-store.ts';

const DIALECTS = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<never>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
};

async function sumOf(up: Up, engine: Engine): Promise<string> {
  const hash = createHash('sha256');
  const db = new Kysely<unknown>({
    dialect: DIALECTS[engine],
    log: ({ query }) => void hash.update(`${query.sql} ${JSON.stringify(query.parameters)}\n`),
  });
  await up(db, engine);
  return hash.digest('hex').slice(0, 16);
}

/** Hashes for SQLite and PostgreSQL. New lines may be added. Existing lines must not change. */
const FROZEN: Readonly<Record<string, readonly [string, string]>> = {
  '0001-log': ['e2a9523aa780dbde', '062197073ee5f7e7'],
  '0002-people': ['c705616f66e43fc2', 'daff5cc37558c7b0'],
  '0003-lobby': ['0e5d04ac7e336aab', 'be35ee2fc28547b6'],
  '0004-host': ['cdad33dd153c58c4', '30e1b90571bac5b9'],
  '0005-tables': ['1b485ccea8bb5663', 'b6e3a515da3ceae8'],
  '0006-kept-answers': ['2b53b9f04331033d', 'ce966759f613c3c2'],
  '0007-leases': ['caf545f17e372843', 'caf545f17e372843'],
  '0008-seeks': ['bc19702dec82e6e4', 'decd3df10d025d38'],
  '0009-notices': ['3b94cd4531a724d7', 'd5bff6139dd8efac'],
  '0010-fresh-blocks': ['f92943997f85f3d6', 'f92943997f85f3d6'],
  '0011-rematches': ['f0ef1e584696fb47', 'f0ef1e584696fb47'],
  '0012-outages': ['f3789a35d2026dfb', 'f3789a35d2026dfb'],
  '0013-daily-results': ['1dbd362ce67fbba2', 'cbfef35f678331fd'],
};

test('released migrations are unchanged, and new ones are in this list', async () => {
  const sums = await Promise.all(
    Object.entries(MIGRATIONS).map(async ([name, up]) => [
      name,
      [await sumOf(up, 'sqlite'), await sumOf(up, 'postgres')],
    ]),
  );
  expect(Object.fromEntries(sums)).toEqual(FROZEN);
  expect(Object.keys(MIGRATIONS)).toEqual(Object.keys(MIGRATIONS).toSorted());
});

test('all migrations apply to an empty folder', async () => {
  const { db } = await temporaryStore();
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  for (const table of ['log', 'people', 'table_links', 'reports', 'table_seats', 'kept_answers']) {
    expect(tables).toContain(table);
  }
});
