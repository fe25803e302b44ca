// Schedules work for when the browser is idle, or for a new task.

/** The work runs after this time even if the browser was never idle. */
const MAX_DELAY_MS = 2000;

/** First part of a visit, in which the first screen loads. */
const FIRST_SCREEN_MS = 3000;

/**
 * Calls `act` when the browser is idle, at the latest after `MAX_DELAY_MS`. Without idle callbacks,
 * calls it after 200 ms. The returned function cancels the call.
 */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(act, { timeout: MAX_DELAY_MS });
  return () => cancelIdleCallback(callback);
}

/** Like `whenIdle`, but not in the first `FIRST_SCREEN_MS` of the visit. */
export function whenIdleLater(act: () => void): void {
  setTimeout(() => whenIdle(act), Math.max(0, FIRST_SCREEN_MS - performance.now()));
}

/** Resolves in a new task, so that the browser can draw and handle input first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
