// Counters shared by all nodes, so that rate limits hold across the cluster.

export interface Increment {
  readonly key: string;
  readonly by: number;
  /** The counter is deleted this many milliseconds after its last increment. */
  readonly keptMs: number;
}

export interface SharedCounters {
  /** Returns the new value of each counter in order; undefined if the counters are unreachable. */
  add(all: readonly Increment[]): Promise<readonly number[] | undefined>;
  close(): void;
}
