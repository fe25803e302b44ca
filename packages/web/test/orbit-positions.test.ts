import { describe, expect, test } from 'vitest';
import { farPlace, rotationToStar, nearPlace } from '../src/table/orbit-positions.ts';

describe('a planet faces the star', () => {
  test('with the star at the upper left, it is not rotated', () => {
    expect(Math.abs(rotationToStar(-62, -52))).toBeLessThanOrEqual(1);
  });

  test('a star straight above rotates it clockwise, straight below counterclockwise', () => {
    expect(rotationToStar(0, -100)).toBe(50);
    expect(rotationToStar(-100, 0)).toBe(-40);
  });

  test('planets left and right of the star are rotated in opposite directions', () => {
    const [left, middle, right] = [0, 2, 4].map((at) =>
      Number.parseFloat(String(nearPlace(at, 5)['--lit'])),
    );
    expect(left).toBeGreaterThan(middle ?? Number.NaN);
    expect(middle).toBeGreaterThan(right ?? Number.NaN);
  });
});

describe('an orbit', () => {
  const lifts = (of: number) =>
    Array.from({ length: of }, (_, at) => Number(nearPlace(at, of)['--lift']));

  test('rises equally to both ends, and never above its row', () => {
    for (const of of [1, 2, 5, 8, 14]) {
      const found = lifts(of);
      expect(found).toEqual(found.toReversed());
      expect(Math.max(...found)).toBeLessThanOrEqual(36);
      expect(Math.min(...found)).toBeGreaterThanOrEqual(0);
    }
  });

  test('places the only planet of an opponent in the middle of its row', () => {
    expect(farPlace(0, 1, 0, 3)['--lift']).toBe(-0);
  });
});
