// Counts what a browser draws, without asking the page for anything: one that rests draws nothing.
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
}

export interface Drawn {
  readonly frames: number;
  /** How often all layers of the page were worked out anew: for what is pressed it makes others wait, and for what the compositor moves it is not needed. */
  readonly layerings: number;
}

/** What was drawn of a page during some work. */
export async function drawnDuring(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<Drawn> {
  await browser.startTracing(page, {
    categories: ['blink', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const count = (wanted: string): number =>
    traceEvents.filter(({ name }) => name === wanted).length;
  return { frames: count('DrawFrame'), layerings: count('PaintArtifactCompositor::Update') };
}
