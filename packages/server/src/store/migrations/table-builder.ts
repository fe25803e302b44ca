// How migrations make tables: their columns in one line each, for SQLite and PostgreSQL alike.
import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/** The database that a migration makes tables in. */
export type Engine = 'sqlite' | 'postgres';

type Kind = 'text' | 'integer' | 'bigint' | 'real';

/** A column's kind; with a question mark it may be empty. */
type Columns = Readonly<Record<string, Kind | `${Kind}?`>>;

/** The type of a column. Text is put in order by its bytes everywhere, whatever the language of the database. */
export function typeOf(kind: Kind, engine: Engine) {
  if (kind === 'real') return 'double precision';
  return kind === 'text' && engine === 'postgres' ? sql`text collate "C"` : kind;
}

/** What stands behind the columns: on SQLite rows lie in the order of their key, so that those of one table are read as one piece. */
export function layout(engine: Engine) {
  return engine === 'sqlite' ? sql`without rowid` : sql``;
}

export async function make(
  db: Kysely<unknown>,
  engine: Engine,
  table: string,
  columns: Columns,
  key: readonly string[],
): Promise<void> {
  let made: CreateTableBuilder<string, string> = db.schema.createTable(table);
  for (const [name, kind] of Object.entries(columns)) {
    const type = kind.replace('?', '') as Kind;
    made = made.addColumn(name, typeOf(type, engine), (column) =>
      kind.endsWith('?') ? column : column.notNull(),
    );
  }
  await made.addPrimaryKeyConstraint(`${table}_key`, [...key]).execute();
}

export async function index(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  unique = false,
): Promise<void> {
  const made = db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns([...columns]);
  await (unique ? made.unique() : made).execute();
}
