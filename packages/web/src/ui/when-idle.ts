// What can wait until the page has nothing else to do.

/** How long the browser may be busy with more important things, in milliseconds. */
const PATIENCE = 2000;

/** Calls back when nothing else is to be done; where the browser cannot tell, soon. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: PATIENCE });
  return () => cancelIdleCallback(asked);
}
