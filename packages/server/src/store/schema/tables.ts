// Database rows of the table index. Times are milliseconds since 1970.

export interface TableIndexTables {
  /** One row per game table. */
  tables: {
    id: string;
    phase: string;
    /** Who may join: `join` of the table setup. */
    joining: string;
    host: string;
    created: number;
    /** Time of the last entry when the row was written. */
    updated: number;
    /** Time of the last rematch request; null if there is none or the new table exists. */
    rematch: number | null;
  };
  /** The users at each table. */
  table_seats: { table: string; seat: number; person: string };
}
