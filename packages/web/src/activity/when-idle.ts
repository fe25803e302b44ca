// Schedules work for when the page is idle.

/** Maximum delay in milliseconds. */
const MAX_DELAY_MS = 2000;

/** Milliseconds at the start of a visit that are reserved for loading the first screen. */
const FIRST_SCREEN_MS = 3000;

/** Calls back when the browser is idle; soon if it has no idle callbacks. */
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
