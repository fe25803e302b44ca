// Small pictures are printed as points while nothing moves, and all are shown together.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdPrints, orderPrint } from '../src/art/prints.ts';

const sides: (readonly [number, number])[] = [];

class Canvas {
  constructor(width: number, height: number) {
    sides.push([width, height]);
  }

  getContext(): undefined {
    return undefined;
  }

  convertToBlob(): Promise<Blob> {
    return Promise.resolve(new Blob());
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

beforeEach(() => {
  sides.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('Image', Drawing);
  vi.stubGlobal('screen', { width: 900, height: 1440 });
  vi.stubGlobal('devicePixelRatio', 1);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:print');
});

afterEach(() => {
  holdPrints(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('drawings are printed one after the other and told together; what is broken stays drawn', async () => {
  const told: string[] = [];
  const order = (src: string): void => orderPrint(src, (print) => told.push(`${src} ${print}`));
  order('blob:a');
  order('blob:broken');
  order('blob:b');
  expect(told).toEqual([]);
  await vi.runAllTimersAsync();
  expect(told).toEqual(['blob:a blob:print', 'blob:b blob:print']);
  expect(sides).toEqual([
    [280, 392],
    [280, 392],
  ]);
});

test('nothing is printed while something moves', async () => {
  const told: string[] = [];
  holdPrints(true);
  orderPrint('blob:a', (print) => told.push(print));
  await vi.runAllTimersAsync();
  expect(sides).toEqual([]);
  holdPrints(false);
  await vi.runAllTimersAsync();
  expect(told).toEqual(['blob:print']);
});

test('a screen of many points has a finer print, up to a limit', async () => {
  vi.stubGlobal('devicePixelRatio', 3);
  orderPrint('blob:a', () => undefined);
  await vi.runAllTimersAsync();
  expect(sides).toEqual([[560, 784]]);
});

test('where a browser cannot print, pictures stay drawn', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  const done = vi.fn<(print: string) => void>();
  orderPrint('blob:a', done);
  await vi.runAllTimersAsync();
  expect(done).not.toHaveBeenCalled();
});
