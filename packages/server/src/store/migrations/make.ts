// How migrations make tables: their columns in one line each, for SQLite and Postgres alike.
import type { CreateTableBuilder, Kysely } from 'kysely';

type Kind = 'text' | 'integer' | 'bigint' | 'real';

/** A column's kind; with a question mark it may be empty. */
type Columns = Readonly<Record<string, Kind | `${Kind}?`>>;

export async function make(
  db: Kysely<unknown>,
  table: string,
  columns: Columns,
  key: readonly string[],
): Promise<void> {
  let made: CreateTableBuilder<string, string> = db.schema.createTable(table);
  for (const [name, kind] of Object.entries(columns)) {
    const type = kind.replace('?', '') as Kind;
    const dataType = type === 'real' ? 'double precision' : type;
    made = made.addColumn(name, dataType, (column) =>
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
