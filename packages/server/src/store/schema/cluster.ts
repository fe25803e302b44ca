// Database rows of session revocations, which every node must get even while pub/sub is down.

export interface ClusterTables {
  notices: { id: string; person: string; at: number; expires: number };
}
