// Arrival times of flights, so that a number counts up when its cause arrives.

/** Arrival time by mark, in page time (`performance.now`). */
const arrivals = new Map<string, number>();
const listeners = new Set<() => void>();

/** Registers that something arrives at a mark after some milliseconds. */
export function expectArrival(mark: string, ms: number): void {
  arrivals.set(mark, performance.now() + ms);
}

/** Milliseconds until the expected arrival at a mark. */
export function msUntilArrival(mark: string): number {
  return Math.max(0, (arrivals.get(mark) ?? 0) - performance.now());
}

/** Clears all arrivals, as when the player skips. */
export function clearArrivals(): void {
  arrivals.clear();
  for (const listener of listeners) listener();
}

/** Calls back when all arrivals are cleared. */
export function onArrivalsCleared(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
