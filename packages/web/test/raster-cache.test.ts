// Rasterizing small pictures in a worker: one after another, reported together; failures are
// reported.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RasterOrder } from '../src/art/raster-worker.ts';
import type * as RasterCache from '../src/art/raster-cache.ts';

let rasterCache: typeof RasterCache;
const orders: RasterOrder[] = [];

/** Returns a file for each picture, or no file, or fails. */
class FakeWorker extends EventTarget {
  static answer: Blob | 'breaks' | undefined = new Blob();
  static started = 0;
  /** Milliseconds per picture. */
  static takes = 20;

  constructor() {
    super();
    FakeWorker.started++;
  }

  postMessage(order: RasterOrder): void {
    orders.push(order);
    const answer =
      FakeWorker.answer === 'breaks'
        ? new Event('error')
        : new MessageEvent('message', { data: { image: FakeWorker.answer } });
    setTimeout(() => this.dispatchEvent(answer), FakeWorker.takes);
  }
}

class Picture {
  src = '';
  decode = (): Promise<void> => Promise.resolve();
}

function order(card: string, finished: string[] = []): string[] {
  rasterCache.requestRaster({ kind: 'card', card }, 280, (url) => finished.push(`${card} ${url}`));
  return finished;
}

beforeEach(async () => {
  vi.resetModules();
  rasterCache = await import('../src/art/raster-cache.ts');
  orders.length = 0;
  FakeWorker.answer = new Blob();
  FakeWorker.started = 0;
  FakeWorker.takes = 20;
  vi.useFakeTimers();
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('Image', Picture);
  vi.stubGlobal('screen', { width: 900, height: 1440 });
  vi.stubGlobal('devicePixelRatio', 1);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:image');
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('pictures are rasterized one after another and reported together', async () => {
  const finished: string[] = [];
  for (const card of ['a', 'b']) order(card, finished);
  await vi.advanceTimersByTimeAsync(30);
  expect(orders).toHaveLength(2);
  expect(finished).toEqual([]);
  await vi.runAllTimersAsync();
  expect(finished).toEqual(['a blob:image', 'b blob:image']);
  expect(orders[0]).toEqual({ subject: { kind: 'card', card: 'a' }, width: 280 });
  expect(FakeWorker.started).toBe(1);
});

test('finished pictures do not wait long for others', async () => {
  FakeWorker.takes = 100;
  const finished: string[] = [];
  for (const card of ['a', 'b', 'c', 'd']) order(card, finished);
  await vi.advanceTimersByTimeAsync(250);
  expect(finished).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(finished).toEqual(['a blob:image', 'b blob:image', 'c blob:image']);
});

test('a high-density screen gets a larger image, up to a limit', async () => {
  vi.stubGlobal('devicePixelRatio', 1.5);
  order('a');
  vi.stubGlobal('devicePixelRatio', 3);
  order('b');
  await vi.runAllTimersAsync();
  expect(orders.map(({ width }) => width)).toEqual([420, 560]);
});

test.each(['OffscreenCanvas', 'Worker'])(
  'in a browser without %s nothing is rasterized, and the failure is reported',
  (missing) => {
    vi.stubGlobal(missing, undefined);
    expect(order('a')).toEqual(['a undefined']);
    expect(orders).toEqual([]);
  },
);

test.each([
  ['makes no file', undefined, 1],
  ['breaks', 'breaks', 2],
] as const)(
  'a picture for which the worker %s is reported as failed, and the next is rasterized',
  async (_, answer, workers) => {
    FakeWorker.answer = answer;
    const finished = order('a');
    await vi.runAllTimersAsync();
    FakeWorker.answer = new Blob();
    order('b', finished);
    await vi.runAllTimersAsync();
    expect(finished).toEqual(['a undefined', 'b blob:image']);
    expect(FakeWorker.started).toBe(workers);
  },
);
