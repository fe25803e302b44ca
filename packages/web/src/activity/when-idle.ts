// Schedules work: when the page is idle, or as a task of its own.

/** Milliseconds after which work runs even if the browser was never idle. */
const MAX_DELAY_MS = 2000;

/** Milliseconds at the start of a visit that are reserved for loading the first screen. */
const FIRST_SCREEN_MS = 3000;

/**
 * Calls `act` when the browser is idle, or after 200 ms if it has no idle callbacks. The returned
 * function cancels the call.
 */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(act, { timeout: MAX_DELAY_MS });
  return () => cancelIdleCallback(callback);
}

/** Like `whenIdle`, but not before the first screen has loaded. */
export function whenIdleLater(act: () => void): void {
  setTimeout(() => whenIdle(act), Math.max(0, FIRST_SCREEN_MS - performance.now()));
}

/** Resolves in a new task, so that the page can draw and react first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
