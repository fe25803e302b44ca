// What can wait until the page has nothing else to do.

/** How long the browser may be busy with more important things, in milliseconds. */
const PATIENCE = 2000;

/** Milliseconds from the beginning of the visit in which the first screen is fetched and drawn, and has line and processor for itself. */
const FIRST_SCREEN_MS = 3000;

/** Calls back when nothing else is to be done; where the browser cannot tell, soon. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(act, { timeout: PATIENCE });
  return () => cancelIdleCallback(callback);
}

/** The same of what nobody misses on the first screen: not before that has had its time. */
export function whenIdleLater(act: () => void): void {
  setTimeout(() => whenIdle(act), Math.max(0, FIRST_SCREEN_MS - performance.now()));
}
