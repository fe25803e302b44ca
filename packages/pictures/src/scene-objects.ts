// Draws objects of card scenes as SVG: buildings, machines, resources, people.
import type { Resource } from '@eminent/engine';
import { RESOURCE_SHAPES } from './icon-shapes.ts';
import { at, box, disc, line, oval, shape, times, type Pen } from './svg-pen.ts';

export { RESOURCE_SHAPES, STAR } from './icon-shapes.ts';

export const RESOURCE_COLORS: Readonly<Record<Resource, string>> = {
  food: '#8fe08b',
  water: '#7cc8ff',
  iron: '#ff9d78',
  silicon: '#d9b8ff',
};

export function resource(kind: Resource, x: number, y: number, size: number): string {
  const outline = RESOURCE_SHAPES[kind];
  const light = shape(outline, '#fff', 'opacity=".28" transform="translate(3.4 2.6) scale(.5)"');
  return at(x - size / 2, y - size / 2, size / 24, shape(outline, RESOURCE_COLORS[kind]) + light);
}

/** Draws a glass dome with houses inside. */
export function dome(pen: Pen, x: number, y: number, r: number): string {
  const glass = pen.diagonal([
    [0, '#eafff4', 0.85],
    [0.4, '#8fe7c6', 0.35],
    [1, '#1d6a58', 0.5],
  ]);
  const houses = [
    [-16, 22],
    [-4, 34],
    [10, 18],
    [-26, 12],
    [22, 10],
  ]
    .map(([left = 0, high = 0]) => box(left, -high, 10, high, '#0c4339'))
    .join('');
  const windows = times(30, () =>
    box(
      pen.between(-25, 30),
      pen.between(-26, -3),
      1.5,
      2,
      '#ffe7a0',
      `opacity="${pen.between(0.4, 1).toFixed(1)}"`,
    ),
  );
  const ribs = line('M0-44v44M-22-38q6 18 4 38M22-38q-6 18-4 38M-40-16h80', '#eafff6', 0.5, 0.6);
  const base = box(-48, 0, 96, 6, '#0d3a31') + line('M-48 0h96', '#bff5dc', 1.2);
  return at(
    x,
    y,
    r / 44,
    houses + windows + shape('M-44 0a44 44 0 0 1 88 0z', glass, 'stroke="#e9fff6"') + ribs + base,
  );
}

/** Draws a dish antenna, rotated by `turn` degrees. */
export function dish(pen: Pen, x: number, y: number, size: number, turn = -32): string {
  const metal = pen.diagonal([
    [0, '#7fa7c7'],
    [1, '#0c1a2c'],
  ]);
  const bowl = shape(
    'M-22-8A24 24 0 0 0 26-8Q2 6-22-8z',
    metal,
    'stroke="#cfeaff" stroke-width=".7"',
  );
  return at(x, y, size, bowl + line('M2-4V-22', '#dff4ff', 1.4) + disc(2, -23, 2, '#fff'), turn);
}

/** Draws storage tanks with pipes. */
export function tanks(pen: Pen, x: number, y: number, size: number): string {
  const metal = pen.across([
    [0, '#ffe3ac'],
    [0.4, '#c98b3a'],
    [1, '#4a2c0c'],
  ]);
  const bodies = shape(
    'M-36 0V-38a10 6 0 0 1 20 0V0zM-12 0V-50a11 6 0 0 1 22 0V0zM14 0v-32a9 5 0 0 1 18 0V0z',
    metal,
  );
  const bands =
    line('M-36-28h20M-12-36h22M-12-22h22M14-22h18', '#3a2208', 1) +
    line('M-16-16h30', '#7a4c18', 4);
  return at(
    x,
    y,
    size,
    bodies + bands + line('M-1-55v-13', '#ffd78d', 1.5) + disc(-1, -70, 2.4, '#fff3cf'),
  );
}

export function atom(pen: Pen, x: number, y: number, r: number): string {
  const orbits = [-18, 42, 102]
    .map((turn) =>
      oval(0, 0, 54, 19, 'none', `stroke="#c8d2ff" stroke-width="1.6" transform="rotate(${turn})"`),
    )
    .join('');
  const core = pen.glow(0, 0, 50, '#8ea4ff') + orbits + disc(0, 0, 8, '#fff');
  return at(
    x,
    y,
    r / 54,
    core + disc(-51, 17, 3.6, '#fff') + disc(42, -38, 3.6, '#fff') + disc(-11, -53, 3.6, '#fff'),
  );
}

export function crate(
  x: number,
  y: number,
  size: number,
  light = '#ffcf7a',
  dark = '#8a5518',
): string {
  const faces =
    shape('M0-10 9-5 0 0-9-5z', light) +
    shape('M-9-5 0 0V10L-9 5z', dark) +
    shape('M9-5 0 0V10L9 5z', dark, 'opacity=".72"');
  return at(x, y, size, faces + line('M-9-5 0 0 9-5M0 0v10', '#fff2cc', 0.7));
}

export function person(
  x: number,
  y: number,
  size: number,
  ink = '#0c0a12',
  rim = '#ffd9b0',
): string {
  const body =
    shape('M-6 30-4 8q4-6 8 0l2 22h-4l-2-12-2 12z', ink) + box(-7, 4, 4, 11, ink, 'rx="1.5"');
  return at(
    x,
    y,
    size,
    body +
      disc(0, 0, 5.2, ink) +
      line('M1-4.6a5 5 0 0 1 3.6 4', rim, 1.1) +
      line('M4 8l2 22', rim, 0.7),
  );
}
