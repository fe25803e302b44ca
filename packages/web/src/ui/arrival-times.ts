// Stores the arrival times of flying pieces, so that a number counts up when the piece arrives.

/** Arrival times by mark, on the clock of `performance.now`. */
const arrivals = new Map<string, number>();
const listeners = new Set<() => void>();

/** Registers that a piece arrives at a mark after some milliseconds. */
export function expectArrival(mark: string, ms: number): void {
  arrivals.set(mark, performance.now() + ms);
}

/** Milliseconds until the expected arrival at a mark; 0 if none is expected. */
export function msUntilArrival(mark: string): number {
  return Math.max(0, (arrivals.get(mark) ?? 0) - performance.now());
}

/** Clears all arrivals, for example when the player skips animations. */
export function clearArrivals(): void {
  arrivals.clear();
  for (const listener of listeners) listener();
}

/** Calls `listener` when all arrivals are cleared. Returns the function that unsubscribes. */
export function onArrivalsCleared(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
