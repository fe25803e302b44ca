// Draws the faces of the reference bots Net, Rollouts and Random, and of unknown players.
import { at, box, disc, line, mixColors, oval, type Pen, shape, times } from '../svg-pen.ts';
import {
  backdrop,
  both,
  BRASS,
  type Face,
  glowing,
  head,
  lit,
  type Look,
  polished,
  shoulders,
  starlight,
  tone,
} from './portrait-shapes.ts';

const NODES: readonly (readonly [x: number, y: number])[] = [
  [50, 10],
  [34, 14],
  [66, 14],
  [25, 28],
  [75, 28],
  [42, 25],
  [58, 25],
  [50, 36],
  [27, 44],
  [73, 44],
  [38, 45],
  [62, 45],
  [50, 54],
  [31, 60],
  [69, 60],
  [42, 66],
  [58, 66],
  [38, 76],
  [62, 76],
  [50, 80],
];

/** A glass head that contains a net of glowing nodes. */
function net(pen: Pen, { coat }: Look): string {
  const light = tone(coat, 0.5);
  const glass = pen.diagonal([
    [0, tone(coat, 0.7), 0.55],
    [0.5, coat, 0.22],
    [1, tone(coat, -0.7), 0.7],
  ]);
  const outline = 'M50 7C30 7 22 22 24 40 25 56 34 76 50 84 66 76 75 56 76 40 78 22 70 7 50 7z';
  const links = NODES.flatMap(([x, y], i) =>
    NODES.slice(i + 1).flatMap(([toX, toY]) =>
      Math.hypot(x - toX, y - toY) > 21 ? [] : [line(`M${x} ${y}L${toX} ${toY}`, light, 0.8, 0.75)],
    ),
  ).join('');
  const nodes = NODES.map(([x, y], i) => disc(x, y, i % 4 === 3 ? 2.4 : 1.6, '#fff')).join('');
  return (
    backdrop(pen, tone(coat, -0.5)) +
    starlight(pen, 24, 98) +
    pen.glow(50, 40, 52, coat, 0.5) +
    both(
      line('M42 82Q36 94 18 102M46 84Q44 96 36 104', light, 1.4, 0.8) +
        disc(30, 96, 2, '#fff') +
        disc(42, 94, 1.6, '#fff'),
    ) +
    shape(outline, glass, `stroke="${light}" stroke-width="1.8"`) +
    links +
    nodes +
    glowing(pen, 38, 45, 3.6, '#8ff4ff') +
    glowing(pen, 62, 45, 3.6, '#8ff4ff') +
    glowing(pen, 50, 25, 4.2, '#ffd27a')
  );
}

/** A card player with a green eyeshade, in front of a fan of cards. */
function rollouts(pen: Pen, { coat, skin, hair }: Look): string {
  const card = (i: number) => {
    const turn = (i - 3) * 25;
    const face = i % 2 === 0;
    const paper = lit(pen, face ? '#fbf2de' : coat, 0.35);
    const sign = face
      ? shape('M0-38 4-32 0-26-4-32z', i === 3 ? '#b5352f' : '#1c1830')
      : disc(0, -32, 4, 'none', `stroke="${BRASS}" stroke-width="1.4"`);
    return `<g transform="translate(50 52) rotate(${turn})">${box(-11, -48, 22, 34, paper, `rx="3" stroke="${BRASS}" stroke-width="1"`)}${sign}</g>`;
  };
  const shade = pen.linear([
    [0, '#7fffb0', 0.95],
    [0.5, '#1f9a5a', 0.92],
    [1, '#0a3a24', 0.95],
  ]);
  const visor =
    shape('M29 31Q50 20 71 31L70 37Q50 27 30 37z', '#1c1208') +
    shape(
      'M28 35Q50 25 72 35 82 46 78 51 50 41 22 51 18 46 28 35z',
      shade,
      'stroke="#c8ffdc" stroke-width="1"',
    );
  return (
    backdrop(pen, '#16503e') +
    times(7, card) +
    shoulders(pen, '#f1e9da', 45, 76) +
    both(
      shape('M50 104 47 88 32 78 24 82 18 104z', lit(pen, '#3a2a4a')) +
        line('M47 88 32 78.5', BRASS, 1.2),
    ) +
    head(pen, skin, { iris: '#2f8a5a', brow: hair, mouth: 'M43 63q8 3.5 14-2', eyesAt: 50 }) +
    shape('M30 40C27 20 38 9 50 9S73 20 70 40Q60 26 50 26T30 40z', lit(pen, hair, 0.6)) +
    line('M36 24Q40 14 52 12.5M44 24Q50 17 58 17', tone(hair, 0.5), 1.2, 0.7) +
    shape('M29 40Q50 30 71 40L69 54Q50 46 31 54z', '#062a1a', 'opacity=".45"') +
    visor +
    shape('M50 84 38 78v13zM50 84 62 78v13z', lit(pen, '#b5352f', 0.5)) +
    disc(50, 84.5, 3, '#e2564a')
  );
}

/** A die with eyes and a mouth. */
function random(pen: Pen, { coat }: Look): string {
  const pip = (x: number, y: number, wide: number, high: number, turn: number) =>
    oval(x, y, wide, high, '#1c1226', `transform="rotate(${turn} ${x} ${y})"`) +
    oval(x - wide * 0.25, y - high * 0.3, wide * 0.35, high * 0.25, '#8a7aa8', 'opacity=".8"');
  const side = (d: string, color: string) =>
    shape(d, color, 'stroke-linejoin="round" stroke-width="5"');
  const top = 'M50 7 83 23 50 40 17 23z';
  const left = 'M15 27 48 44V82L18 65z';
  const right = 'M85 27 52 44V82L82 65z';
  const [ivory, half, dark] = [
    lit(pen, '#fff8ea', 0.12),
    pen.linear([
      [0, '#f2e4c8'],
      [1, '#c9a878'],
    ]),
    pen.linear([
      [0, '#b9926a'],
      [1, '#5e3c38'],
    ]),
  ];
  const faces =
    side(top, ivory) +
    side(left, half) +
    side(right, dark) +
    line('M17.5 24.5 50 41.5 82.5 24.5M50 42V80', '#fffaf0', 1.6, 0.9);
  const pips =
    pip(50, 23.5, 6.4, 3.6, 0) +
    pip(25, 43, 3.4, 4.6, -14) +
    pip(40, 51, 3.4, 4.6, -14) +
    pip(25, 58, 3.2, 4.2, -14) +
    pip(40, 67, 3.2, 4.2, -14) +
    pip(59, 70, 3.2, 4.4, 14) +
    pip(67, 54, 3.2, 4.4, 14) +
    pip(76, 38, 3.2, 4.4, 14);
  const trail = times(3, (i) =>
    shape(
      `M50 ${8 + i * 2} 83 24 83 64 50 82 17 64 17 24z`,
      coat,
      `opacity=".16" transform="rotate(${-12 - i * 10} 50 46)"`,
    ),
  );
  return (
    backdrop(pen, tone(coat, -0.25)) +
    starlight(pen, 18) +
    trail +
    shoulders(pen, '#2a2440', 44, 82) +
    both(shape('M50 104 46 88 32 84 26 104z', lit(pen, '#f4ecdc', 0.4))) +
    at(50, 46, 1, at(-50, -46, 1, faces + pips), -6) +
    shape('M50 91 37 84v14zM50 91 63 84v14z', polished(pen, coat)) +
    disc(50, 91, 3.4, polished(pen, BRASS))
  );
}

export const REFERENCE_FACES = { net, rollouts, random } as const satisfies Record<string, Face>;

/** Draws the face of an unknown player: a hood with two eyes, in a color that depends on the id. */
export function stranger(pen: Pen, { coat }: Look): string {
  const hues = ['#3a7f9a', '#9a6a3a', '#7a4a8a', '#5a8a4a', '#9a4a5a'];
  const cloth = mixColors(hues[Math.floor(pen.random() * hues.length)] ?? coat, coat, 0.5);
  const hood = 'M50 4C24 4 14 32 17 60 19 80 30 92 50 94 70 92 81 80 83 60 86 32 76 4 50 4z';
  return (
    backdrop(pen, tone(cloth, -0.3)) +
    starlight(pen, 24) +
    shoulders(pen, tone(cloth, -0.2), 49, 70) +
    shape(hood, lit(pen, cloth, 0.8)) +
    line('M17.6 60C14.6 32 25 4.6 50 4.6', tone(cloth, 0.8), 1.8, 0.9) +
    shape(
      'M50 18C34 18 29 38 30 56 32 72 40 82 50 84 60 82 68 72 70 56 71 38 66 18 50 18z',
      '#0a0612',
    ) +
    glowing(pen, 42, 50, 2.6, tone(coat, 0.5)) +
    glowing(pen, 58, 50, 2.6, tone(coat, 0.5)) +
    both(line('M50 93 28 74M50 99 22 78', BRASS, 1.6, 0.8))
  );
}
