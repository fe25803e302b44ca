// Counters shared by all nodes, so that rate limits hold across the cluster. Without them each node
// counts alone.

export interface Increment {
  readonly key: string;
  readonly by: number;
  /** The counter is deleted this many milliseconds after its last increment. */
  readonly keptMs: number;
}

export interface SharedCounters {
  /** Adds to counters and returns their sums; undefined if they are unreachable. */
  add(all: readonly Increment[]): Promise<readonly number[] | undefined>;
  close(): void;
}
