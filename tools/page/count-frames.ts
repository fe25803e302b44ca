// Counts the frames that a browser paints. Asking the page would cause frames.
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
}

export async function framesDuring(
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
