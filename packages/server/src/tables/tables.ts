// The tables of the database by which tables are found.

/** Rows by which tables are found. */
export interface FindingTables {
  tables: {
    id: string;
    phase: string;
    joining: string;
    host: string;
    created: number;
    /** When phase or seats changed last. */
    updated: number;
  };
  /** Who sits where, people only. */
  table_seats: { table: string; seat: number; person: string };
}
