// Arrival times of flights, so that a number counts up when its cause arrives.

/** Arrival time by mark, in page time (`performance.now`). */
const due = new Map<string, number>();
const hurried = new Set<() => void>();

/** Registers that something arrives at a mark after some milliseconds. */
export function expectAt(mark: string, ms: number): void {
  due.set(mark, performance.now() + ms);
}

/** Milliseconds until the expected arrival at a mark. */
export function dueIn(mark: string): number {
  return Math.max(0, (due.get(mark) ?? 0) - performance.now());
}

/** Clears all arrivals, as when the player skips. */
export function arriveAll(): void {
  due.clear();
  for (const tell of hurried) tell();
}

/** Calls back when all arrivals are cleared. */
export function onHurry(tell: () => void): () => void {
  hurried.add(tell);
  return () => hurried.delete(tell);
}
