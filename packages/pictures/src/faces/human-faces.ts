// Draws the eight faces that people can choose.
import { at, box, disc, line, oval, type Pen, shape, times } from '../svg-pen.ts';
import {
  backdrop,
  both,
  BRASS,
  eyes,
  type Face,
  gleam,
  glowing,
  head,
  jewel,
  lit,
  type Look,
  polished,
  rounded,
  shoulders,
  starlight,
  tone,
} from './portrait-shapes.ts';

function regent(pen: Pen, { skin }: Look): string {
  const cloth = '#6a5226';
  const hood =
    shape(
      'M50 5C24 5 15 32 18 60 20 78 30 88 50 90 70 88 80 78 82 60 85 32 76 5 50 5z',
      lit(pen, cloth, 0.8),
    ) +
    line('M18.6 60C15.6 32 25 5.6 50 5.6', '#ffe7ae', 2, 0.95) +
    shape(
      'M50 14C31 14 25 34 27 56 29 74 38 82 50 84 62 82 71 74 73 56 75 34 69 14 50 14z',
      '#140a16',
    );
  const circlet =
    line('M31 36Q50 27 69 36', '#7a5216', 4.6) +
    line('M31 35.5Q50 26.5 69 35.5', '#ffdf8a', 2.8) +
    shape('M50 21 54 31 50 40 46 31z', polished(pen, '#ffd36a')) +
    jewel(pen, 50, 31.5, 2.5, '#6ad0ff');
  const clasp =
    line('M16 92 40 78 50 88 60 78 84 92', '#e9c06a', 3) +
    jewel(pen, 50, 89, 3.6, '#6ad0ff') +
    line('M12 100 38 85M88 100 62 85', BRASS, 1.2, 0.7);
  return (
    backdrop(pen, '#8a6426') +
    pen.glow(28, 22, 46, '#ffe3a0', 0.5) +
    shoulders(pen, cloth, 48, 72) +
    hood +
    head(pen, skin, { iris: '#6a4a1a', brow: '#3a2214', stern: 0.4, mouth: 'M44 62q6 1.8 12 0' }) +
    shape('M31 40C30 25 38 17 50 17S70 25 69 40Q66 28 50 26 34 28 31 40z', '#2a1812') +
    circlet +
    clasp
  );
}

/** A helmet with a visor that reflects a sunrise. */
function pilot(pen: Pen): string {
  const view = pen.linearBetween(0, 0, 0.8, 1, [
    [0, '#ffe9b0'],
    [0.3, '#ff946a'],
    [0.58, '#7a3a9a'],
    [1, '#0d1230'],
  ]);
  return (
    backdrop(pen, '#234a86') +
    starlight(pen, 30) +
    shoulders(pen, '#b9c6d8', 50, 74) +
    shape('M30 78h40l-5 16H35z', '#26324a') +
    line('M34 84h32', '#ff9d5c', 2) +
    disc(50, 42, 35, rounded(pen, '#ccd6e4', 0.72)) +
    shape('M20 41c0-19 13-26 30-26s30 7 30 26c0 21-13 29-30 29S20 62 20 41z', '#10182c') +
    shape('M23 41c0-16 12-22.5 27-22.5S77 25 77 41c0 18-12 25.5-27 25.5S23 59 23 41z', view) +
    shape('M27 56Q50 46 73 54 68 66 50 66.5 33 66 27 56z', '#0a1028', 'opacity=".75"') +
    disc(61, 40, 5.5, '#fff7d8') +
    pen.glow(61, 40, 17, '#ffd98a', 0.8) +
    line('M61 24V56M45 40H77', '#fff7d8', 0.8, 0.7) +
    gleam('M28 38C30 28 37 22.5 46 22', 3.2, 0.9) +
    both(box(11, 33, 8, 18, polished(pen, '#ff9d5c'), 'rx="3"')) +
    gleam('M17 38C20 20 33 9 48 8.5', 1.6, 0.8) +
    shape('M46 6.5h8l-1 7h-6z', '#ff9d5c')
  );
}

function oracle(pen: Pen): string {
  const skin = '#a272d8';
  const petal = (turn: number, long: number) =>
    `<g transform="translate(50 46) rotate(${turn})">${shape(
      `M-9-20Q-7-${long - 8} 0-${long} 7-${long - 8} 9-20z`,
      pen.linear([
        [0, '#ffd68a'],
        [0.5, '#d8648a'],
        [1, '#5a2468'],
      ]),
    )}${line(`M0-22V-${long - 6}`, '#ffe9c0', 0.9, 0.7)}</g>`;
  return (
    backdrop(pen, '#54308a') +
    starlight(pen, 22) +
    pen.glow(50, 30, 52, '#c88aff', 0.4) +
    shoulders(pen, '#3a1f5a', 45, 78) +
    line('M20 92q30-18 60 0', '#ffd48a', 3) +
    [-84, 84, -56, 56, -28, 28, 0].map((turn) => petal(turn, turn === 0 ? 46 : 43)).join('') +
    shape('M42 66h16v16q-8 6-16 0z', tone(skin, -0.5)) +
    shape(
      'M50 15C31 15 27 34 31 50 34 64 42 79 50 79S66 64 69 50C73 34 69 15 50 15z',
      lit(pen, skin, 0.7),
    ) +
    shape(
      'M51 15C69 15 73 34 69 50 66 64 58 79 50 79 58 64 58 40 51 15z',
      '#12041c',
      'opacity=".28"',
    ) +
    line('M31.5 50C27.5 34 31.5 16 50 15.5', '#fbeaff', 1.5, 0.9) +
    shape('M33 42q11-6 14.5 9-12 3-14.5-9zM67 42q-11-6-14.5 9 12 3 14.5-9z', '#150824') +
    disc(42, 45.8, 2, '#e9c8ff') +
    disc(60, 45.8, 2, '#e9c8ff') +
    disc(38.5, 44, 0.9, '#fff') +
    line('M46 68.5q4 2.4 8 0', '#34165a', 2) +
    line('M50 54v6', '#5a3a8a', 1.3) +
    jewel(pen, 50, 27, 3, '#6affd8') +
    both(disc(43, 24, 1.1, '#ffe9b0') + disc(39.5, 28.5, 0.9, '#ffe9b0'))
  );
}

/** A stone head with glowing cracks. */
function colossus(pen: Pen): string {
  const stone = '#8a7468';
  const crack = (d: string, width = 1.8) =>
    line(d, '#ff6a2a', width + 1.4, 0.35) + line(d, '#ffc46a', width * 0.7);
  return (
    backdrop(pen, '#6a2a22') +
    pen.glow(50, 84, 60, '#ff7a3a', 0.4) +
    shape('M-2 104 4 80 22 70 36 78H64L78 70 96 80 102 104z', lit(pen, stone, 0.85)) +
    line('M4.5 80.5 22 70.6 36 78', '#ffe4cc', 1.3, 0.8) +
    shape('M26 28 36 10 56 6 70 14 77 32 74 56 64 76 48 82 34 74 25 54z', lit(pen, stone, 0.8)) +
    shape('M56 6 70 14 77 32 74 56 64 76 48 82 54 62 50 40 58 26z', '#160608', 'opacity=".4"') +
    shape('M26 28 36 10 44 20 34 32zM36 10 56 6 58 26 44 20z', '#ffe9d4', 'opacity=".22"') +
    shape('M25 54 34 32 50 40 44 60 34 74z', '#ffe9d4', 'opacity=".1"') +
    line('M25.6 54 26.6 28 36 10.6 56 6.6', '#ffeedd', 1.5, 0.9) +
    shape('M28 37 48 40 49 45 30 44zM74 37 54 40 53 45 73 44z', tone(stone, -0.55)) +
    shape('M32 45h14l-2 6H35zM70 45H56l2 6h9z', '#1a0806') +
    glowing(pen, 39.5, 47.6, 2.1, '#ffb04a') +
    glowing(pen, 62.5, 47.6, 2.1, '#ffb04a') +
    shape('M50 44 45 60 51 63 56 59z', tone(stone, -0.25)) +
    line('M40 69 50 67 62 69', '#1a0806', 2.6) +
    crack('M60 8 56 18 62 25 57 34', 1.7) +
    crack('M28 52 36 58 33 66', 1.4) +
    crack('M70 58 64 62 66 72', 1.4) +
    crack('M12 84 26 82 30 92 44 96', 1.6) +
    crack('M88 84 76 90 70 86', 1.4)
  );
}

/** A fish in a diving helmet full of water. */
function diver(pen: Pen): string {
  const water = pen.linear([
    [0, '#baf4ff'],
    [0.4, '#3aa8c8'],
    [1, '#0a3450'],
  ]);
  const bolts = times(12, (i) => {
    const turn = (i / 12) * Math.PI * 2;
    return disc(50 + Math.cos(turn) * 28.5, 44 + Math.sin(turn) * 28.5, 1.7, '#fff0c4');
  });
  const fish = '#f0a45a';
  const inside =
    shape(
      'M50 22C36 22 31 34 32 44 33 56 42 66 50 66S67 56 68 44C69 34 64 22 50 22z',
      lit(pen, fish, 0.6),
    ) +
    shape(
      'M50 24Q44 12 50 17 56 12 50 24zM32 42Q22 36 25 48 28 54 33 52zM68 42Q78 36 75 48 72 54 67 52z',
      lit(pen, '#e0564a', 0.5),
    ) +
    eyes('#0a5a7a', 43, 10, 1.25) +
    oval(50, 57, 4.5, 3, '#5a1a1a') +
    oval(50, 56.4, 3, 1.3, '#ffb0a0');
  const bubbles = [
    [66, 30, 2.4],
    [71, 38, 1.4],
    [63, 24, 1.3],
    [34, 30, 1.6],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      disc(x, y, r, 'none', 'stroke="#fff" stroke-width=".9" opacity=".9"'),
    )
    .join('');
  return (
    backdrop(pen, '#0f5a6a') +
    times(5, (i) =>
      shape(
        `M${-10 + i * 26}-4 ${i * 26} -4 ${-14 + i * 26} 104 ${-34 + i * 26} 104z`,
        '#bff4ff',
        'opacity=".09"',
      ),
    ) +
    shape('M2 104C4 82 22 76 50 76s46 6 48 28z', polished(pen, '#b9854a')) +
    box(28, 74, 44, 9, polished(pen, BRASS), 'rx="4"') +
    disc(50, 43, 38, polished(pen, '#c98f4a')) +
    gleam('M16 42C17 24 31 9 48 7.5', 1.8, 0.9) +
    both(disc(13, 45, 8, polished(pen, BRASS)) + disc(13, 45, 5, '#1c5a70')) +
    box(44, 1, 12, 7, polished(pen, BRASS), 'rx="2"') +
    disc(50, 44, 31.5, polished(pen, tone(BRASS, -0.1))) +
    bolts +
    disc(50, 44, 25.5, water) +
    inside +
    bubbles +
    gleam('M31 38Q35 26 46 22.5', 2.6, 0.8) +
    disc(50, 44, 25.5, 'none', 'stroke="#3a220c" stroke-width="1.4"')
  );
}

/** A wooden face with a crown of leaves. */
function dryad(pen: Pen): string {
  const bark = '#8a5f3c';
  const leaf = (x: number, y: number, turn: number, size: number, color: string) =>
    at(
      x,
      y,
      size,
      shape('M0 0C-9-8-8-22 0-30 8-22 9-8 0 0z', lit(pen, color, 0.5)) +
        line('M0-2V-26', '#f0ffd0', 1.1, 0.6),
      turn,
    );
  const crown = times(15, (i) => {
    const turn = -112 + i * 16;
    const around = ((turn - 90) * Math.PI) / 180;
    const color = ['#5fbf5a', '#8fd860', '#3f9a58'][i % 3] ?? '#5fbf5a';
    return leaf(
      50 + Math.cos(around) * 19,
      38 + Math.sin(around) * 22,
      turn,
      i % 2 === 0 ? 0.86 : 0.68,
      color,
    );
  });
  return (
    backdrop(pen, '#2c6a48') +
    pen.glow(24, 20, 44, '#e9ffb0', 0.45) +
    shape('M4 104Q16 82 38 78L42 64H58L62 78Q84 82 96 104z', lit(pen, bark, 0.8)) +
    line('M20 104Q26 90 40 82M36 104Q40 94 46 84M64 104Q60 94 54 84', tone(bark, -0.5), 1.4, 0.8) +
    crown +
    shape(
      'M50 18C35 18 30 30 31 42 32 58 42 76 50 78 58 76 68 58 69 42 70 30 65 18 50 18z',
      lit(pen, bark, 0.65),
    ) +
    shape(
      'M51 18C65 18 70 30 69 42 68 58 58 76 50 78 57 62 58 38 51 18z',
      '#1a0c04',
      'opacity=".3"',
    ) +
    line('M31.6 42C30.6 30 36 18.6 50 18.6', '#ffe6bc', 1.4, 0.9) +
    line(
      'M40 24Q42 32 38 38M50 22v12M60 24Q58 32 62 38M36 58Q40 64 41 70M64 58Q60 64 59 70',
      tone(bark, -0.5),
      1.2,
      0.8,
    ) +
    shape('M34 45Q41 38 47 46 40 50 34 45zM66 45Q59 38 53 46 60 50 66 45z', '#12200c') +
    glowing(pen, 41, 45, 1.9, '#b8ff7a') +
    glowing(pen, 59, 45, 1.9, '#b8ff7a') +
    line('M50 48 47.5 58 52 59', tone(bark, -0.55), 1.4) +
    line('M43 66q7 3.6 14 0', '#2a140a', 2.2) +
    leaf(30, 36, -62, 0.5, '#8fd860') +
    leaf(70, 36, 62, 0.5, '#5fbf5a') +
    both(disc(24, 94, 1.8, '#ffe37a')) +
    times(7, (i) =>
      disc(12 + i * 13, 70 + pen.between(-6, 6) - (i % 2) * 44, 1, '#f0ffb0', 'opacity=".8"'),
    )
  );
}

/** A bird with a long beak and a plume. */
function heron(pen: Pen): string {
  const feather = '#3a78b8';
  const plume = (turn: number, long: number, color: string) =>
    `<g transform="translate(42 26) rotate(${turn})">${shape(`M0 4C-7-8-5-${long - 6} 2-${long} 6-${long - 10} 7-8 0 4z`, lit(pen, color, 0.5))}${line(`M0 0Q0-${long / 2} 1-${long - 4}`, '#fff', 0.8, 0.7)}</g>`;
  return (
    backdrop(pen, '#a8623a') +
    pen.glow(80, 24, 40, '#ffe0a0', 0.7) +
    shape('M0 104C4 80 22 72 42 70 66 70 84 82 90 104z', lit(pen, '#24466e', 0.7)) +
    times(9, (i) =>
      shape(
        `M${8 + i * 9} 82Q${13 + i * 9} 96 ${8 + i * 9} 102 ${2 + i * 9} 94 ${8 + i * 9} 82z`,
        lit(pen, i % 2 === 0 ? '#4a8ac8' : '#2c5a94', 0.5),
      ),
    ) +
    [-78, -56, -34, -12]
      .map((turn, i) =>
        plume(turn, 40 - i * 3, ['#ffce6a', '#e8563a', '#ffce6a', '#e8563a'][i] ?? '#e8563a'),
      )
      .join('') +
    shape(
      'M28 84C32 68 20 58 22 40 24 24 38 16 52 18 66 20 72 32 70 44 66 60 58 66 58 84 48 92 36 92 28 84z',
      lit(pen, feather, 0.7),
    ) +
    line('M22.6 40C24.6 25 38 16.6 52 18.6', '#dff0ff', 1.6, 0.9) +
    shape('M44 56C46 70 40 78 42 88 52 90 58 84 58 78 58 68 66 60 68 50z', '#f4efe4') +
    shape('M56 34Q80 32 100 52 82 54 62 52 54 44 56 34z', polished(pen, '#f2b23a')) +
    line('M58 45Q78 44 98 51.5', '#6a3a0a', 1.5) +
    gleam('M60 37Q76 37 88 44', 1.4, 0.8) +
    shape('M36 30Q52 22 64 34L58 42Q46 44 36 30z', '#fff6e4') +
    disc(50, 36, 6.5, '#ffcf3a') +
    disc(51, 36, 3.4, '#140a0c') +
    disc(49.5, 34.2, 1.4, '#fff') +
    line('M37 29Q52 21 65 33', '#16243c', 2.4) +
    line('M30 50q5 4 10 1M30 58q5 4 9 1M34 66q4 3 7 1', '#a8d0f4', 1.2, 0.7) +
    shape('M24 82Q42 94 60 82L62 89Q42 102 22 90z', polished(pen, BRASS)) +
    jewel(pen, 42, 92, 3.2, '#5affc0')
  );
}

/** A head wrapped in cloth, with goggles. */
function nomad(pen: Pen, { skin }: Look): string {
  const cloth = '#3f7f8a';
  const glass = pen.diagonal([
    [0, '#fffbe0'],
    [0.4, '#7affd0'],
    [1, '#0a4a5a'],
  ]);
  const goggle = (x: number) =>
    disc(x, 45, 11.5, polished(pen, '#a8743a')) +
    disc(x, 45, 8.4, glass) +
    gleam(`M${x - 5} 43Q${x - 3} 39.5 ${x + 1} 39`, 1.7, 0.95);
  return (
    backdrop(pen, '#c48a4a') +
    shape('M-2 74Q24 58 52 70T102 62V104H-2z', '#8a5428') +
    disc(82, 20, 9, '#fff0cc', 'opacity=".9"') +
    disc(68, 12, 4, '#ffdca8', 'opacity=".8"') +
    shape('M70 72Q92 74 104 60 100 82 84 92z', lit(pen, tone(cloth, -0.15))) +
    shoulders(pen, tone(cloth, -0.25), 48, 72) +
    shape(
      'M50 7C28 7 20 26 22 44 22 62 30 80 50 84 70 80 78 62 78 44 80 26 72 7 50 7z',
      lit(pen, cloth),
    ) +
    line('M22.6 44C20.6 26 29 7.6 50 7.6', tone(cloth, 0.8), 1.7, 0.95) +
    line(
      'M26 24Q52 10 74 26M24 32Q46 20 64 12M23 62Q48 70 77 58M26 70Q50 80 75 66',
      tone(cloth, -0.5),
      1.7,
      0.75,
    ) +
    line('M28 20Q48 10 66 14M25 66Q48 74 76 62', tone(cloth, 0.5), 1.2, 0.7) +
    shape('M26 40Q50 32 74 40L74 54Q50 58 26 54z', lit(pen, skin, 0.6)) +
    shape('M24 41Q50 34 76 41L76 48Q50 42 24 48z', '#2a1810') +
    goggle(37) +
    goggle(63) +
    line('M48 44q2-1.6 4 0', '#e8c080', 2) +
    shape('M24 56Q50 64 76 56 78 66 70 74 50 84 30 74 22 66 24 56z', lit(pen, '#c8563a', 0.7)) +
    line('M25 57Q50 65 75 57', '#ffd0a8', 1.4, 0.85) +
    line('M30 66Q50 73 70 66M36 73Q50 77.5 64 73', '#7a2a1a', 1.4, 0.7) +
    line('M20 92 44 82M80 92 56 82', BRASS, 1.6, 0.8)
  );
}

export const PEOPLE_FACES = {
  regent,
  pilot,
  oracle,
  colossus,
  diver,
  dryad,
  heron,
  nomad,
} as const satisfies Record<string, Face>;
