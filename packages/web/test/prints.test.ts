// Small pictures are printed as points while nothing moves, and all are shown together.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Prints from '../src/art/prints.ts';

let prints: typeof Prints;
const order: typeof Prints.orderPrint = (...wish) => prints.orderPrint(...wish);
const sides: (readonly [unknown, unknown])[] = [];

/** A press that makes a file of each picture, or of none, or breaks. */
class Press extends EventTarget {
  static answer: Blob | 'breaks' | undefined = new Blob();
  static started = 0;

  constructor() {
    super();
    Press.started++;
  }

  postMessage(): void {
    const answer =
      Press.answer === 'breaks'
        ? new Event('error')
        : new MessageEvent('message', { data: { print: Press.answer } });
    queueMicrotask(() => this.dispatchEvent(answer));
  }
}

class Drawing {
  src = '';
  naturalWidth = 140;
  naturalHeight = 196;

  decode(): Promise<void> {
    return this.src === 'blob:broken' ? Promise.reject(new Error('broken')) : Promise.resolve();
  }
}

beforeEach(async () => {
  vi.resetModules();
  prints = await import('../src/art/prints.ts');
  sides.length = 0;
  Press.answer = new Blob();
  Press.started = 0;
  vi.useFakeTimers();
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('Worker', Press);
  vi.stubGlobal('createImageBitmap', (_: unknown, size: ImageBitmapOptions) => {
    sides.push([size.resizeWidth, size.resizeHeight]);
    return Promise.resolve({});
  });
  vi.stubGlobal('Image', Drawing);
  vi.stubGlobal('screen', { width: 900, height: 1440 });
  vi.stubGlobal('devicePixelRatio', 1);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:print');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('drawings are printed one after the other and told together; what is broken stays drawn', async () => {
  const told: string[] = [];
  for (const src of ['blob:a', 'blob:broken', 'blob:b']) {
    order(src, (print) => told.push(`${src} ${print}`));
  }
  expect(told).toEqual([]);
  await vi.runAllTimersAsync();
  expect(told).toEqual(['blob:a blob:print', 'blob:b blob:print']);
  expect(sides).toEqual([
    [280, 392],
    [280, 392],
  ]);
  expect(Press.started).toBe(1);
});

test('nothing is printed before the first screen has had its three seconds', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  const told: string[] = [];
  order('blob:a', (print) => told.push(print));
  await vi.advanceTimersByTimeAsync(1999);
  expect(sides).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['blob:print']);
});

test('nothing is printed while something moves', async () => {
  const told: string[] = [];
  prints.holdPrints(true);
  order('blob:a', (print) => told.push(print));
  await vi.runAllTimersAsync();
  expect(sides).toEqual([]);
  prints.holdPrints(false);
  await vi.runAllTimersAsync();
  expect(told).toEqual(['blob:print']);
});

test('a screen of many points has a finer print, up to a limit', async () => {
  vi.stubGlobal('devicePixelRatio', 3);
  order('blob:a', () => undefined);
  await vi.runAllTimersAsync();
  expect(sides).toEqual([[560, 784]]);
});

test.each(['OffscreenCanvas', 'Worker'])(
  'where a browser has no %s, pictures stay drawn',
  async (missing) => {
    vi.stubGlobal(missing, undefined);
    const done = vi.fn<(print: string) => void>();
    order('blob:a', done);
    await vi.runAllTimersAsync();
    expect(done).not.toHaveBeenCalled();
  },
);

test.each([
  ['makes no file', undefined, 1],
  ['breaks', 'breaks', 2],
] as const)(
  'a picture of which the press %s stays drawn, and the next is printed',
  async (_, answer, presses) => {
    const told: string[] = [];
    const print = async (src: string) => {
      order(src, () => {
        told.push(src);
      });
      await vi.runAllTimersAsync();
    };
    Press.answer = answer;
    await print('blob:a');
    Press.answer = new Blob();
    await print('blob:b');
    expect(told).toEqual(['blob:b']);
    expect(Press.started).toBe(presses);
  },
);

test('where a browser takes no shapes beside the page, they are drawn on it', async () => {
  const drawn: unknown[] = [];
  const paper = { drawImage: (...[, , , width, height]: unknown[]) => drawn.push(width, height) };
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no shapes')));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => paper;
      transferToImageBitmap = () => ({});
    },
  );
  const told: string[] = [];
  order('blob:a', (print) => told.push(print));
  await vi.runAllTimersAsync();
  expect(drawn).toEqual([280, 392]);
  expect(told).toEqual(['blob:print']);
});
