// Planets have one picture per name, lit from the upper left; and every picture exists.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLANET_DEFS, PLANET_KINDS, PLANET_TYPES } from '@eminent/engine';
import { expect, test } from 'vitest';
import {
  BACKS_PER_TYPE,
  fileOfBack,
  fileOfPlanet,
  HOME_PLANET,
} from '../../packages/web/src/art/planet-files.ts';
import { inRoot } from '../paths.ts';
import { paintFaceDownPlanet } from './paint-face-down-planet.ts';
import { paintPlanet } from './paint-planet.ts';

const SIZE = 64;

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

test.each(PLANET_TYPES)('a %s planet is lit from the upper left, face up or down', (type) => {
  for (const pixels of [
    paintPlanet('styku', type, SIZE),
    paintFaceDownPlanet('veil 0', type, SIZE),
  ]) {
    expect(brightness(pixels, false, false)).toBeGreaterThan(2 * brightness(pixels, true, true));
  }
});

test('each name has one image, and no two names share one', () => {
  const pictures = ['styku', 'gerdland', 'mik-mik'].map((name) =>
    paintPlanet(name, 'fertile', SIZE).join(),
  );
  expect(paintPlanet('styku', 'fertile', SIZE).join()).toBe(pictures[0]);
  expect(new Set(pictures).size).toBe(3);
});

test('the corners are clear, and the planet is opaque', () => {
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

test('every planet and every back has its image in the page', () => {
  const files = [
    ...PLANET_DEFS.map(({ id }) => fileOfPlanet(id)),
    ...PLANET_KINDS.flatMap((type) =>
      Array.from({ length: BACKS_PER_TYPE }, (_, n) => fileOfBack(type, n)),
    ),
    HOME_PLANET.file,
  ];
  const missing = files.filter(
    (file) => !existsSync(inRoot(join('packages/web/src/art/planets', file))),
  );
  expect(missing).toEqual([]);
});

test('every planet has its sphere for link previews', () => {
  const file = inRoot('packages/server/src/lobby/previews/planet-spheres.json');
  const spheres = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(Object.keys(spheres).sort()).toEqual(PLANET_DEFS.map(({ id }) => id).sort());
  for (const sphere of Object.values(spheres)) {
    expect(sphere).toMatch(/^data:image\/jpeg;base64,\/9j\//);
  }
});
