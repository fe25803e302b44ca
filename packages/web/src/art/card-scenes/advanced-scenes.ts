// Draws the scenes of the advanced technologies: light, lattices, machines.
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
import { fighter, satellite } from './scene-ships.ts';
import { crate, resource, RESOURCE_SHAPES, RESOURCE_COLORS } from '@eminent/pictures/scene-objects';

function diverseMarkets(pen: Pen): string {
  const stalls = (
    [
      ['food', 24, 54],
      ['water', 54, 80],
      ['iron', 86, 66],
      ['silicon', 116, 44],
    ] as const
  ).map(([kind, x, high]) => {
    const [color, y] = [RESOURCE_COLORS[kind], 118 - high];
    const bar = pen.linear([
      [0, color, 0.55],
      [1, color, 0.08],
    ]);
    return (
      box(x - 11, y, 22, high + 30, bar, `stroke="${color}" stroke-width=".9"`) +
      pen.glow(x, y - 13, 20, color, 0.5) +
      resource(kind, x, y - 13, 20)
    );
  });
  const hill =
    shape('M-10 124Q70 80 150 124v74H-10z', '#0c1338') +
    line('M-10 124Q70 80 150 124', '#a9bcff', 1.4);
  return pen.sky('#1a2a6a', '#2d3f92', '#070c24') + pen.stars(50) + hill + stalls.join('');
}

function dataNetwork(pen: Pen): string {
  const nodes = Array.from(
    { length: 16 },
    () => [pen.between(12, 128), pen.between(14, 92)] as const,
  );
  const links = nodes.flatMap(([x, y], i) =>
    nodes
      .slice(i + 1)
      .flatMap(([toX, toY]) =>
        Math.hypot(x - toX, y - toY) > 40
          ? []
          : [
              line(
                `M${short(x)} ${short(y)}Q${short((x + toX) / 2)} ${short((y + toY) / 2 - 7)} ${short(toX)} ${short(toY)}`,
                '#8fd4ff',
                0.9,
                0.75,
              ),
            ],
      ),
  );
  const halo = pen.radial([
    [0, '#c9efff', 0.9],
    [1, '#56b3ff', 0],
  ]);
  const lamps = nodes.map(
    ([x, y], i) =>
      disc(x, y, i % 4 === 0 ? 10 : 5, halo) + disc(x, y, i % 4 === 0 ? 4 : 2, '#eaf8ff'),
  );
  const towns = times(70, () =>
    box(
      pen.between(0, 140),
      pen.between(110, 146),
      pen.between(1, 5),
      1.1,
      pen.random() < 0.7 ? '#ffd98a' : '#9fe8ff',
    ),
  );
  const limb = disc(
    70,
    226,
    126,
    pen.radial([
      [0, '#11204a'],
      [0.9, '#16306a'],
      [1, '#9fd9ff'],
    ]),
  );
  return (
    pen.sky('#0a1d4a', '#173a7c', '#050b20') +
    pen.stars(40) +
    limb +
    towns +
    links.join('') +
    lamps.join('')
  );
}

function specialization(pen: Pen): string {
  const facets =
    shape(
      'M70 8 108 40 70 104 32 40z',
      pen.diagonal([
        [0, '#f6eeff'],
        [0.5, '#b58cf0'],
        [1, '#5a2fa0'],
      ]),
    ) +
    shape('M32 40h38L70 104z', '#7a48c4', 'opacity=".6"') +
    shape('M70 8 56 40h28z', '#fff', 'opacity=".7"') +
    line('M32 40h76M56 40l14 64 14-64M56 40 70 8l14 32', '#fff', 0.9, 0.8);
  const small = times(14, () => {
    const [x, y, size] = [pen.between(4, 136), pen.between(84, 126), pen.between(6, 16)];
    return at(
      x,
      y,
      size / 24,
      shape(RESOURCE_SHAPES.silicon, '#c9a4ff') +
        shape('M2.5 8.5h19L12 .8z', '#fff', 'opacity=".5"'),
    );
  });
  const lens = times(3, (i) =>
    oval(
      70,
      52,
      52 + i * 9,
      52 + i * 9,
      'none',
      `stroke="#a9bcff" stroke-width=".8" stroke-dasharray="${3 + i * 4} 4" opacity=".7"`,
    ),
  );
  return (
    pen.sky('#20195a', '#3b2a86', '#0a0722') +
    pen.stars(46) +
    pen.glow(70, 52, 66, '#b07bff') +
    lens +
    facets +
    small
  );
}

function weaponEmporium(pen: Pen): string {
  const hall = line('M0 0 44 30v60L0 126M140 0 96 30v60l44 36M44 30h52M44 90h52', '#6a86d8', 1.2);
  const lights = times(4, (i) =>
    line(`M${i * 11} ${i * 7.5 + 6}h${140 - i * 22}`, '#bcd0ff', 1.2, 0.6),
  );
  const racks = times(3, (row) =>
    times(3 - (row > 1 ? 1 : 0), (i) => {
      const [x, y] = [28 + i * 42 + (row === 2 ? 21 : 0), 34 + row * 28];
      return (
        pen.glow(x, y, 18, '#ff8a6a', 0.5) +
        fighter(x, y, 1.15, 0) +
        line(`M${x - 14} ${y + 14}h28`, '#a9c0ff', 1.6)
      );
    }),
  );
  return (
    pen.sky('#16224e', '#26386e', '#080c1e') +
    box(44, 30, 52, 60, '#0c1434') +
    hall +
    lights +
    racks +
    pen.ridge(126, 2, '#0a1024')
  );
}

function streamlining(pen: Pen): string {
  const rings = times(7, (i) =>
    oval(
      70,
      56,
      14 + i * 9,
      7 + i * 4.5,
      'none',
      `stroke="#ffd9a0" stroke-width="${2.2 - i * 0.2}" opacity="${(0.95 - i * 0.1).toFixed(2)}" transform="rotate(${i * 6 - 20} 70 56)"`,
    ),
  );
  const wake = times(6, (i) =>
    line(`M-4 ${110 + i * 5}Q60 ${100 + i * 3} 144 ${40 + i * 4}`, '#ffe7c0', 0.5, 0.4),
  );
  return (
    pen.sky('#20163a', '#4a2f4e', '#0c0714') +
    pen.stars(50) +
    wake +
    pen.glow(70, 56, 50, '#ffe0a0') +
    rings +
    disc(70, 56, 9, '#fffbe8') +
    fighter(112, 46, 0.8, 66, '#fff', '#b08cc8')
  );
}

function adaptability(pen: Pen): string {
  const forms = [
    'M0-13 13 0 0 13-13 0z',
    'M-11-11h22v22h-22z',
    'M0-13 11.3-6.5v13L0 13-11.3 6.500v-13z',
    'M0-13a13 13 0 1 1-.1 0z',
    'M0-13 12.400 9h-24.800z',
    'M-7-12h14l7 8v8l-7 8H-7l-7-8v-8z',
  ];
  const colors = ['#dda6ff', '#ffc36a', '#86e5a8', '#74ccff', '#ff9184', '#aebdff'];
  const placed = forms.map((form, i) => {
    const [x, y] = [70 + Math.cos(i * 1.047 - 0.5) * 46, 56 + Math.sin(i * 1.047 - 0.5) * 36];
    return (
      pen.glow(x, y, 22, colors[i] ?? '#fff', 0.5) +
      at(
        x,
        y,
        0.85,
        shape(
          form,
          pen.diagonal([
            [0, '#fff'],
            [0.4, colors[i] ?? '#fff'],
            [1, '#1c2454'],
          ]),
        ),
      )
    );
  });
  const path = times(3, (i) =>
    oval(
      70,
      56,
      44 + i * 3,
      34 + i * 3,
      'none',
      `stroke="#bcd6ff" stroke-width="${1.6 - i * 0.4}" opacity=".55"`,
    ),
  );
  const core =
    pen.planet(70, 56, 18, '#f4fbff', '#6a9cf0', '#182a78') +
    line('M54 50q16 12 32 0M56 64q14-10 28 0', '#fff', 0.9, 0.7);
  return (
    pen.sky('#122a66', '#1b4a8a', '#060e26') +
    pen.stars(46) +
    path +
    pen.glow(70, 56, 34, '#8fc4ff') +
    core +
    placed.join('')
  );
}

function hyperefficiency(pen: Pen): string {
  const mirrors = times(40, (i) => {
    const [turn, ring] = [(i % 20) * 0.314 + (i > 19 ? 0.15 : 0), i > 19 ? 52 : 40];
    const [x, y] = [70 + Math.cos(turn) * ring, 56 + Math.sin(turn) * ring * 0.86];
    return at(
      x,
      y,
      1,
      shape(
        'M-2-6h4v12h-4z',
        i % 3 === 0 ? '#fff3c4' : '#7a9cf0',
        'stroke="#dce8ff" stroke-width=".4"',
      ),
      (turn * 180) / Math.PI,
    );
  });
  const beams = times(10, (i) =>
    line(
      `M70 56L${short(70 + Math.cos(i * 0.628) * 40)} ${short(56 + Math.sin(i * 0.628) * 35)}`,
      '#fff0b8',
      0.8,
      0.6,
    ),
  );
  const feed = line('M70 106V196', '#ffe9a0', 5, 0.5) + line('M70 100V196', '#fffbe8', 1.4);
  return (
    pen.sky('#0c1f58', '#1d3a8e', '#050a20') +
    pen.stars(40) +
    feed +
    pen.glow(70, 56, 62, '#ffd76a') +
    beams +
    mirrors +
    disc(70, 56, 13, '#fffbe6') +
    satellite(120, 104, 0.7, 20) +
    crate(22, 112, 0.9, '#cfe0ff', '#38509a')
  );
}

export const ADVANCED_SCENES: Readonly<Record<string, Scene>> = {
  'diverse-markets': diverseMarkets,
  'data-network': dataNetwork,
  specialization,
  'weapon-emporium': weaponEmporium,
  streamlining,
  adaptability,
  hyperefficiency,
};
