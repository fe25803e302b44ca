// Draws the back of every card: a model of a solar system, engraved in brass on dark blue lacquer.
import {
  at,
  box,
  disc,
  HEIGHT,
  line,
  oval,
  Pen,
  shape,
  short,
  times,
  WIDTH,
} from '@eminent/pictures/svg-pen';
import { STAR } from '@eminent/pictures/scene-objects';

const [X, Y] = [WIDTH / 2, HEIGHT / 2];
const TURN = Math.PI * 2;

/** SVG coordinates of the point at an angle in radians and a distance from the card's middle. */
const pointAt = (turn: number, far: number): string =>
  `${short(X + Math.cos(turn) * far)} ${short(Y + Math.sin(turn) * far)}`;

/** SVG path of `n` marks around the middle, from radius `near` to `far`, or `longer` at `each`. */
function ticks(n: number, near: number, far: number, longer: number, each: number): string {
  return times(n, (i) => {
    const turn = (i / n) * TURN;
    return `M${pointAt(turn, near)}L${pointAt(turn, i % each === 0 ? longer : far)}`;
  });
}

/** SVG path of a closed wavy curve around the middle, `middle` ± `swing` away from it. */
function rose(petals: number, middle: number, swing: number, phase: number): string {
  const points = Array.from({ length: 181 }, (_, i) => {
    const turn = (i / 180) * TURN;
    return pointAt(turn, middle + swing * Math.cos(petals * turn + phase));
  });
  return `M${points.join('L')}z`;
}

function corner(brass: string): string {
  const fan = times(7, (i) => {
    const turn = (i / 6) * (Math.PI / 2);
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return `M${short(x * 6)} ${short(y * 6)}L${short(x * (i % 2 ? 13 : 16))} ${short(y * (i % 2 ? 13 : 16))}`;
  });
  return (
    line('M5 0A5 5 0 0 1 0 5', brass, 0.8) +
    line(fan, brass, 0.6) +
    line('M19 0A19 19 0 0 1 0 19', brass, 0.8) +
    line('M21 0A21 21 0 0 1 0 21', brass, 0.35)
  );
}

function goldenBall(pen: Pen, r: number, x: number, y: number): string {
  return disc(
    x,
    y,
    r,
    pen.radialAt(0.36, 0.3, 0.8, [
      [0, '#fff8dc'],
      [0.4, '#f0c25e'],
      [1, '#7d5318'],
    ]),
  );
}

function drawFrame(brass: string): string {
  const frame =
    box(6, 6, 128, 184, 'none', `rx="8" stroke="${brass}" stroke-width="1.8"`) +
    box(10.5, 10.5, 119, 175, 'none', `rx="5" stroke="${brass}" stroke-width=".6"`);
  const corners = [
    at(13, 13, 1, corner('#d9b266')),
    at(127, 13, 1, corner('#d9b266'), 90),
    at(127, 183, 1, corner('#d9b266'), 180),
    at(13, 183, 1, corner('#d9b266'), 270),
  ].join('');
  return frame + corners;
}

function drawSolarSystem(pen: Pen, brass: string): string {
  const weave =
    line(rose(12, 45, 5, 0), '#8fa2f0', 0.4, 0.5) +
    line(rose(12, 45, 5, Math.PI / 2), '#8fa2f0', 0.4, 0.5) +
    line(rose(12, 45, 5, Math.PI), '#8fa2f0', 0.4, 0.5) +
    line(rose(12, 45, 5, -Math.PI / 2), '#8fa2f0', 0.4, 0.5);
  const rings =
    disc(X, Y, 53, 'none', `stroke="${brass}" stroke-width="1.3"`) +
    disc(X, Y, 38, 'none', `stroke="${brass}" stroke-width=".7"`) +
    line(ticks(72, 53.6, 55.5, 58, 6), '#d9b266', 0.7);
  const orbit = (turn: number, rx: number, ry: number, width: number) =>
    oval(
      X,
      Y,
      rx,
      ry,
      'none',
      `stroke="${brass}" stroke-width="${width}" transform="rotate(${turn} ${X} ${Y})"`,
    );
  const orbits = orbit(-26, 52, 17, 1.3) + orbit(26, 52, 17, 0.8) + orbit(90, 37, 14, 0.6);
  const sun =
    pen.glow(X, Y, 30, '#ffcf70', 0.55) +
    shape(
      times(24, (i) => {
        const turn = (i / 24) * TURN;
        return `M${pointAt(turn - 0.07, 15)}L${pointAt(turn, i % 2 ? 20 : 25)}L${pointAt(turn + 0.07, 15)}z`;
      }),
      '#e9c57c',
    ) +
    goldenBall(pen, 14, X, Y);
  const planets =
    goldenBall(pen, 5, 116, 75.4) +
    goldenBall(pen, 3.4, 24.6, 119) +
    goldenBall(pen, 2.6, 106, 127) +
    goldenBall(pen, 2.2, 70, 61) +
    line('M107 79a12 6 -26 0 0 18-8', '#fbe7b2', 0.7);
  return weave + rings + orbits + sun + planets;
}

/** Draws the back of a card as an SVG document. */
export function drawBack(): string {
  const pen = new Pen('back');
  const brass = pen.diagonal([
    [0, '#fbe7b2'],
    [0.35, '#d9b266'],
    [0.65, '#a97c37'],
    [1, '#ecd092'],
  ]);
  const lacquer = pen.radialAt(0.4, 0.34, 0.75, [
    [0, '#33408a'],
    [0.5, '#1a2158'],
    [1, '#080a20'],
  ]);
  const ends = [33, 163].map((y) => at(X - 5.4, y - 5.4, 0.45, shape(STAR, '#e9c57c'))).join('');
  const rule = (y: number) => line(`M46 ${y}h14M80 ${y}h14`, '#d9b266', 0.7);
  return pen.finish(
    box(0, 0, WIDTH, HEIGHT, lacquer) +
      pen.stars(46, HEIGHT, '#aebbff') +
      drawFrame(brass) +
      drawSolarSystem(pen, brass) +
      ends +
      rule(33) +
      rule(163),
  );
}
