// Database tables of the table index.

/** One row per table. */
export interface TableIndexTables {
  tables: {
    id: string;
    phase: string;
    /** Who may join: `join` of the table setup. */
    joining: string;
    host: string;
    created: number;
    /** Time of the last change of phase, seats or rematch. */
    updated: number;
    /** Time of the last rematch request; null if there is none or the new table exists. */
    rematch: number | null;
  };
  /** The users at each table. */
  table_seats: { table: string; seat: number; person: string };
}
