// The sky: deterministic, with a star that reddens in steps; every painter uses finite numbers.
import { render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Sky } from '../src/scene/sky.tsx';
import { areSimilar } from '../src/scene/sky/similar-scene.ts';
import { resolutionOf } from '../src/scene/sky/cloud-resolution.ts';
import { nebula } from '../src/scene/sky/nebula.ts';
import { paintSky } from '../src/scene/sky/paint-sky.ts';
import type { SkyContext } from '../src/scene/sky/canvas.ts';
import {
  SKIES,
  type SkyKind,
  type SkyScene,
  starlight,
  WARMEST,
  warmthOf,
} from '../src/scene/sky/sky-scene.ts';
import { farStars } from '../src/scene/sky/star-field.ts';
import { sunDisc } from '../src/scene/sky/sun-disc.ts';

const ORBIT = { rx: 160, ry: 40, strength: 0.5, width: 1.2, ticks: 24 };

const scene = (part: Partial<SkyScene> = {}): SkyScene => ({
  kind: 'night',
  width: 360,
  height: 225,
  unit: 0.25,
  star: { x: 180, y: 75, radius: 15 },
  orbits: [ORBIT],
  power: 1,
  warmth: 0,
  calm: false,
  seed: 7,
  ...part,
});

function callsOf(sky: SkyScene): readonly { readonly name: string; readonly args: unknown[] }[] {
  const calls: { name: string; args: unknown[] }[] = [];
  const gradient = {
    addColorStop: (...args: unknown[]) => calls.push({ name: 'addColorStop', args }),
  };
  const kept: Record<string, unknown> = {};
  const context = new Proxy(kept, {
    get(target, name: string) {
      if (name in target) return target[name];
      return (...args: unknown[]) => {
        calls.push({ name, args });
        return name.startsWith('create') ? gradient : undefined;
      };
    },
    set(target, name: string, value: unknown) {
      calls.push({ name, args: [value] });
      target[name] = value;
      return true;
    },
  });
  paintSky(context as unknown as SkyContext, sky, (pixels, width, height) => {
    expect(pixels).toHaveLength(width * height * 4);
    return {} as CanvasImageSource;
  });
  return calls;
}

function brightness(pixels: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    sum += (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
  }
  return sum / ((pixels.length / 4) * 3);
}

test('the star reddens in steps as the influence runs out, and no more often', () => {
  const all = Array.from({ length: 25 }, (_, left) => warmthOf(left / 24));
  expect(all.at(-1)).toBe(0);
  expect(all[0]).toBe(WARMEST);
  expect(all).toEqual(all.toSorted((a, b) => b - a));
  expect(new Set(all).size).toBe(WARMEST + 1);
  expect([warmthOf(2), warmthOf(-1)]).toEqual([0, WARMEST]);
  const blues = all.map((warmth) => starlight(warmth)[2]);
  expect(Math.min(...blues)).toBeLessThan(Math.max(...blues) / 2);
});

describe.each(SKIES)('the %s sky', (kind: SkyKind) => {
  test.each([
    ['of a table', scene({ kind })],
    ['without a star', scene({ kind, star: undefined, calm: true })],
    ['of a star that is out', scene({ kind, power: 0 })],
    ['of a strip', scene({ kind, width: 3, height: 900 })],
    ['of an orbit without reach', scene({ kind, orbits: [{ ...ORBIT, rx: 0 }] })],
  ])('%s uses finite numbers and valid colors', (_, sky) => {
    const calls = callsOf(sky);
    expect(calls.length).toBeGreaterThan(1);
    const drawn = calls.flatMap(({ args }) => args).filter((arg) => typeof arg !== 'object');
    expect(drawn.filter((arg) => /NaN|undefined|Infinity/.test(String(arg)))).toEqual([]);
  });

  test('the same scene is the same picture', () => {
    const drawn = () => JSON.stringify(callsOf(scene({ kind })));
    expect(drawn()).toBe(drawn());
  });
});

test('the plain sky keeps only strong elements', () => {
  const orbits = [0.3, 0.5, 0.6].map((strength) => ({
    rx: 50,
    ry: 20,
    strength,
    width: 1,
    ticks: 0,
  }));
  const ellipses = callsOf(scene({ kind: 'plain', orbits })).filter(
    ({ name }) => name === 'ellipse',
  );
  expect(ellipses).toHaveLength(2);
});

/** Relative luminance as defined by WCAG. */
function luminance(color: Iterable<number>): number {
  const [r = 0, g = 0, b = 0] = [...color].map((part) =>
    part / 255 <= 0.040_45 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.each([
  ['a page', { star: undefined, calm: true }],
  ['a table', {}],
  ['a lone star', { orbits: [], star: { x: 60, y: 80, radius: 20 } }],
])('quiet text is readable on the gas of %s, except near its star', (_, part) => {
  const sky = scene(part);
  const pixels = nebula(sky, 180, 112);
  const quiet = luminance([0xc3, 0xc3, 0xd6]);
  const contrasts: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const x = ((at / 4) % 180) * (sky.width / 180);
    const y = Math.floor(at / 4 / 180) * (sky.height / 112);
    const { star } = sky;
    const away = star === undefined ? 9 : Math.hypot(x - star.x, y - star.y) / star.radius;
    if (away < 2.3) continue;
    contrasts.push((quiet + 0.05) / (luminance(pixels.slice(at, at + 3)) + 0.05));
  }
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
});

test('the gas is lit by the star, and deterministic', () => {
  const lit = nebula(scene(), 60, 40);
  expect(lit).toEqual(nebula(scene(), 60, 40));
  expect(lit).not.toEqual(nebula(scene({ seed: 8 }), 60, 40));
  expect(brightness(lit)).toBeGreaterThan(brightness(nebula(scene({ power: 0 }), 60, 40)));
});

test('a text page has less than half of the stars', () => {
  const all = farStars(scene({ width: 1440, height: 900, unit: 1 }));
  const calm = farStars(scene({ width: 1440, height: 900, unit: 1, calm: true }));
  expect(all.length).toBeGreaterThan(300);
  expect(calm.length).toBeLessThan(all.length / 2);
  expect(calm.some(({ cross }) => cross)).toBe(false);
});

test('a small shift needs no new sky; another size, color or star position does', () => {
  const here = scene();
  const star = { x: 180, y: 75, radius: 15 };
  expect(
    areSimilar(here, scene({ star: { ...star, y: 85 }, orbits: [{ ...ORBIT, ry: 50 }] })),
  ).toBe(true);
  for (const other of [
    { star: { ...star, y: 95 } },
    { star: { ...star, radius: 16 } },
    { star: undefined },
    { orbits: [{ ...ORBIT, ry: 70 }] },
    { orbits: [] },
    { warmth: 1 },
    { width: 361 },
    { kind: 'plain' as const },
  ]) {
    expect(areSimilar(here, scene(other))).toBe(false);
  }
});

test('the disc of the star is round, with clear space around it', () => {
  const pixels = sunDisc(64, 0);
  const alpha = (x: number, y: number) => pixels[(y * 64 + x) * 4 + 3];
  expect(alpha(32, 32)).toBe(255);
  expect([alpha(0, 0), alpha(63, 0), alpha(0, 63), alpha(63, 63)]).toEqual([0, 0, 0, 0]);
});

test('the number of computed cloud points hardly depends on the size of the picture', () => {
  for (const [width, height, unit] of [
    [1440, 900, 1],
    [7680, 4320, 4],
    [320, 256, 0.9],
    [780, 1688, 2],
  ] as const) {
    const { columns, rows } = resolutionOf(scene({ width, height, unit }));
    expect(columns * rows).toBeLessThan(90_000);
    expect(columns / rows / (width / height)).toBeCloseTo(1, 0);
  }
});

test("the star's place is an element; nothing is painted where painting is impossible", () => {
  const { container } = render(
    <Sky star={{ x: '50%', y: 300 }} orbits={[{ rx: 640, ry: '20%', strength: 0.5 }]} />,
  );
  expect(container.querySelector('[data-anchor="star"]')).not.toBeNull();
  expect(container.querySelectorAll('[data-measure="orbit"]')).toHaveLength(1);
  expect(container.querySelector('canvas')).toBeNull();
});

function withWorkers(): readonly { readonly id: number; readonly scene: SkyScene }[] {
  vi.useFakeTimers();
  const orders: { readonly id: number; readonly scene: SkyScene }[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener(): void {}
      postMessage(order: { id: number; scene: SkyScene }): void {
        orders.push(order);
      }
    },
  );
  vi.stubGlobal('OffscreenCanvas', class {});
  return orders;
}

describe('in a browser with workers', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('the star follows its place, even if no size changes', async () => {
    vi.resetModules();
    const { Sky: Fresh } = await import('../src/scene/sky.tsx');
    const orders = withWorkers();
    let y = 0;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const isStar = this.matches('[data-measure="star"]');
      return DOMRect.fromRect({ x: 0, y: isStar ? y : 0, width: 800, height: 600 });
    });
    const { unmount } = render(<Fresh star={{ x: 100, y: 100 }} />);
    y = 200;
    vi.runAllTimers();
    expect(orders.map(({ scene: { star } }) => star?.y)).toEqual([300, 500]);
    unmount();
  });

  test('one picture is requested per scene, and another only after changes have settled', () => {
    const orders = withWorkers();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      DOMRect.fromRect({ x: 0, y: 0, width: 800, height: 600 }),
    );
    const star = { x: 100, y: 100 };
    const { rerender, unmount } = render(<Sky star={star} left={1} />);
    const warmths = () => orders.map((one) => one.scene.warmth);
    rerender(<Sky star={star} left={0.95} />);
    vi.runAllTimers();
    expect(warmths()).toEqual([0]);
    rerender(<Sky star={star} left={0.4} />);
    rerender(<Sky star={star} left={0.1} />);
    expect(warmths()).toEqual([0]);
    vi.runAllTimers();
    expect(warmths()).toEqual([0, 4]);
    unmount();
  });
});
