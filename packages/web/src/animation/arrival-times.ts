// When what changes a number arrives at it, so that numbers count when their cause is there.

/** By mark, on the clock of the page. */
const due = new Map<string, number>();
const hurried = new Set<() => void>();

/** Something arrives at a mark after so many milliseconds. */
export function expectAt(mark: string, ms: number): void {
  due.set(mark, performance.now() + ms);
}

/** Milliseconds until what is expected at a mark arrives. */
export function dueIn(mark: string): number {
  return Math.max(0, (due.get(mark) ?? 0) - performance.now());
}

/** Everything is there now. */
export function arriveAll(): void {
  due.clear();
  for (const tell of hurried) tell();
}

/** Calls when nothing is waited for any more. */
export function onHurry(tell: () => void): () => void {
  hurried.add(tell);
  return () => hurried.delete(tell);
}
