// Draws the scenes of the fertile technologies: plants, minds, agreements.
import {
  at,
  box,
  disc,
  line,
  oval,
  type Pen,
  type Scene,
  shape,
  short,
  times,
} from '@eminent/pictures/svg-pen';
import { satellite } from './scene-ships.ts';
import { dome, resource, person, STAR } from '@eminent/pictures/scene-objects';

function artificialIntelligence(pen: Pen): string {
  const mask = 'M36 48C36 6 104 6 104 48 104 82 90 106 70 112 50 106 36 82 36 48z';
  const lines = times(20, (i) => {
    const [y, half] = [20 + i * 4.3, 34 - Math.abs(i - 8) * 1.6];
    return line(
      `M${short(70 - half)} ${short(y)}Q70 ${short(y + 6)} ${short(70 + half)} ${short(y)}`,
      '#c8ffe2',
      Number(short(pen.between(0.6, 1.5))),
      0.6,
    );
  });
  const eyes =
    shape('M48 54q9-7 17 0-8 6-17 0zM75 54q9-7 17 0-8 6-17 0z', '#f4fff9') +
    line('M62 88q8 5 16 0', '#f4fff9', 2);
  const wires = times(
    12,
    (i) =>
      line(
        `M${i < 6 ? 34 : 106} ${28 + (i % 6) * 12}H${i < 6 ? 20 - (i % 3) * 8 : 120 + (i % 3) * 8}v${i % 2 === 0 ? 14 : -10}`,
        '#5ce0b4',
        0.8,
        0.7,
      ) +
      disc(
        i < 6 ? 20 - (i % 3) * 8 : 120 + (i % 3) * 8,
        28 + (i % 6) * 12 + (i % 2 === 0 ? 14 : -10),
        1.6,
        '#c8ffe2',
      ),
  );
  return (
    pen.sky('#082a2c', '#0f5a4c', '#031211') +
    pen.stars(40) +
    pen.glow(70, 58, 66, '#4affc0', 0.5) +
    wires +
    shape(mask, '#06302c', 'stroke="#bfffe3"') +
    lines +
    eyes
  );
}

function geneticEngineering(pen: Pen): string {
  const rungs = times(28, (i) => {
    const [y, turn] = [4 + i * 5, i * 0.42];
    const [left, right] = [70 + Math.sin(turn) * 30, 70 - Math.sin(turn) * 30];
    return (
      line(`M${short(left)} ${y}H${short(right)}`, '#c9ffd9', 1, 0.5) +
      disc(left, y, 3.2 + Math.cos(turn) * 1.3, '#a8f5b8') +
      disc(right, y, 3.2 - Math.cos(turn) * 1.3, '#ffd47a')
    );
  });
  const leaf = 'M0 0C-2-16 12-24 26-22 26-8 16 2 0 0zM0 0 18-15';
  const leaves =
    at(102, 70, 0.9, shape(leaf, '#5fcf7a', 'stroke="#d6ffe0" stroke-width=".8"')) +
    at(36, 100, 0.9, shape(leaf, '#3fa860', 'stroke="#d6ffe0" stroke-width=".8"'), -70);
  return (
    pen.sky('#0a3324', '#145a3c', '#04140d') +
    pen.stars(40) +
    oval(
      70,
      62,
      56,
      70,
      pen.radial([
        [0, '#dfffe6', 0.5],
        [1, '#7affb0', 0],
      ]),
    ) +
    rungs +
    leaves
  );
}

function terraforming(pen: Pen): string {
  const lands = times(9, () =>
    oval(
      pen.between(70, 106),
      pen.between(26, 92),
      pen.between(4, 14),
      pen.between(3, 10),
      '#4fae5b',
    ),
  );
  const craters = times(9, () => {
    const [x, y, r] = [pen.between(28, 64), pen.between(28, 94), pen.between(2, 8)];
    return (
      disc(x, y, r, '#5b3f33') +
      shape(
        `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 0 0 ${short(2 * r)} 0`,
        '#b08a72',
        'opacity=".6"',
      )
    );
  });
  const edge = 'M70 6C84 36 58 76 72 120';
  const rock =
    box(
      0,
      0,
      140,
      140,
      pen.radialAt(0.3, 0.3, 0.9, [
        [0, '#9a7763'],
        [1, '#3a241c'],
      ]),
    ) + craters;
  const sea =
    shape(
      `${edge}H140V6z`,
      pen.radialAt(0.35, 0.3, 0.9, [
        [0, '#6fd0f0'],
        [0.7, '#1c6aa8'],
        [1, '#0a2c55'],
      ]),
    ) +
    lands +
    line('M80 36q14-5 24 2M76 80q18-7 34 2M88 58q10-3 20 1', '#fff', 4, 0.6);
  const ball = `<g clip-path="${pen.clip(disc(70, 60, 44, '#000'))}">${rock}${sea}${line(edge, '#fffbe0', 2.6)}${disc(100, 94, 62, '#000', 'opacity=".16"')}</g>`;
  const beam = shape(
    'M122 8 60 52l14 18z',
    pen.linearBetween(1, 0, 0, 1, [
      [0, '#fffbe0', 0.95],
      [1, '#fff3b0', 0],
    ]),
    'opacity=".8"',
  );
  return (
    pen.sky('#06281f', '#0e4a3a', '#04140f') +
    pen.stars(46) +
    disc(70, 60, 50, '#9dffd0', 'opacity=".16"') +
    ball +
    beam +
    satellite(124, 8, 1, 45) +
    satellite(18, 100, 0.7, 20)
  );
}

function fertileLand(pen: Pen): string {
  const furrows = times(17, (i) =>
    shape(
      `M70 74L${(i - 8) * 20 + 70} 196L${(i - 7.5) * 20 + 70} 196z`,
      i % 2 === 0 ? '#7cc35a' : '#2f8a4a',
      'opacity=".85"',
    ),
  );
  const houses = dome(pen, 32, 76, 24) + dome(pen, 112, 76, 16);
  const sun = pen.glow(70, 66, 60, '#ffe9a0', 0.95) + disc(70, 66, 12, '#fffdf0');
  return (
    pen.sky('#0b3a52', '#3fa08e', '#ffe3a0', '#12421f') +
    sun +
    box(0, 74, 140, 122, '#1f6a3a') +
    furrows +
    line('M0 74h140', '#fff3c0', 1) +
    houses
  );
}

function abundance(pen: Pen): string {
  const kinds = ['food', 'water', 'iron', 'silicon'] as const;
  const heap = times(26, (i) => {
    const row = Math.floor(i / 7);
    return resource(
      kinds[(i + row) % 4] ?? 'food',
      22 + (i % 7) * 16 + row * 5 + pen.between(-2, 2),
      86 - row * 15 + pen.between(-2, 2),
      19 - row,
    );
  });
  const falling = times(7, () =>
    resource(
      kinds[Math.floor(pen.random() * 4)] ?? 'food',
      pen.between(20, 120),
      pen.between(4, 34),
      pen.between(8, 13),
    ),
  );
  const bowl =
    shape(
      'M6 90h128q-8 46-64 46T6 90z',
      pen.across([
        [0, '#ffe9b0'],
        [0.5, '#b8863a'],
        [1, '#4a3010'],
      ]),
    ) + line('M4 90h132', '#fff3cf', 3);
  const vines =
    line('M8 90Q-4 60 10 30M132 90Q146 60 130 30', '#7ae08e', 2) +
    times(6, (i) => oval(i < 3 ? 6 : 134, 38 + (i % 3) * 18, 5, 3, '#7ae08e'));
  return (
    pen.sky('#0c4636', '#2a7a52', '#06180f') +
    pen.stars(30) +
    pen.glow(70, 62, 66, '#d8ff9a', 0.7) +
    vines +
    heap +
    falling +
    bowl
  );
}

function dissension(pen: Pen): string {
  const crowd = (from: number, ink: string, rim: string) =>
    times(12, (i) =>
      person(
        from + (i % 4) * 14 + (Math.floor(i / 4) % 2) * 6,
        70 + Math.floor(i / 4) * 15,
        0.95,
        ink,
        rim,
      ),
    );
  const halves =
    shape(
      'M0 0H76L62 40l14 26-12 40 10 90H0z',
      pen.linear([
        [0, '#1a6a6a'],
        [1, '#062224'],
      ]),
    ) +
    shape(
      'M76 0H140v196H74L64 106 76 66 62 40z',
      pen.linear([
        [0, '#8a2f3a'],
        [1, '#2a0a12'],
      ]),
    );
  const flags =
    line('M30 6v60M110 6v60', '#f3cd8c', 1.6) +
    shape('M30 8q14-6 26 2l-4 22q-10-6-22 0z', '#4fd0c0') +
    shape('M110 8q-14-6-26 2l4 22q10-6 22 0z', '#ff7a6a') +
    at(37, 12, 0.6, shape(STAR, '#d9fff6')) +
    at(91, 12, 0.6, shape(STAR, '#ffe0d4'));
  const crack =
    line('M76 0 62 40 76 66 64 106 74 196', '#fff3b8', 7, 0.4) +
    line('M76 0 62 40 76 66 64 106 74 196', '#fffbe6', 2);
  return (
    halves +
    pen.stars(26, 60) +
    flags +
    crowd(4, '#04181a', '#8ff0e0') +
    crowd(82, '#1c060a', '#ffb0a0') +
    crack
  );
}

function bureaucracy(pen: Pen): string {
  const drawers = (side: 1 | -1) =>
    times(5, (row) =>
      times(4, (i) => {
        const [near, deep] = [i / 4, (i + 1) / 4];
        const x = (part: number) => short(70 + side * (72 - part * 46));
        const y = (part: number, level: number) =>
          short(50 + (level * 28 - 66) * (1 - part * 0.68));
        const lamp = pen.random() < 0.3 ? '#ffe29a' : '#1d6a4c';
        return shape(
          `M${x(near)} ${y(near, row)}L${x(deep)} ${y(deep, row)}L${x(deep)} ${y(deep, row + 1)}L${x(near)} ${y(near, row + 1)}z`,
          lamp,
          'stroke="#072a1e" stroke-width="1.4"',
        );
      }),
    );
  const sheets = times(12, () =>
    at(
      pen.between(40, 100),
      pen.between(14, 104),
      pen.between(0.5, 1.2),
      box(-5, -7, 10, 14, '#f6f3df') + line('M-3-4h6M-3-1h6M-3 2h4', '#5a6a5a', 0.8),
      pen.between(-50, 50),
    ),
  );
  const desk =
    box(48, 92, 44, 10, '#5a3a1c') +
    box(52, 102, 36, 30, '#38240f') +
    person(70, 76, 0.8) +
    at(58, 84, 0.4, shape(STAR, '#ffe4a4'));
  return (
    pen.sky('#0e4a38', '#0a3428', '#03120c') +
    pen.glow(70, 50, 40, '#fff0b8') +
    drawers(1) +
    drawers(-1) +
    sheets +
    desk
  );
}

export const FERTILE_SCENES: Readonly<Record<string, Scene>> = {
  'artificial-intelligence': artificialIntelligence,
  'genetic-engineering': geneticEngineering,
  terraforming,
  'fertile-ground': fertileLand,
  abundance,
  dissension,
  bureaucracy,
};
