// The table of the database by which nodes tell each other what must not get lost.

export interface NodeTables {
  /** Somebody's sessions have ended: whatever is open for him is closed. */
  notices: { id: string; person: string; at: number; expires: number };
}
