// Database rows of messages that every node must receive.

export interface ClusterTables {
  /** Users whose sessions have ended. */
  notices: { id: string; person: string; at: number; expires: number };
}
