// Who else serves the same tables: every node says now and then that it is there, and who has said nothing for long is gone.

/** What a node says of itself. */
export interface Node {
  readonly id: string;
  /** The newest rules and the newest kind of entries that it plays. */
  readonly rules: number;
  readonly entries: number;
  readonly build: string;
}

export class Roll {
  private readonly nodes = new Map<string, { readonly node: Node; readonly at: number }>();
  private readonly leaseMs: number;
  private readonly gone: (node: string) => void;

  /** `gone` is called with each node that left or was not heard of for so long. */
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

  /** It is there. */
  heard(node: Node, now: number): void {
    this.nodes.set(node.id, { node, at: now });
  }

  strike(id: string): void {
    if (this.nodes.delete(id)) this.gone(id);
  }

  /** Strikes out who has said nothing for too long. */
  check(now: number): void {
    for (const [id, { at }] of this.nodes) if (now - at > this.leaseMs) this.strike(id);
  }
}
