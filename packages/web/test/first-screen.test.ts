// The start of the page: what the first screen waits for, and what is loaded after it.
import { afterEach, expect, test, vi } from 'vitest';
import { loadFonts } from '../src/ui/load-fonts.ts';
import { registerServiceWorker } from '../src/ui/register-service-worker.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** `come` decides when a font is loaded. Returns the fonts requested so far. */
function fakeFonts(come: (face: string) => Promise<unknown>): string[] {
  const requested: string[] = [];
  const load = (face: string) => {
    requested.push(face);
    return come(face);
  };
  vi.stubGlobal('document', { fonts: { load } });
  return requested;
}

async function isOver(work: Promise<void>): Promise<boolean> {
  let over = false;
  void work.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

/** Makes `performance.now` follow the fake clock, starting at 0. */
function startVisit(): void {
  const began = Date.now();
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - began);
}

test('the first screen waits for its two fonts', async () => {
  vi.useFakeTimers();
  const come: (() => void)[] = [];
  const requested = fakeFonts(() => new Promise<void>((resolve) => come.push(resolve)));
  const waited = loadFonts();
  expect(requested).toEqual(['1rem "Inter Variable"', '1rem "Jost Variable"']);
  come[0]?.();
  expect(await isOver(waited)).toBe(false);
  come[1]?.();
  expect(await isOver(waited)).toBe(true);
});

test('the first screen does not wait for slow or missing fonts', async () => {
  vi.useFakeTimers();
  fakeFonts(() => new Promise(() => undefined));
  const waited = loadFonts();
  expect(await isOver(waited)).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(await isOver(waited)).toBe(true);
  fakeFonts(() => Promise.reject(new Error('no network')));
  expect(await isOver(loadFonts())).toBe(true);
});

test('the service worker is registered after the first screen, and only in a built page', async () => {
  vi.useFakeTimers();
  const register = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('not here')));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  startVisit();
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(register).not.toHaveBeenCalled();
  vi.stubEnv('PROD', true);
  startVisit();
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(1000);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
});
