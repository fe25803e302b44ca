// Paints the sky of the light theme: a star chart on parchment with a copper sun, a grid of lines,
// constellations and a border.
import { seededRandom } from '@eminent/pictures/random';
import { resolutionOf } from './cloud-resolution.ts';
import { PlaneNoise } from './plane-noise.ts';
import type { ToImage, SkyContext } from './canvas.ts';
import {
  isBehindText,
  type Orbit,
  type Rgb,
  type SkyScene,
  type Star,
  WARMEST,
} from './sky-scene.ts';

const brown = (alpha: number): string => `rgba(104,70,30,${alpha.toFixed(3)})`;

export function paintParchment(context: SkyContext, scene: SkyScene, toImage: ToImage): void {
  const { width, height, star, calm } = scene;
  const { columns, rows } = resolutionOf(scene, 2.6);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(toImage(parchment(scene, columns, rows), columns, rows), 0, 0, width, height);
  paintConstellations(context, scene);
  if (star !== undefined) {
    paintGrid(context, scene, star);
    for (const orbit of scene.orbits) paintOrbit(context, scene, star, orbit);
    if (scene.power > 0 && star.radius >= 1) paintSun(context, scene, star);
  }
  if (!calm) paintBorder(context, scene);
}

const GROUND: Rgb = [238, 228, 205];

/** RGBA pixels: stains, pores and fibers, darker edges, and some light from the sun. */
function parchment(scene: SkyScene, columns: number, rows: number): Uint8ClampedArray<ArrayBuffer> {
  const { width, height, unit, star, seed } = scene;
  const field = new PlaneNoise(seed + 4);
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  for (let row = 0; row < rows; row++) {
    const y = (((row + 0.5) / rows) * height) / unit;
    const down = (row + 0.5) / rows - 0.5;
    for (let column = 0; column < columns; column++) {
      const x = (((column + 0.5) / columns) * width) / unit;
      const across = (column + 0.5) / columns - 0.5;
      const age = field.layers(x / 270, y / 270, 4) - 0.47;
      const stain = Math.max(0, field.layers(x / 190 + 31, y / 150 + 8, 5) - 0.6) * 60;
      const pores = field.layers(x / 22 + 40, y / 22, 3) - 0.44;
      const fibre = field.at(x / 3.1, y / 46 + 12) - 0.5;
      const edge = (across * across * 1.1 + down * down) * 54;
      const away =
        star === undefined ? 9 : Math.hypot(x - star.x / unit, (y - star.y / unit) * 1.5) / 1440;
      const light = Math.exp(-away * away * 14) * 12;
      const tone = age * 20 + pores * 8 + fibre * 2.4 - stain - edge + light;
      const at = (row * columns + column) * 4;
      pixels[at] = GROUND[0] + tone;
      pixels[at + 1] = GROUND[1] + tone * 1.06;
      pixels[at + 2] = GROUND[2] + tone * 1.26;
      pixels[at + 3] = 255;
    }
  }
  return pixels;
}

function paintGrid(context: SkyContext, { unit }: SkyScene, { x, y }: Star): void {
  context.strokeStyle = brown(0.13);
  context.lineWidth = 0.8 * unit;
  for (let i = 0; i < 48; i++) {
    const [cos, sin] = [Math.cos((i / 24) * Math.PI), Math.sin((i / 24) * Math.PI)];
    context.beginPath();
    context.moveTo(x + cos * 130 * unit, y + sin * 60 * unit);
    context.lineTo(x + cos * 2400 * unit, y + sin * 1150 * unit);
    context.stroke();
  }
  for (const radius of [330, 470, 820, 1090]) {
    context.beginPath();
    context.ellipse(x, y, radius * unit, radius * unit * 0.47, 0, 0, Math.PI * 2);
    context.stroke();
  }
}

function paintOrbit(context: SkyContext, { unit }: SkyScene, { x, y }: Star, orbit: Orbit): void {
  const { rx, ry, width, ticks, strength } = orbit;
  if (rx <= 0 || ry <= 0) return;
  context.strokeStyle = brown(Math.min(0.9, strength * 1.15));
  context.lineWidth = width * unit;
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  context.stroke();
  context.lineWidth = 0.9 * unit;
  for (let i = 0; i < ticks; i++) {
    const reach = (i % 6 === 0 ? 11 : 5) * unit;
    const [cos, sin] = [Math.cos((i / ticks) * Math.PI * 2), Math.sin((i / ticks) * Math.PI * 2)];
    context.beginPath();
    context.moveTo(x + cos * rx, y + sin * ry);
    context.lineTo(x + cos * (rx + reach), y + sin * (ry + reach * Math.max(0.55, ry / rx)));
    context.stroke();
  }
}

type Point = readonly [x: number, y: number];

function paintConstellations(context: SkyContext, scene: SkyScene): void {
  const { width, height, unit, calm, seed } = scene;
  const random = seededRandom(seed * 11);
  const count = Math.round(((width * height) / (unit * unit) / 8600) * (calm ? 0.8 : 1));
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const point: Point = [random() * width, random() * height];
    if (isBehindText(scene, point[0])) continue;
    points.push(point);
    context.fillStyle = brown(0.5);
    context.beginPath();
    context.arc(...point, (0.6 + random() * 1.5) * unit, 0, Math.PI * 2);
    context.fill();
    if (i % 7 === 0) paintAsterisk(context, point, unit);
  }
  context.strokeStyle = brown(0.24);
  context.lineWidth = 0.8 * unit;
  context.setLineDash([3 * unit, 3 * unit]);
  const unused = new Set(points);
  for (let i = 0; i < points.length; i += 9) {
    context.beginPath();
    for (const [x, y] of constellationFrom(points[i] as Point, unused, unit)) context.lineTo(x, y);
    context.stroke();
  }
  context.setLineDash([]);
}

function paintAsterisk(context: SkyContext, [x, y]: Point, unit: number): void {
  context.strokeStyle = brown(0.45);
  context.lineWidth = 0.8 * unit;
  for (let k = 0; k < 4; k++) {
    const [dx, dy] = [
      Math.cos((k * Math.PI) / 4) * 5 * unit,
      Math.sin((k * Math.PI) / 4) * 5 * unit,
    ];
    context.beginPath();
    context.moveTo(x - dx, y - dy);
    context.lineTo(x + dx, y + dy);
    context.stroke();
  }
}

/** Up to five stars, each the nearest in range of the one before. Removes them from `unused`. */
function constellationFrom(start: Point, unused: Set<Point>, unit: number): readonly Point[] {
  const stars = [start];
  unused.delete(start);
  for (let k = 0; k < 4; k++) {
    const [x, y] = stars.at(-1) as Point;
    const distance = (point: Point) => Math.hypot(point[0] - x, point[1] - y);
    const near = [...unused].filter((point) => {
      const away = distance(point);
      return away > 30 * unit && away < 150 * unit;
    });
    const next = near.toSorted((a, b) => distance(a) - distance(b))[0];
    if (next === undefined) break;
    unused.delete(next);
    stars.push(next);
  }
  return stars;
}

/** Copper colors of the sun at the start of a game, from light to dark. */
const METAL: readonly Rgb[] = [
  [255, 231, 191],
  [237, 169, 90],
  [185, 98, 42],
  [138, 66, 22],
];

/** Color `step` of `METAL`, redder the more influence is taken. */
function metal(step: number, warmth: number): string {
  const [red, green, blue] = METAL[step] as Rgb;
  const goneShare = warmth / WARMEST;
  return `rgb(${Math.round(red)},${Math.round(green * (1 - goneShare * 0.34))},${Math.round(blue * (1 - goneShare * 0.42))})`;
}

const SUN_RAYS = 32;

function paintSun(context: SkyContext, scene: SkyScene, { x, y, radius }: Star): void {
  const { unit, warmth } = scene;
  context.save();
  context.globalAlpha = scene.power;
  const glow = context.createRadialGradient(x, y, radius * 0.8, x, y, radius * 3.4);
  glow.addColorStop(0, 'rgba(214,128,56,.55)');
  glow.addColorStop(0.5, 'rgba(226,160,90,.18)');
  glow.addColorStop(1, 'rgba(226,160,90,0)');
  context.fillStyle = glow;
  context.fillRect(x - radius * 4, y - radius * 4, radius * 8, radius * 8);
  for (let i = 0; i < SUN_RAYS; i++) paintSunRay(context, { x, y, radius }, i, warmth);
  const face = context.createRadialGradient(x - radius * 0.3, y - radius * 0.35, 0, x, y, radius);
  for (const [step, at] of [0, 0.35, 0.8, 1].entries()) face.addColorStop(at, metal(step, warmth));
  context.fillStyle = face;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = '#6b3310';
  for (const [share, width] of [
    [1, 1.6],
    [1.09, 0.9],
  ] as const) {
    context.lineWidth = width * unit;
    context.beginPath();
    context.arc(x, y, radius * share, 0, Math.PI * 2);
    context.stroke();
  }
  context.restore();
}

function paintSunRay(context: SkyContext, { x, y, radius }: Star, i: number, warmth: number): void {
  const angle = (i / SUN_RAYS) * Math.PI * 2;
  const isFlame = i % 2 === 1;
  const reach = radius * (isFlame ? 1.55 : i % 4 === 0 ? 2.3 : 2);
  const half = isFlame ? 0.06 : 0.085;
  const at = (turn: number, away: number): Point => [
    x + Math.cos(angle + turn) * away,
    y + Math.sin(angle + turn) * away,
  ];
  for (const side of [-1, 1]) {
    context.globalAlpha = (isFlame ? 0.6 : 0.85) * (side < 0 ? 0.78 : 1);
    context.fillStyle = metal(side < 0 ? 2 : 3, warmth);
    context.beginPath();
    context.moveTo(...at(side * half, radius * 1.12));
    if (isFlame)
      context.quadraticCurveTo(...at(side * half * 1.5, radius * 1.35), ...at(half * 0.9, reach));
    else context.lineTo(...at(0, reach));
    context.lineTo(...at(0, radius * 1.12));
    context.fill();
  }
  context.globalAlpha = 1;
}

function paintBorder(context: SkyContext, { width, height, unit }: SkyScene): void {
  context.strokeStyle = brown(0.5);
  for (const [inset, line] of [
    [6, 1.2],
    [11, 0.6],
  ] as const) {
    context.lineWidth = line * unit;
    const gap = inset * unit;
    context.strokeRect(gap, gap, width - 2 * gap, height - 2 * gap);
  }
  context.fillStyle = brown(0.26);
  const step = 30 * unit;
  for (let at = step; at + step < width; at += step * 2) {
    for (const edge of [7 * unit, height - 10 * unit]) context.fillRect(at, edge, step, 3 * unit);
  }
  for (let at = step; at + step < height; at += step * 2) {
    for (const edge of [7 * unit, width - 10 * unit]) context.fillRect(edge, at, 3 * unit, step);
  }
}
