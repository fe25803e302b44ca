// Database rows of the table index, which is computed from the logs of the tables. Times are
// milliseconds since 1970.

export interface TableIndexTables {
  tables: {
    id: string;
    phase: string;
    joining: string;
    host: string;
    created: number;
    /** Time of the last log entry when the row was written. */
    updated: number;
    /** Time of the last rematch request; null without one, or once the new table exists. */
    rematch: number | null;
  };
  table_seats: { table: string; seat: number; person: string };
}
