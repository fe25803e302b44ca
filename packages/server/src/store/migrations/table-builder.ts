// Creates database tables and indexes on SQLite and PostgreSQL, for migrations.
import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

type Kind = 'text' | 'integer' | 'bigint' | 'real';

/** Types by column name. With a question mark the column is nullable. */
type Columns = Readonly<Record<string, Kind | `${Kind}?`>>;

/** Returns the SQL type of a column. Text sorts by bytes, whatever the locale of the database. */
export function columnType(kind: Kind, engine: Engine) {
  if (kind === 'real') return 'double precision';
  return kind === 'text' && engine === 'postgres' ? sql`text collate "C"` : kind;
}

/** Suffix of `create table`. On SQLite, keeps rows in key order, those of a game table together. */
export function tableSuffix(engine: Engine) {
  return engine === 'sqlite' ? sql`without rowid` : sql``;
}

export async function createTable(
  db: Kysely<unknown>,
  engine: Engine,
  table: string,
  columns: Columns,
  key: readonly string[],
): Promise<void> {
  let builder: CreateTableBuilder<string, string> = db.schema.createTable(table);
  for (const [name, kind] of Object.entries(columns)) {
    const type = kind.replace('?', '') as Kind;
    builder = builder.addColumn(name, columnType(type, engine), (column) =>
      kind.endsWith('?') ? column : column.notNull(),
    );
  }
  await builder.addPrimaryKeyConstraint(`${table}_key`, [...key]).execute();
}

export async function createIndex(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  unique = false,
): Promise<void> {
  const builder = db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns([...columns]);
  await (unique ? builder.unique() : builder).execute();
}
