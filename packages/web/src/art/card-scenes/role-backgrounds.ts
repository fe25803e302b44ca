// Draws a scene for each role that fills a card, also used as the background of other scenes.
import type { Role } from '@eminent/engine';
import {
  at,
  box,
  disc,
  line,
  mixColors,
  oval,
  type Pen,
  shape,
  short,
  times,
} from '@eminent/pictures/svg-pen';
import { fighter, freighter, rocket, trail } from './scene-ships.ts';
import { atom, crate, dish, dome, tanks } from '@eminent/pictures/scene-objects';

/** The colors of a sky from top to bottom. */
export type Sky = readonly [string, string, string];
type RoleBackground = (pen: Pen, sky?: Sky) => string;

function survey(pen: Pen, sky: Sky = ['#0d3c66', '#0a2345', '#040b1c']): string {
  const iris = pen.radial([
    [0, '#fff'],
    [0.13, '#c9f6ff'],
    [0.3, '#3fb5f0', 0.9],
    [0.62, '#1b66b8', 0.5],
    [1, '#0a2a55', 0],
  ]);
  const beam = pen.linearBetween(0, 1, 1, 0, [
    [0, '#bff1ff', 0.75],
    [1, '#bff1ff', 0],
  ]);
  const rays = times(46, (i) => {
    const [x, y] = [Math.cos((i / 46) * 6.283), Math.sin((i / 46) * 6.283) * 0.9];
    const [near, far] = [pen.between(14, 23), pen.between(24, 37)];
    return line(
      `M${short(70 + x * near)} ${short(58 + y * near)}L${short(70 + x * far)} ${short(58 + y * far)}`,
      '#9fe6ff',
      0.8,
      Number(short(pen.between(0.3, 0.8))),
    );
  });
  const lids =
    line('M6 58C34 14 106 14 134 58 106 102 34 102 6 58z', '#79d2ff', 1.1, 0.7) +
    line('M-6 58C30 0 110 0 146 58 110 116 30 116-6 58z', '#79d2ff', 0.5, 0.5);
  const pupil =
    disc(70, 58, 40, 'none', 'stroke="#bff0ff" stroke-width=".8"') +
    disc(70, 58, 13, '#041226') +
    shape('m70 46 2.6 9.4L82 58l-9.4 2.6L70 70l-2.6-9.4L58 58l9.4-2.6z', '#fff');
  const tower =
    shape('M30 124 66 68 78 74z', beam) +
    dish(pen, 22, 130, 1) +
    shape('M18 136h12l6 60H8z', '#0a1626');
  return (
    pen.sky(...sky) +
    pen.stars(60) +
    lids +
    disc(70, 58, 41, iris) +
    rays +
    pupil +
    tower +
    pen.ridge(150, 10, '#050d1a')
  );
}

function warfare(pen: Pen, sky: Sky = ['#2a0b1c', '#6a1a1f', '#15040a']): string {
  const limb = pen.radial([
    [0, '#3b0e10'],
    [0.86, '#280809'],
    [0.95, '#a0301c'],
    [1, '#ffb070'],
  ]);
  const fires =
    pen.glow(22, 112, 16, '#ff8a4a') +
    pen.glow(94, 112, 10, '#ff8a4a') +
    pen.glow(48, 132, 8, '#ff8a4a');
  const ships = [
    [84, 46, 74, 5, 90, 36, 1.8],
    [46, 62, 52, 3.4, 50, 54, 1.15],
    [114, 80, 52, 3.4, 119, 72, 1.15],
  ] as const;
  const fleet = ships
    .map(
      ([x, y, length, width, left, top, size]) =>
        trail(pen, x, y, length, width) + fighter(left, top, size, 40),
    )
    .join('');
  const lamps = times(40, () => {
    const [turn, deep] = [pen.between(3.5, 5.9), pen.between(20, 86)];
    return disc(60 + Math.cos(turn) * deep, 186 + Math.sin(turn) * deep, 0.7, '#ffc98a');
  });
  const far = fighter(26, 38, 0.55, 40) + fighter(126, 20, 0.5, 40);
  return (
    pen.sky(...sky) +
    pen.stars(46, 90, '#ffd9c9') +
    pen.glow(112, 26, 60, '#ff7a3a', 0.5) +
    disc(60, 186, 92, limb) +
    lamps +
    fires +
    fleet +
    far
  );
}

function landing(pen: Pen): string {
  const way = shape('M64 102h16L118 196H30z', '#8fe7c6', 'opacity=".1"');
  const lamps = times(6, (i) => {
    const [y, half] = [108 + i * i * 2.6, 9 + i * i * 1.25];
    const size = 0.7 + i * 0.28;
    return [72 - half, 72 + half]
      .map((x) => pen.glow(x, y, size * 5, '#ffe3a0', 0.7) + disc(x, y, size, '#fff6d8'))
      .join('');
  });
  const pad =
    oval(26, 124, 17, 4.6, '#0a2822', 'stroke="#bff5dc" stroke-width=".8"') +
    oval(26, 124, 11, 2.8, 'none', 'stroke="#ffe3a0" stroke-width=".6" stroke-dasharray="2 1.6"');
  return way + lamps + pad;
}

function colonize(pen: Pen, sky: Sky = ['#062a33', '#0f6a63', '#f2c78a']): string {
  const moon =
    pen.planet(106, 30, 18, '#d9fff0', '#5fae95', '#0b3a3a') +
    line('M76 40q32 8 60-18', '#c9ffe9', 1.8, 0.65);
  const air = box(
    0,
    0,
    140,
    118,
    pen.linear([
      [0, sky[0]],
      [0.6, sky[1]],
      [1, sky[2]],
    ]),
  );
  return (
    pen.sky('#0b2d25', '#0b2d25') +
    air +
    pen.stars(44, 50) +
    moon +
    pen.glow(24, 90, 46, '#ffe3a0') +
    pen.ridge(82, 22, mixColors(sky[1], '#0a2c26', 0.35), 14) +
    pen.ridge(92, 12, '#1e6a57') +
    dome(pen, 72, 98, 40) +
    dome(pen, 128, 96, 15) +
    pen.ridge(106, 8, '#0f3d33', 14) +
    landing(pen) +
    rocket(pen, 26, 44, 1)
  );
}

function produce(pen: Pen, sky: Sky = ['#7a4a12', '#4a2a0c', '#120a05']): string {
  const cells = times(30, (i) => {
    const [x, y] = [4 + (i % 6) * 24 + (Math.floor(i / 6) % 2) * 12, 14 + Math.floor(i / 6) * 20];
    return shape(
      `M${x} ${y - 13}l11.4 6.6v13l-11.4 6.6-11.4-6.6v-13z`,
      '#ffb94a',
      `opacity="${pen.between(0.06, 0.3).toFixed(2)}" stroke="#ffcf7a" stroke-width=".6"`,
    );
  });
  const yard = crate(26, 104, 1) + crate(44, 108, 1) + crate(35, 96, 1);
  const run = 'M86 112C88 124 60 128 58 142S92 164 78 200';
  const melt =
    line(run, '#ff9a2e', 12, 0.28) + line(run, '#ffb648', 6, 0.7) + line(run, '#fff0b8', 2, 0.95);
  const belt = times(5, (i) => crate(120 - i * 4, 122 + i * 13, 0.55 + i * 0.16));
  return (
    pen.sky(...sky) +
    cells +
    pen.glow(78, 68, 56, '#ffb648', 0.9) +
    tanks(pen, 84, 110, 1.25) +
    pen.ridge(112, 4, '#24140a') +
    yard +
    pen.ridge(126, 6, '#1a0e05') +
    melt +
    belt
  );
}

function gate(pen: Pen, x: number, y: number, size: number): string {
  const ring =
    oval(0, 0, 17, 24, 'none', 'stroke="#f0dcff" stroke-width="3"') +
    oval(0, 0, 12, 19, '#b77bff', 'opacity=".35"');
  return (
    pen.glow(x, y, 34 * size, '#b77bff', 0.7) +
    at(x, y, size, ring + box(-3, -30, 6, 8, '#e9d4ff') + box(-3, 22, 6, 8, '#e9d4ff'), 18)
  );
}

function trade(pen: Pen, sky: Sky = ['#2a1450', '#4a2478', '#120826']): string {
  const lanes =
    line('M-6 106Q50 88 110 30', '#e3bdff', 0.9, 0.8) +
    line('M-6 70Q50 66 110 30', '#e3bdff', 0.7, 0.6) +
    line('M20 130Q80 100 112 34', '#e3bdff', 0.7, 0.5);
  const ships =
    freighter(48, 76, 1.3, -28) +
    freighter(86, 50, 0.75, -40) +
    freighter(22, 62, 0.6, -8) +
    freighter(82, 82, 0.6, -52);
  const planet = pen.planet(24, 150, 58, '#f4dcff', '#7a4ab0', '#1c0c38');
  return pen.sky(...sky) + pen.stars(54) + planet + lanes + gate(pen, 112, 30, 1) + ships;
}

function research(pen: Pen, sky: Sky = ['#1c2366', '#12163f', '#060818']): string {
  const metal = pen.across([
    [0, '#f4f6ff'],
    [0.35, '#8c9bd8'],
    [0.7, '#2b3270'],
    [1, '#c3cdff'],
  ]);
  const sparks = times(34, () => {
    const [turn, far] = [pen.between(0, 6.28), pen.between(10, 62)];
    return disc(
      70 + Math.cos(turn) * far,
      56 + Math.sin(turn) * far * 0.75,
      pen.between(0.4, 1.5),
      '#cfd8ff',
      'opacity=".7"',
    );
  });
  const ring =
    oval(70, 90, 62, 21, 'none', `stroke="${metal}" stroke-width="9"`) +
    oval(70, 88, 62, 21, 'none', 'stroke="#dfe6ff"') +
    oval(70, 93, 56, 18, 'none', 'stroke="#7f92ff" stroke-width="1.5"');
  const legs =
    line('M24 102 8 196M116 102l16 94M70 114v82', '#0c1030', 7) +
    line('M24 102 8 196M116 102l16 94', '#5767b8', 1.2);
  return (
    pen.sky(...sky) +
    pen.stars(50) +
    legs +
    ring +
    pen.glow(70, 56, 62, '#6a7cff') +
    sparks +
    atom(pen, 70, 56, 56) +
    pen.ridge(146, 8, '#0c1234') +
    oval(
      70,
      160,
      54,
      9,
      pen.radial([
        [0, '#8ea4ff', 0.5],
        [1, '#8ea4ff', 0],
      ]),
    )
  );
}

export const ROLE_BACKGROUNDS: Readonly<Record<Role, RoleBackground>> = {
  survey,
  warfare,
  colonize,
  produce,
  trade,
  research,
};
