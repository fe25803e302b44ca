// Database table of messages between nodes that must not be lost.

export interface ClusterTables {
  /** Users whose sessions have ended. */
  notices: { id: string; person: string; at: number; expires: number };
}
