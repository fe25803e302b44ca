// Small pictures are printed beside the page one after the other, and shown together; what cannot be printed is said.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RasterOrder } from '../src/art/raster-worker.ts';
import type * as Prints from '../src/art/raster-cache.ts';

let prints: typeof Prints;
/** What the presses were asked for, in order. */
const asked: RasterOrder[] = [];

/** A press that makes a file of each picture, or of none, or breaks. */
class Press extends EventTarget {
  static answer: Blob | 'breaks' | undefined = new Blob();
  static started = 0;
  /** How long it takes, in milliseconds. */
  static takes = 20;

  constructor() {
    super();
    Press.started++;
  }

  postMessage(order: RasterOrder): void {
    asked.push(order);
    const answer =
      Press.answer === 'breaks'
        ? new Event('error')
        : new MessageEvent('message', { data: { print: Press.answer } });
    setTimeout(() => this.dispatchEvent(answer), Press.takes);
  }
}

class Picture {
  src = '';
  decode = (): Promise<void> => Promise.resolve();
}

/** Has the scene of a card printed, and keeps what is told of it. */
function order(card: string, told: string[] = []): string[] {
  prints.requestRaster({ kind: 'card', card }, 280, (print) => told.push(`${card} ${print}`));
  return told;
}

beforeEach(async () => {
  vi.resetModules();
  prints = await import('../src/art/raster-cache.ts');
  asked.length = 0;
  Press.answer = new Blob();
  Press.started = 0;
  Press.takes = 20;
  vi.useFakeTimers();
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('Worker', Press);
  vi.stubGlobal('Image', Picture);
  vi.stubGlobal('screen', { width: 900, height: 1440 });
  vi.stubGlobal('devicePixelRatio', 1);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:print');
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('pictures are printed one after the other and told together', async () => {
  const told: string[] = [];
  for (const card of ['a', 'b']) order(card, told);
  await vi.advanceTimersByTimeAsync(30);
  expect(asked).toHaveLength(2);
  expect(told).toEqual([]);
  await vi.runAllTimersAsync();
  expect(told).toEqual(['a blob:print', 'b blob:print']);
  expect(asked[0]).toEqual({ subject: { kind: 'card', card: 'a' }, width: 280 });
  expect(Press.started).toBe(1);
});

test('what is ready does not wait long for the others', async () => {
  Press.takes = 100;
  const told: string[] = [];
  for (const card of ['a', 'b', 'c', 'd']) order(card, told);
  await vi.advanceTimersByTimeAsync(250);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toEqual(['a blob:print', 'b blob:print', 'c blob:print']);
});

test('a screen of many points has a finer print, up to a limit', async () => {
  vi.stubGlobal('devicePixelRatio', 1.5);
  order('a');
  vi.stubGlobal('devicePixelRatio', 3);
  order('b');
  await vi.runAllTimersAsync();
  expect(asked.map(({ width }) => width)).toEqual([420, 560]);
});

test.each(['OffscreenCanvas', 'Worker'])(
  'where a browser has no %s, nothing is printed, and that is said',
  (missing) => {
    vi.stubGlobal(missing, undefined);
    expect(order('a')).toEqual(['a undefined']);
    expect(asked).toEqual([]);
  },
);

test.each([
  ['makes no file', undefined, 1],
  ['breaks', 'breaks', 2],
] as const)(
  'a picture of which the press %s is said not to be there, and the next is printed',
  async (_, answer, presses) => {
    Press.answer = answer;
    const told = order('a');
    await vi.runAllTimersAsync();
    Press.answer = new Blob();
    order('b', told);
    await vi.runAllTimersAsync();
    expect(told).toEqual(['a undefined', 'b blob:print']);
    expect(Press.started).toBe(presses);
  },
);
