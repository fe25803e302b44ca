// What the first screen waits for, and what waits for it.
import { afterEach, expect, test, vi } from 'vitest';
import { loadFonts } from '../src/ui/load-fonts.ts';
import { registerServiceWorker } from '../src/ui/register-service-worker.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A document whose typefaces come as each is asked for. */
function facesComeBy(come: (face: string) => Promise<unknown>): string[] {
  const asked: string[] = [];
  const load = (face: string) => {
    asked.push(face);
    return come(face);
  };
  vi.stubGlobal('document', { fonts: { load } });
  return asked;
}

/** Whether something has come to its end by now. */
async function isOver(work: Promise<void>): Promise<boolean> {
  let over = false;
  void work.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

/** From now on the visit is as old as the faked clock says, not as old as this process. */
function visitBegins(): void {
  const began = Date.now();
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - began);
}

test('the first screen waits for its two typefaces', async () => {
  vi.useFakeTimers();
  const come: (() => void)[] = [];
  const asked = facesComeBy(() => new Promise<void>((resolve) => come.push(resolve)));
  const waited = loadFonts();
  expect(asked).toEqual(['1rem "Inter Variable"', '1rem "Jost Variable"']);
  come[0]?.();
  expect(await isOver(waited)).toBe(false);
  come[1]?.();
  expect(await isOver(waited)).toBe(true);
});

test('it does without typefaces that take long or cannot be had', async () => {
  vi.useFakeTimers();
  facesComeBy(() => new Promise(() => undefined));
  const waited = loadFonts();
  expect(await isOver(waited)).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(await isOver(waited)).toBe(true);
  facesComeBy(() => Promise.reject(new Error('no network')));
  expect(await isOver(loadFonts())).toBe(true);
});

test('the page is kept for later visits when its first screen is there, and only a built one', async () => {
  vi.useFakeTimers();
  const register = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('not here')));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  visitBegins();
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(register).not.toHaveBeenCalled();
  vi.stubEnv('PROD', true);
  visitBegins();
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(1000);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
});
