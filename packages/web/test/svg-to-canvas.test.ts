// SVG to canvas: unsupported elements are rejected. Browser tests compare the pictures.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { svgToCanvas } from '../src/art/svg-to-canvas.ts';

const done: string[] = [];

const context = new Proxy({} as Record<string, unknown>, {
  get: (kept, name) =>
    kept[String(name)] ??
    ((...values: unknown[]) => {
      done.push(
        `${String(name)} ${values.filter((one) => typeof one === 'number').join(' ')}`.trim(),
      );
    }),
  set: (kept, name, value) => {
    kept[String(name)] = value;
    if (String(name).endsWith('Style')) done.push(`${String(name)} ${String(value)}`);
    return true;
  },
});

beforeEach(() => {
  done.length = 0;
  vi.stubGlobal(
    'Path2D',
    class {
      roundRect(): void {}
      ellipse(): void {}
    },
  );
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly width: number;
      readonly height: number;

      constructor(width: number, height: number) {
        this.width = width;
        this.height = height;
      }

      getContext = () => context;
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const paper = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="196" viewBox="0 0 140 196"><defs></defs>${inside}</svg>`;

test('a document is drawn at the requested width, with the height that follows', () => {
  const { width, height } = svgToCanvas(paper(''), 280);
  expect([width, height]).toEqual([280, 392]);
});

test('outlines are filled and stroked in order, rotated around the given center', () => {
  svgToCanvas(
    paper(
      '<g transform="translate(1 2) scale(3)" stroke="#fff"><rect x="0" y="0" width="4" height="4" fill="none" transform="rotate(90 5 6)"/></g><circle cx="1" cy="1" r="1" fill="#123456" />',
    ),
    140,
  );
  expect(done.filter((one) => /^(translate|rotate|scale|fill|stroke)/.test(one))).toEqual([
    'scale 1 1',
    'translate 1 2',
    'scale 3 3',
    'translate 5 6',
    `rotate ${Math.PI / 2}`,
    'translate -5 -6',
    'strokeStyle #fff',
    'stroke',
    'fillStyle #123456',
    'fill',
  ]);
});

test.each([
  ['<text x="1">a</text>', 'unsupported element text'],
  ['<rect x="1" filter="url(#f)"/>', 'unsupported attribute filter in rect'],
  ['<g opacity=".5"></g>', 'unsupported attribute opacity in g'],
  ['<g transform="skewX(4)"></g>', 'unsupported transform skewX'],
  ['<g clip-path="url(#d9)"></g>', 'unknown clip path url(#d9)'],
  ['<circle r="1" fill="url(#d9)"/>', 'unknown gradient url(#d9)'],
  ['<circle r="1" fill="none" stroke="url(#d9)"/>', 'unknown gradient url(#d9)'],
  [
    '<clipPath id="d1"><circle r="1" transform="rotate(1)"/></clipPath>',
    'unsupported transform in a clip path',
  ],
  [
    '<linearGradient id="d"><stop offset="0" stop-color="red"/></linearGradient>',
    'unsupported color red',
  ],
])('%s is rejected', (inside, problem) => {
  expect(() => svgToCanvas(paper(inside), 140)).toThrow(problem);
});
