// Counts what a browser draws, without asking the page for anything: one that rests draws nothing.
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
}

export interface FrameCount {
  readonly frames: number;
}

/** What was drawn of a page during some work. */
export async function framesDuring(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<FrameCount> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return { frames: traceEvents.filter(({ name }) => name === 'DrawFrame').length };
}
