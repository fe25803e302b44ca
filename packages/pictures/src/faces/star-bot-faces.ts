// Draws the faces of the default characters of bots, each with a distinct silhouette.
import { at, disc, line, type Pen, shape, times } from '../svg-pen.ts';
import { STAR } from '../icon-shapes.ts';
import {
  backdrop,
  both,
  BRASS,
  type Face,
  gleam,
  glowing,
  head,
  jewel,
  lit,
  polished,
  rounded,
  shoulders,
  starlight,
  tone,
} from './portrait-shapes.ts';

/** A cloud of hair with a star in it, and a headset. */
function vega(pen: Pen): string {
  const hair = '#3a1f3e';
  const curls = times(13, (i) => {
    const turn = (-205 + i * 19.2) * (Math.PI / 180);
    return disc(50 + Math.cos(turn) * 31, 37 + Math.sin(turn) * 28, 12, rounded(pen, hair, 0.5));
  });
  const headset =
    line('M26 44C24 14 76 14 74 44', '#dfe7f2', 4) +
    both(shape('M22 40h9v18h-9q-5-9 0-18z', polished(pen, '#ff9d5c'))) +
    line('M27 58Q30 70 42 69', '#dfe7f2', 2) +
    disc(43, 69, 2.4, '#ff9d5c');
  return (
    backdrop(pen, '#2a7a8a') +
    starlight(pen, 22) +
    disc(50, 36, 33, lit(pen, hair)) +
    curls +
    shoulders(pen, '#e8edf4', 46, 76) +
    shape('M38 76 50 92 62 76 66 104H34z', lit(pen, '#2a7a8a')) +
    head(pen, '#8a5a3c', { iris: '#3a2a1a', brow: '#1f1118', mouth: 'M43 61.5q7 5 14 0' }) +
    headset +
    at(60, 9, 0.62, shape(STAR, polished(pen, '#ffe08a')))
  );
}

/** A hunter under broad antlers; three stars in a row on the belt across the chest. */
function orion(pen: Pen): string {
  const horn = '#d8bc8a';
  const branches = 'M42 32C36 24 28 24 25 9M32 23Q22 24 14 17M28 18Q20 16 20 8M37 26Q36 16 39 8';
  const antlers = both(line(branches, tone(horn, -0.5), 7) + line(branches, horn, 4.4));
  const fur = both(
    shape('M50 78 34 70 20 78 8 92 2 104H50z', lit(pen, '#7a5030', 0.7)) +
      line('M24 80l-4 8M16 88l-5 7M34 76l-3 9M40 84l-4 8', '#e8c79a', 1.6, 0.7),
  );
  const beard = shape(
    'M32 48C31 68 40 84 50 88 60 84 69 68 68 48 64 58 58 60 50 58 42 60 36 58 32 48z',
    lit(pen, '#6a3a1e', 0.6),
  );
  const belt = [38, 50, 62].map((x) => at(x - 4, 91, 0.36, shape(STAR, '#ffe9a8'))).join('');
  return (
    backdrop(pen, '#17462f') +
    pen.glow(26, 20, 40, '#a9e0a0', 0.2) +
    fur +
    antlers +
    at(
      9,
      17,
      0.82,
      head(pen, '#d8a078', { iris: '#4a7a3a', brow: '#4a2814', stern: 1.4, eyesAt: 46 }) +
        shape('M30 40C28 22 38 13 50 13S72 22 70 40Q62 30 50 30T30 40z', lit(pen, '#7a5030', 0.6)) +
        line('M30.5 38Q50 24 69.5 38', BRASS, 2.2) +
        beard +
        line('M45 65.5q5 2 10 0', '#3a1712', 2),
    ) +
    belt
  );
}

/** A tall crown in the shape of a lyre. */
function lyra(pen: Pen): string {
  const gold = '#f0c25a';
  const arm = 'M40 30C26 28 18 16 22 2 24-2 31-1 30 4 28 14 34 20 46 22z';
  const crown =
    both(shape(arm, polished(pen, gold)) + line('M22.4 4C20 16 27 27 40 29', '#fff4cc', 1.2, 0.9)) +
    line('M27 8H73', '#fff0b8', 3) +
    [38, 46, 54, 62].map((x) => line(`M${x} 9V28`, '#fff8dc', 1.1)).join('') +
    shape('M30 34Q50 20 70 34L68 41Q50 29 32 41z', polished(pen, gold)) +
    jewel(pen, 50, 31, 3.2, '#e0568a');
  const hair = both(
    shape(
      'M32 36C22 44 24 66 18 84 26 92 34 88 36 78 33 64 33 50 35 38z',
      lit(pen, '#b8322e', 0.6),
    ) + line('M28 46Q26 64 22 82', '#ffb08a', 1.2, 0.6),
  );
  return (
    backdrop(pen, '#7a2a5e') +
    starlight(pen, 18) +
    pen.glow(50, 16, 44, '#ffd98a', 0.45) +
    shoulders(pen, '#3d1648', 46, 78) +
    hair +
    head(pen, '#f2cfb2', { iris: '#2f8a6a', brow: '#8a2a20', mouth: 'M44.5 62q5.5 2 11 0' }) +
    shape('M32 40C31 27 40 20 50 20S69 27 68 40Q60 31 50 32T32 40z', lit(pen, '#b8322e', 0.5)) +
    crown +
    line('M24 92Q50 70 76 92', gold, 3.4) +
    jewel(pen, 50, 83, 3.4, '#e0568a')
  );
}

/** A machine with the wings of an eagle on its helmet, and one long eye. */
function altair(pen: Pen): string {
  const steel = '#9fb2c8';
  const wing = both(
    [0, 1, 2, 3]
      .map((i) =>
        shape(
          `M30 ${36 + i * 6}C18 ${32 + i * 5} 8 ${18 + i * 8} ${-1 + i * 4} ${2 + i * 13} 6 ${24 + i * 9} 14 ${40 + i * 6} 31 ${44 + i * 5}z`,
          polished(pen, i % 2 === 0 ? '#e9eef6' : '#5c86c4'),
        ),
      )
      .reverse()
      .join(''),
  );
  const helm =
    shape(
      'M50 8C33 8 27 22 28 40L32 64 43 78H57L68 64 72 40C73 22 67 8 50 8z',
      polished(pen, steel),
    ) +
    shape('M50 8C67 8 73 22 72 40L68 64 57 78H50z', '#050a18', 'opacity=".3"') +
    line('M28.6 40C27.6 23 33 9 50 8.5', '#fff', 1.5, 0.85);
  const beak = shape('M50 42 41 56 50 74 59 56z', polished(pen, '#f2b23a'));
  const eye =
    shape('M30 38 50 44 70 38 68 48 50 53 32 48z', '#0a1020') +
    line('M34 44.5 50 48.5 66 44.5', '#6ae0ff', 2.6) +
    glowing(pen, 41, 46, 1.8, '#6ae0ff') +
    glowing(pen, 59, 46, 1.8, '#6ae0ff');
  return (
    backdrop(pen, '#b0602e') +
    pen.glow(50, 30, 52, '#ffd08a', 0.45) +
    shoulders(pen, '#33476a', 48, 78) +
    line('M14 94Q50 76 86 94', BRASS, 2.6) +
    wing +
    helm +
    beak +
    eye +
    shape('M46 4 50-4 54 4 53 30H47z', polished(pen, '#5c86c4')) +
    gleam('M34 22Q37 15 43 12', 2.2, 0.8)
  );
}

export const STAR_FACES = { vega, orion, lyra, altair } as const satisfies Record<string, Face>;
