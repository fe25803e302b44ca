// The tables of the database by which tables are found.

/** Rows by which tables are found. */
export interface FindingTables {
  tables: {
    id: string;
    phase: string;
    joining: string;
    host: string;
    created: number;
    /** When phase or seats changed last, or who wants to play again. */
    updated: number;
    /** When somebody wanted so last; empty while nobody does, and once there is the new table. */
    rematch: number | null;
  };
  /** Who sits where, people only. */
  table_seats: { table: string; seat: number; person: string };
}
