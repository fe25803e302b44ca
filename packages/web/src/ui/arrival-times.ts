// Arrival times of flying pieces, so that a number changes when the piece arrives.

/** Keys: `influence:SEAT` for a score, `sum` for the symbols of the role. */
const arrivals = new Map<string, number>();
const listeners = new Set<() => void>();

/** Registers that a piece arrives at a number after some milliseconds. */
export function expectArrival(place: string, ms: number): void {
  arrivals.set(place, performance.now() + ms);
}

/** Returns the milliseconds until the expected arrival at a number; 0 if none is expected. */
export function msUntilArrival(place: string): number {
  return Math.max(0, (arrivals.get(place) ?? 0) - performance.now());
}

/** Forgets all arrivals and calls the listeners, when animations are skipped. */
export function clearArrivals(): void {
  arrivals.clear();
  for (const listener of listeners) listener();
}

/** Calls `listener` at each `clearArrivals`. Returns the function that unsubscribes. */
export function onArrivalsCleared(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
