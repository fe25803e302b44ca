// The pictures of planets: which file each planet shows, and how they are loaded.
import { PLANET_DEFS } from '@eminent/engine';
import { beforeEach, expect, test, vi } from 'vitest';

class FakeImage {
  static all: FakeImage[] = [];
  src = '';
  private readonly decoded = Promise.withResolvers<void>();
  readonly load = this.decoded.resolve;
  readonly fail = () => this.decoded.reject(new Error('no network'));
  readonly decode = () => this.decoded.promise;
  constructor() {
    FakeImage.all.push(this);
  }
}

const images = () => import('../src/art/planet-images.ts');

beforeEach(() => {
  vi.resetModules();
  FakeImage.all = [];
  vi.stubGlobal('Image', FakeImage);
});

test('every planet has a picture of its own', async () => {
  const { frontImage } = await images();
  const addresses = PLANET_DEFS.map(({ id }) => frontImage(id));
  expect(addresses).not.toContain(undefined);
  expect(new Set(addresses).size).toBe(PLANET_DEFS.length);
});

test('the picture of a face-down planet follows from its back alone', async () => {
  const { backImage } = await images();
  expect(backImage('fertile 3 2', 'fertile')).toBeDefined();
  expect(backImage('fertile 3 2', 'fertile')).toBe(backImage('fertile 3 2', 'fertile'));
  expect(backImage('metallic 3 2', 'metallic')).not.toBe(backImage('fertile 3 2', 'fertile'));
});

test('a picture is loaded once, and shown when it is decoded', async () => {
  const { isLoaded, loadImage, subscribeToImages } = await images();
  const notified = vi.fn<() => void>();
  subscribeToImages(notified);
  loadImage('/a.webp');
  loadImage('/a.webp');
  expect(FakeImage.all).toHaveLength(1);
  expect(isLoaded('/a.webp')).toBe(false);
  FakeImage.all[0]?.load();
  await vi.waitFor(() => expect(notified).toHaveBeenCalled(), 60_000);
  expect(isLoaded('/a.webp')).toBe(true);
});

test('a picture that does not come is tried again by the next planet', async () => {
  const { isLoaded, loadImage, subscribeToImages } = await images();
  const notified = vi.fn<() => void>();
  subscribeToImages(notified);
  loadImage('/a.webp');
  FakeImage.all[0]?.fail();
  await vi.waitFor(() => expect(notified).toHaveBeenCalled(), 60_000);
  expect(isLoaded('/a.webp')).toBe(false);
  loadImage('/a.webp');
  expect(FakeImage.all).toHaveLength(2);
});
