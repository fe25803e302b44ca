// Page scripts are loaded and run after the first frame, in order and once.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { inRoot } from './paths.ts';

const SCRIPT = readFileSync(inRoot('packages/web/public/first-frame.js'), 'utf8');
const PARTS = ['/assets/react.js', '/assets/page.js'];

afterEach(() => vi.useRealTimers());

/** Runs first-frame.js with fake frames and timers. Records the scripts it fetches and runs. */
function run(hasFrames: boolean) {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const frames: (() => void)[] = [];
  const begun: string[] = [];
  const tasks: string[][] = [];
  const links = PARTS.map((href) => ({ href, rel: 'part' }));
  const body = SCRIPT.replace('import(href)', 'begun(href)');
  expect(body).not.toBe(SCRIPT);
  runInNewContext(body, {
    document: {
      querySelectorAll: () => links,
      fonts: { load: () => Promise.reject(new Error('no such face')) },
    },
    requestAnimationFrame: (frame: () => void) => hasFrames && frames.push(frame),
    setTimeout: (act: () => void, ms?: number) =>
      setTimeout(() => {
        tasks.push([]);
        act();
      }, ms),
    begun: async (part: string) => {
      begun.push(part);
      tasks.at(-1)?.push(part);
    },
  });
  const fetched = () => links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href);
  return { frames, begun, tasks, fetched };
}

test('nothing is fetched or run before the first frame is drawn', async () => {
  const { frames, begun, fetched } = run(true);
  await vi.advanceTimersByTimeAsync(10);
  expect([...fetched(), ...begun]).toEqual([]);
  for (const frame of frames) frame();
  expect([...fetched(), ...begun]).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched()).toEqual(PARTS);
  expect(begun).toEqual(PARTS);
});

test('all parts are fetched at once, and each runs in a separate task', async () => {
  const { frames, tasks, fetched } = run(true);
  for (const frame of frames) frame();
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched()).toEqual(PARTS);
  expect(tasks.filter((parts) => parts.length > 0)).toEqual(PARTS.map((part) => [part]));
});

test('a hidden window also starts', async () => {
  const { begun } = run(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual(PARTS);
});
