// Counts the frames that a browser draws, without asking the page for any: one that rests draws none.
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
}

/** How many frames of a page were drawn during some work. */
export async function drawnDuring(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return traceEvents.filter(({ name }) => name === 'DrawFrame').length;
}
