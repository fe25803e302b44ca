// Planet pictures: deterministic, lit from the upper left, revealing nothing when veiled, and
// painted in order of visibility.
import { PLANET_TYPES } from '@eminent/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { paintPlanet } from '../src/art/paint-planet.ts';
import { paintFaceDownPlanet } from '../src/art/paint-face-down-planet.ts';
import { paintedSize } from '../src/art/planet-image-cache.ts';

const SIZE = 64;

/** The brightness of a quarter of the picture, a measure of the light. */
function brightness(pixels: Uint8ClampedArray, right: boolean, low: boolean): number {
  let sum = 0;
  for (let row = 0; row < SIZE / 2; row++) {
    for (let column = 0; column < SIZE / 2; column++) {
      const at = ((row + (low ? SIZE / 2 : 0)) * SIZE + column + (right ? SIZE / 2 : 0)) * 4;
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
      sum += ((red + green + blue) * alpha) / 255;
    }
  }
  return sum;
}

test.each(PLANET_TYPES)('a %s planet is lit from the upper left, veiled or not', (type) => {
  for (const pixels of [
    paintPlanet('styku', type, SIZE),
    paintFaceDownPlanet('veil 0', type, SIZE),
  ]) {
    expect(brightness(pixels, false, false)).toBeGreaterThan(2 * brightness(pixels, true, true));
  }
});

test('each name has one picture, different from all others', () => {
  const pictures = ['styku', 'gerdland', 'mik-mik'].map((name) =>
    paintPlanet(name, 'fertile', SIZE).join(),
  );
  expect(paintPlanet('styku', 'fertile', SIZE).join()).toBe(pictures[0]);
  expect(new Set(pictures).size).toBe(3);
});

test('the area around a planet is transparent, the planet is not', () => {
  for (const type of PLANET_TYPES) {
    for (const pixels of [
      paintPlanet('lyttle', type, SIZE),
      paintFaceDownPlanet('veil 1', type, SIZE),
    ]) {
      for (const corner of [0, SIZE - 1, SIZE * (SIZE - 1), SIZE * SIZE - 1]) {
        expect(pixels[corner * 4 + 3]).toBe(0);
      }
      expect(pixels[(SIZE * (SIZE / 2) + SIZE / 2) * 4 + 3]).toBe(255);
    }
  }
});

test("a picture is painted at twice its displayed size, and at least at the screen's pixels", () => {
  expect(paintedSize(78, 1)).toBe(160);
  expect(paintedSize(184, 1)).toBe(440);
  expect(paintedSize(184, 2)).toBe(440);
  expect(paintedSize(184, 3)).toBe(720);
  expect(paintedSize(5000, 1)).toBe(1440);
});

test('a passing picture is painted no finer than the screen', () => {
  expect(paintedSize(365, 1, true)).toBe(440);
  expect(paintedSize(365, 2, true)).toBe(720);
});

interface Order {
  readonly name: string;
  readonly size: number;
}

/** A painter that paints nothing, and replies when the test says so. */
class FakePainter extends EventTarget {
  static orders: Order[] = [];
  static last: FakePainter | undefined;
  constructor() {
    super();
    FakePainter.last = this;
  }
  postMessage(order: Order): void {
    FakePainter.orders.push(order);
  }
  static finish(): void {
    this.answer({ picture: new Blob(['']) });
  }
  static fail(): void {
    this.answer({});
  }
  private static answer(made: object): void {
    const order = FakePainter.orders.at(-1);
    this.last?.dispatchEvent(new MessageEvent('message', { data: { order, ...made } }));
  }
}

/** An image that loads at once. */
class FakeImage {
  src = '';
  decode(): Promise<void> {
    return Promise.resolve();
  }
}

beforeEach(() => {
  vi.resetModules();
  FakePainter.orders = [];
  vi.stubGlobal('Image', FakeImage);
  vi.stubGlobal('Worker', FakePainter);
});

test('every planet has a sketch before any is painted in full, and the nearest come first', async () => {
  const { order } = await import('../src/art/planet-image-cache.ts');
  order({ name: 'far', type: 'fertile', dark: false }, 160);
  order({ name: 'near', type: 'fertile', dark: false }, 440);
  order({ name: 'middle', type: 'fertile', dark: false }, 288);
  order({ name: 'near', type: 'fertile', dark: false }, 440);
  for (let i = 0; i < 6; i++) FakePainter.finish();
  expect(FakePainter.orders.map(({ name, size }) => `${name} ${size}`)).toEqual([
    'far 160',
    'near 160',
    'middle 160',
    'near 440',
    'middle 288',
  ]);
});

test('the sketch of a planet that fills half a screen is no smaller than a near planet, and precedes full pictures', async () => {
  const { order } = await import('../src/art/planet-image-cache.ts');
  order({ name: 'first', type: 'fertile', dark: false }, 160);
  order({ name: 'backdrop', type: 'fertile', dark: false }, 1440);
  order({ name: 'near', type: 'fertile', dark: false }, 720);
  for (let i = 0; i < 5; i++) FakePainter.finish();
  expect(FakePainter.orders.map(({ name, size }) => `${name} ${size}`)).toEqual([
    'first 160',
    'backdrop 440',
    'near 160',
    'backdrop 1440',
    'near 720',
  ]);
});

test('a front that will be needed is painted when the painter is idle and nothing is animated, and at once when it is needed', async () => {
  const { preload, holdPictures, order } = await import('../src/art/planet-image-cache.ts');
  const veil = { name: 'veil', type: 'metallic', dark: true } as const;
  const front = { name: 'front', type: 'metallic', dark: false } as const;
  const painted = () => FakePainter.orders.map(({ name, size }) => `${name} ${size}`);
  preload(front, 440);
  FakePainter.finish();
  expect(painted()).toEqual(['front 440']);
  preload({ ...front, name: 'other' }, 440);
  preload({ ...front, name: 'late' }, 440);
  order(veil, 160);
  FakePainter.finish();
  // Visible pictures come first.
  expect(painted()).toEqual(['front 440', 'other 440', 'veil 160']);
  holdPictures(true);
  FakePainter.finish();
  expect(painted()).toHaveLength(3);
  // Its veil breaks: it is painted despite the animation, and only once.
  order({ ...front, name: 'late' }, 440);
  FakePainter.finish();
  FakePainter.finish();
  expect(painted().slice(3)).toEqual(['late 160', 'late 440']);
  holdPictures(false);
  expect(painted()).toHaveLength(5);
});

test('a picture that cannot be painted blocks no other', async () => {
  const { order, isPainted } = await import('../src/art/planet-image-cache.ts');
  const bad = { name: 'bad', type: 'fertile', dark: false } as const;
  const good = { ...bad, name: 'good' };
  order(bad, 160);
  order(good, 160);
  FakePainter.fail();
  FakePainter.finish();
  await vi.waitFor(() => expect(isPainted(good, 160)).toBe(true));
  expect(isPainted(bad, 160)).toBe(false);
});
