// Applies all pending migrations to a database, or none if one fails.
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { StoreError } from './errors.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Engine } from './migrations/table-builder.ts';

/** Throws a StoreError if a migration fails, or if the database was written by a newer version. */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]) => [
      name,
      { up: (connection: Kysely<unknown>) => up(connection, engine) },
    ]),
  );
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (error instanceof StoreError) throw error;
  const failed = results?.find((one) => one.status === 'Error')?.migrationName;
  const why = error instanceof Error ? error.message : 'no reason was given';
  throw new StoreError('failed', failed === undefined ? why : `migration ${failed}: ${why}`);
}
