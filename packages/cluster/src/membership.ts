// Cluster membership. Nodes send heartbeats; a node whose lease expires is removed.

/** What a node announces about itself. */
export interface Node {
  readonly id: string;
  /** Newest supported rules version, and newest supported version of log entries. */
  readonly rules: number;
  readonly entries: number;
  readonly build: string;
}

export class Membership {
  private readonly nodes = new Map<string, { readonly node: Node; readonly at: number }>();
  private readonly leaseMs: number;
  private readonly onGone: (node: string) => void;

  /** Calls `onGone` for each node that left or whose lease expired. */
  constructor(leaseMs: number, onGone: (node: string) => void) {
    this.leaseMs = leaseMs;
    this.onGone = onGone;
  }

  get all(): readonly Node[] {
    return [...this.nodes.values()].map(({ node }) => node);
  }

  get size(): number {
    return this.nodes.size;
  }

  has(id: string): boolean {
    return this.nodes.has(id);
  }

  /** Adds a node, or renews its lease. */
  renew(node: Node, now: number): void {
    this.nodes.set(node.id, { node, at: now });
  }

  remove(id: string): void {
    if (this.nodes.delete(id)) this.onGone(id);
  }

  expire(now: number): void {
    for (const [id, { at }] of this.nodes) if (now - at > this.leaseMs) this.remove(id);
  }
}
