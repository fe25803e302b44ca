/// <reference lib="dom" />
// Waits until a page is idle, without a fixed sleep.
import type { Page } from '@playwright/test';

/**
 * Resolves when, for two frames in a row, the page is marked idle (`data-idle`,
 * packages/web/src/activity/activity.ts), its fonts are loaded, the input guard is off, and no
 * animation runs. Repeating and scroll-driven animations do not count.
 */
export async function idle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const counter = globalThis as { framesAtRest?: number };
    const isMoving = document
      .getAnimations()
      .some(
        (one) =>
          one.playState === 'running' &&
          one.timeline === document.timeline &&
          one.effect?.getComputedTiming().iterations === 1,
      );
    const isAtRest =
      document.documentElement.matches('[data-idle]:not([data-settling])') &&
      document.fonts.status === 'loaded' &&
      !isMoving;
    counter.framesAtRest = isAtRest ? (counter.framesAtRest ?? 0) + 1 : 0;
    if (counter.framesAtRest < 2) return false;
    counter.framesAtRest = 0;
    return true;
  });
}
