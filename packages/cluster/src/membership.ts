// Cluster membership. Nodes send heartbeats; a node whose lease expires is removed.

/** What a node announces about itself. */
export interface Node {
  readonly id: string;
  /** The newest rules and entry versions it supports. */
  readonly rules: number;
  readonly entries: number;
  readonly build: string;
}

export class Membership {
  private readonly nodes = new Map<string, { readonly node: Node; readonly at: number }>();
  private readonly leaseMs: number;
  private readonly gone: (node: string) => void;

  /** `gone` is called for each node that left or whose lease expired. */
  constructor(leaseMs: number, gone: (node: string) => void) {
    this.leaseMs = leaseMs;
    this.gone = gone;
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

  /** Renews the lease of a node. */
  renew(node: Node, now: number): void {
    this.nodes.set(node.id, { node, at: now });
  }

  /** Removes a node that has left. */
  remove(id: string): void {
    if (this.nodes.delete(id)) this.gone(id);
  }

  /** Removes nodes with an expired lease. */
  expire(now: number): void {
    for (const [id, { at }] of this.nodes) if (now - at > this.leaseMs) this.remove(id);
  }
}
