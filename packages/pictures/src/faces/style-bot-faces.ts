// Draws the faces of the styles: Warmonger, Settler, Trader, Scholar, Rusher, Contrarian, Miser.
import { at, box, disc, line, mixColors, oval, type Pen, shape, short, times } from '../svg-pen.ts';
import { STAR } from '../icon-shapes.ts';
import { resource } from '../scene-objects.ts';
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
  type Look,
  polished,
  shoulders,
  starlight,
  tone,
} from './portrait-shapes.ts';

/** Battered armor with two glowing eyes behind a slit. */
function warmonger(pen: Pen, { coat }: Look): string {
  const iron = mixColors('#6d7078', coat, 0.28);
  const horns = both(
    shape('M30 34C16 34 8 22 12 4 16 16 24 20 35 22z', polished(pen, '#d9c9a8')) +
      line('M12.5 6C10 20 17 32 30 33', '#fff4dc', 1, 0.7) +
      line('M14 18l6-4M17.5 25l6-5M23 30l5-6', '#5a4a34', 1.1, 0.8),
  );
  const helm =
    shape(
      'M50 13C32 13 27 28 28 44L30 66 42 80H58L70 66 72 44C73 28 68 13 50 13z',
      polished(pen, iron),
    ) +
    shape('M50 13C68 13 73 28 72 44L70 66 58 80H50z', '#12060a', 'opacity=".34"') +
    line('M28.6 44C27.5 28 33 14 50 13.5', '#fff', 1.4, 0.8);
  const slit =
    shape('M31 42 48 47V72l-4-3-2-15-11-4zM69 42 52 47V72l4-3 2-15 11-4z', '#12040a') +
    glowing(pen, 40.5, 48, 2, '#ff4a2a') +
    glowing(pen, 59.5, 48, 2, '#ff4a2a');
  const crest =
    shape('M46.5 2 50-3 53.5 2 53 46H47z', polished(pen, coat)) +
    line('M47.3 4V44', '#ffd9b0', 1, 0.8);
  const scars =
    line('M61 18 71 38M64 17 68 25', '#f4ece4', 1.5, 0.9) +
    line('M61.8 18 71.8 38', '#2a1014', 1, 0.9) +
    line('M31 57l9 10M34 56l3 4', '#f4ece4', 1.3, 0.85) +
    line('M36 22l4 7', '#2a1014', 1.4, 0.7);
  const rivets = both(
    disc(32, 38, 1.3, '#f4e4c8') + disc(34, 68, 1.2, '#f4e4c8') + disc(42, 77, 1.2, '#f4e4c8'),
  );
  const plates = both(
    shape('M50 104 46 84 30 74 6 80-2 104z', polished(pen, tone(iron, -0.25))) +
      line('M45.5 84 30 74.5 7 80.5', '#e8dccb', 1.3, 0.8) +
      shape('M12 80 6 62 20 77zM24 76 22 62 32 75z', polished(pen, '#cdbb98')) +
      line('M10 92 36 86M14 99 38 94', '#16080c', 1.4, 0.7),
  );
  const embers = times(20, () =>
    disc(
      pen.between(2, 98),
      pen.between(4, 70),
      pen.between(0.4, 1.3),
      '#ffb06a',
      `opacity="${short(pen.between(0.3, 0.9))}"`,
    ),
  );
  return (
    backdrop(pen, mixColors('#8c2a1e', coat, 0.25)) +
    pen.glow(50, 92, 62, '#ff5a2a', 0.6) +
    embers +
    plates +
    horns +
    helm +
    slit +
    scars +
    rivets +
    crest
  );
}

/** A bearded farmer with a straw hat and a green twig in its band. */
function settler(pen: Pen, { coat, skin, hair }: Look): string {
  const sun = pen.glow(76, 40, 40, '#ffc46a', 0.9) + disc(76, 40, 11, '#fff1c4');
  const hills =
    shape('M0 68Q24 54 46 66T100 58V104H0z', '#4f8a4a') +
    shape('M0 80Q30 66 60 78T100 72V104H0z', '#2c5f3c');
  const hat =
    shape('M26 30C27 12 36 4 50 6 64 4 73 12 74 30z', lit(pen, '#b98a52')) +
    shape('M26 25Q50 34 74 25L74.5 31Q50 40 25.5 31z', lit(pen, coat)) +
    shape(
      'M-1 33C12 24 20 27 28 30 42 35 58 35 72 30 80 27 88 24 101 33 92 40 72 42 50 42S8 40-1 33z',
      lit(pen, '#a87840', 0.6),
    ) +
    line('M0 33C12 25 20 28 28 31 42 36 58 36 72 31', '#ffe6b8', 1.3, 0.9) +
    line('M40 10Q37 20 38 26', '#6a4420', 1.3, 0.6);
  const sprig =
    line('M66 30Q70 18 80 10', '#3f8a3a', 1.8) +
    shape(
      'M70 22Q60 16 62 8 72 10 72 20zM74 16Q72 5 80 1 84 10 77 15zM76 14Q86 10 91 15 85 22 76 17z',
      '#7fdc6a',
    ) +
    line('M63 9l8 12M80 2l-4 12', '#eaffd0', 0.8, 0.7);
  const beard =
    shape(
      'M31 48C29 70 38 86 50 88 62 86 71 70 69 48 66 56 60 58 50 56.5 40 58 34 56 31 48z',
      lit(pen, hair, 0.6),
    ) +
    line('M40 66q2 10 6 16M50 68v18M60 66q-2 10-6 16', tone(hair, 0.4), 1, 0.6) +
    shape(
      'M38 58Q44 54 50 57.5 56 54 62 58 56 62 50 60.5 44 62 38 58z',
      lit(pen, tone(hair, 0.15), 0.4),
    ) +
    line('M46 63.5q4 2 8 0', '#4a1f16', 2);
  const scarf =
    shape('M22 82Q50 98 78 82L84 94Q50 108 16 94z', lit(pen, coat)) +
    line('M22 82.5Q50 98 78 82.5', tone(coat, 0.7), 1.2, 0.8);
  return (
    backdrop(pen, '#d98a4a') +
    sun +
    hills +
    shoulders(pen, '#7a5a3a', 46, 76) +
    head(pen, skin, { iris: '#4f7a3a', brow: tone(hair, -0.1), eyesAt: 48 }) +
    scarf +
    beard +
    hat +
    sprig
  );
}

/** A turban with a silicon gem, a large moustache, and a chain of coins. */
function trader(pen: Pen, { coat, skin, hair }: Look): string {
  const folds =
    shape(
      'M22 38C14 18 30 2 50 3 70 2 86 18 78 38 70 30 60 28 50 28S30 30 22 38z',
      lit(pen, coat),
    ) +
    line('M21.5 34C18 18 32 4 50 4', tone(coat, 0.75), 1.5, 0.9) +
    line('M24 32Q46 30 66 6M32 27Q54 20 60 4M21 28Q34 22 44 6', tone(coat, -0.55), 1.6, 0.8) +
    line('M78 34Q60 16 36 10M80 28Q70 14 56 8', tone(coat, 0.45), 1.3, 0.7);
  const plume =
    shape('M50 20C42 8 48-6 60-6 58 2 58 10 53 20z', lit(pen, '#8fe7c6', 0.5)) +
    line('M51 20Q51 6 58-4', '#eafff4', 1.1, 0.9);
  const gem = disc(50, 24, 7, polished(pen, BRASS)) + resource('silicon', 50, 24.5, 9.5);
  const moustache =
    shape(
      'M50 58.5C46 55 39 56 36 60 33 63 29 61 30 57 26 62 31 67 37 65 43 63 47 62 50 61 53 62 57 63 63 65 69 67 74 62 70 57 71 61 67 63 64 60 61 56 54 55 50 58.5z',
      lit(pen, hair, 0.5),
    ) + shape('M46 68Q50 66 54 68 54 78 50 82 46 78 46 68z', lit(pen, hair, 0.5));
  const rings = both(
    disc(28.5, 57, 3.6, 'none', `stroke="${BRASS}" stroke-width="2"`) +
      disc(28.5, 61.5, 1.9, '#ffe9a8'),
  );
  const robe =
    both(
      shape('M50 104 48 86 34 72 14 80 2 104z', lit(pen, tone(coat, -0.2))) +
        line('M48 86 34 72.5 14.5 80.5', '#ffd98a', 2.4) +
        line('M44 96 26 82', BRASS, 1.2, 0.8),
    ) +
    times(7, (i) => {
      const x = 29 + i * 7;
      const y = 84 + (9 - (i - 3) ** 2) * 1.1;
      return (
        disc(x, y, 3.5, polished(pen, '#f4c65a')) +
        disc(x, y, 1.7, 'none', 'stroke="#7a4c10" stroke-width=".8"')
      );
    });
  return (
    backdrop(pen, '#6a2f86') +
    pen.glow(22, 60, 34, '#ffb45a', 0.35) +
    resource('food', 12, 30, 10) +
    resource('water', 88, 34, 10) +
    resource('iron', 90, 58, 9) +
    head(pen, skin, {
      iris: '#8a5a1a',
      brow: hair,
      stern: -0.6,
      mouth: 'M44 64.5q7 3 12-1',
      eyesAt: 46,
    }) +
    rings +
    moustache +
    robe +
    folds +
    plume +
    gem
  );
}

/** A high forehead and six lenses. */
function scholar(pen: Pen, { coat, sky }: Look): string {
  const kin = mixColors('#63bfae', coat, 0.42);
  const skull =
    shape(
      'M50 3C30 3 24 20 28 38 31 52 36 76 50 79 64 76 69 52 72 38 76 20 70 3 50 3z',
      lit(pen, kin, 0.6),
    ) +
    shape(
      'M51 3C70 3 76 20 72 38 69 52 64 76 50 79 60 66 58 56 54 52 60 34 62 12 51 3z',
      '#04141c',
      'opacity=".3"',
    ) +
    line('M28.5 36C25 20 31 4 50 3.6', '#eafff8', 1.4, 0.9) +
    line('M40 12Q50 8 60 12M38 18Q50 13 62 18M38 24Q50 19 62 24', tone(kin, -0.4), 1.1, 0.7);
  const lens = (x: number, y: number, r: number, color: string) => {
    const glass = pen.radialAt(0.36, 0.3, 0.75, [
      [0, '#fff', 0.95],
      [0.3, color, 0.9],
      [1, tone(color, -0.7), 0.95],
    ]);
    return (
      disc(x, y, r + 1.8, polished(pen, BRASS)) +
      disc(x, y, r, glass) +
      shape(
        `M${short(x - r * 0.6)} ${short(y - r * 0.1)}A${short(r * 0.65)} ${short(r * 0.65)} 0 0 1 ${short(x)} ${short(y - r * 0.62)}`,
        'none',
        'stroke="#fff" stroke-width="1.3" stroke-linecap="round"',
      )
    );
  };
  const arms =
    line('M72 40 88 26M70 44 91 48M30 40 13 29', '#8a6428', 2.4) +
    line('M72 40 88 26M70 44 91 48M30 40 13 29', '#f4d48a', 0.9);
  const band = shape('M27 35Q50 42 73 35L72 43Q50 49 28 43z', polished(pen, BRASS));
  const robe =
    shoulders(pen, tone(coat, -0.25), 46, 80) +
    both(
      shape('M50 100 34 76 22 84 30 104h20z', lit(pen, '#efe2c4', 0.4)) +
        line('M49 98 34 76.5', BRASS, 1.6),
    );
  return (
    backdrop(pen, tone(sky, -0.2)) +
    starlight(pen, 20) +
    oval(
      50,
      46,
      47,
      16,
      'none',
      'stroke="#9ab8ff" stroke-width=".9" opacity=".5" transform="rotate(-22 50 46)"',
    ) +
    robe +
    skull +
    arms +
    band +
    line('M46 66q4 2 8 0', '#0c2a2c', 1.8) +
    line('M50 54v6', tone(kin, -0.5), 1.4) +
    lens(40, 44, 8.6, '#6ad8ff') +
    lens(60, 44, 8.6, '#6ad8ff') +
    lens(51, 26, 5, '#ffc46a') +
    lens(88, 25, 5.6, '#c89aff') +
    lens(91, 49, 4.2, '#8fe7a0') +
    lens(12, 28, 4.6, '#ff9d78')
  );
}

/** A racer with helmet, goggles and a scarf in the wind. */
function rusher(pen: Pen, { coat, skin }: Look): string {
  const wind = times(16, () => {
    const y = pen.between(2, 92);
    const x = pen.between(-10, 60);
    return line(
      `M${short(x)} ${short(y)}l${short(pen.between(16, 46))}-${short(pen.between(2, 6))}`,
      '#fff',
      pen.between(0.5, 1.6),
      0.45,
    );
  });
  const scarf =
    shape('M42 76C24 74 14 84-4 76 4 86-2 90-4 96 16 92 30 96 50 88z', lit(pen, '#ffd25a', 0.5)) +
    line('M40 80C26 80 16 88 0 83', '#a8641a', 1.2, 0.7);
  const shell =
    shape('M26 44C22 18 42 6 60 8 76 10 82 24 80 36L70 42 30 50z', lit(pen, coat)) +
    line('M26.5 42C23 20 42 7 60 8.6', tone(coat, 0.8), 1.6, 0.95) +
    shape('M52 8 60 8Q46 18 40 47L33 48.5Q36 20 52 8z', '#fff6e4', 'opacity=".92"') +
    shape(
      'M40 10C26 2 10 4 0 14 16 14 22 22 27 32zM30 26C18 22 8 26 0 34 14 32 20 38 26 44z',
      lit(pen, tone(coat, -0.15)),
    ) +
    line('M39 10C26 3 12 5 1 13.6M29 26C18 23 9 27 1 33.5', tone(coat, 0.7), 1.2, 0.8) +
    shape('M27 44Q28 62 36 68L41 60 38 48z', lit(pen, tone(coat, -0.3)));
  const goggles =
    shape(
      'M33 40 80 33Q86 44 79 51 70 57 61 50 52 58 41 55 32 50 33 40z',
      polished(pen, '#8a93a4'),
    ) +
    shape(
      'M37 43 57 40Q60 48 54 52 46 54 40 51 36 48 37 43zM63 39 78 37Q81 43 76 48 69 51 64 46z',
      pen.diagonal([
        [0, '#fff6c4'],
        [0.35, '#ffb04a'],
        [0.7, '#e0452a'],
        [1, '#5a102a'],
      ]),
    ) +
    gleam('M40 45.5 46 42.5M66 41.5l4-2', 1.8, 0.95);
  const face =
    shape('M36 48C38 66 46 75 56 75 68 74 76 60 77 46z', lit(pen, skin, 0.55)) +
    shape('M60 47C64 58 62 66 56 75 68 74 76 60 77 46z', '#1a0818', 'opacity=".24"') +
    line('M63 50l4 6-5 2', tone(skin, -0.55), 1.5, 0.85) +
    shape(
      'M52 64Q62 68 70 60 68 69 60 70 54 69 52 64z',
      '#fff8ee',
      `stroke="${tone(skin, -0.7)}" stroke-width="1.2"`,
    );
  return (
    backdrop(pen, '#c8452e') +
    wind +
    scarf +
    shoulders(pen, '#2c3040', 44, 78) +
    shape('M44 68h20v14q-10 7-20 0z', tone(skin, -0.45)) +
    shape('M36 80Q54 92 74 78l4 9Q54 100 32 90z', lit(pen, '#ffd25a', 0.55)) +
    at(50, 50, 1, at(-50, -50, 1, face + shell + goggles), 7)
  );
}

/** A jester whose face is half light and smiling, half dark and frowning. */
function contrarian(pen: Pen, { coat }: Look): string {
  const light = lit(pen, '#f6efe2', 0.3);
  const dark = lit(pen, '#2a2440', 0.5);
  const other = tone(coat, -0.1);
  const cap =
    shape('M50 30C34 26 22 20 6 40-2 26 8 6 28 6 40 6 48 12 50 22z', lit(pen, coat)) +
    shape('M50 30C66 26 78 20 94 40 102 26 92 6 72 6 60 6 52 12 50 22z', lit(pen, '#e8d9b8', 0.5)) +
    line('M7 37C1 24 10 7 28 6.6 40 6.6 47 13 49.5 22', tone(other, 0.7), 1.3, 0.9) +
    shape('M50 30C44 18 44 6 50-4 56 6 56 18 50 30z', lit(pen, tone(coat, -0.5))) +
    disc(7, 42, 5, polished(pen, BRASS)) +
    disc(93, 42, 5, polished(pen, BRASS)) +
    line('M4.5 43.5h5M90.5 43.5h5', '#4a2c08', 1.2);
  const yes =
    shape('M50 24C34 24 28 34 29 46 30 62 40 78 50 80z', light) +
    line('M29.6 46C28.8 35 34 25 50 24.6', '#fff', 1.4) +
    shape('M34 47Q40 40 46 46 40 45 34 47z', '#1a1226') +
    line('M50 68Q41 69 37 60', '#1a1226', 2.6) +
    shape('M40 53l3 4-3 6-3-6z', coat);
  const no =
    shape('M50 24C66 24 72 34 71 46 70 62 60 78 50 80z', dark) +
    shape('M54 46Q60 52 66 45 64 42 60 43 56 43 54 46z', '#ffe9b0') +
    disc(60, 46, 1.6, '#1a0a1c') +
    line('M54 39 66 43', '#ffe9b0', 2) +
    line('M50 68Q58 63 62 71', '#ffe9b0', 2.4);
  const ruff = times(9, (i) => {
    const x = 14 + i * 9;
    const y = 86 + (16 - (i - 4) ** 2) * 0.5;
    return oval(
      x,
      y,
      7,
      9.5,
      i % 2 === 0 ? light : lit(pen, coat),
      `transform="rotate(${(i - 4) * -9} ${x} ${short(y)})"`,
    );
  });
  return (
    box(0, 0, 50, 100, lit(pen, tone(coat, -0.45), 0.6)) +
    box(50, 0, 50, 100, lit(pen, '#8a7a5a', 0.75)) +
    pen.glow(50, 46, 54, '#ffe9b0', 0.3) +
    shoulders(pen, '#1c1830', 46, 82) +
    yes +
    no +
    line('M50 24V80', '#0e0a18', 1) +
    cap +
    ruff
  );
}

/** A robot with a coin slot, in a heap of coins. */
function greedy(pen: Pen, { coat }: Look): string {
  const body = polished(pen, tone(coat, 0.05));
  const coin = (x: number, y: number, r: number, turn = 0, flat = 1) =>
    at(
      x,
      y,
      1,
      oval(0, 0, r, r * flat, polished(pen, '#ffce54'), 'stroke="#7a4c10" stroke-width=".9"') +
        (flat > 0.7 ? at(-r * 0.6, -r * 0.6, (r * 1.2) / 24, shape(STAR, '#8a5a14')) : ''),
      turn,
    );
  const heap = times(26, (i) => {
    const x = pen.between(0, 100);
    const y = 99 - pen.between(0, 1) * (12 - Math.abs(x - 50) * 0.12);
    return coin(
      x,
      y,
      pen.between(4, 6),
      pen.between(-30, 30),
      i % 3 === 0 ? 1 : pen.between(0.35, 0.65),
    );
  });
  const skull =
    shape('M20 24Q20 18 27 17L73 17Q80 18 80 24L84 66Q84 78 72 79H28Q16 78 16 66z', body) +
    shape('M50 17H73Q80 18 80 24L84 66Q84 78 72 79H50z', '#050a14', 'opacity=".24"') +
    line('M17 64 20.6 24Q21 18.5 27 17.7H72', '#fff', 1.5, 0.85) +
    both(disc(22.5, 72.5, 1.5, '#f4ecd8') + disc(24.5, 23, 1.5, '#f4ecd8')) +
    both(
      box(6, 38, 11, 20, polished(pen, '#8a6a2a'), 'rx="3"') +
        line('M9 42v12M13 42v12', '#3a2808', 1.4),
    );
  const slot =
    box(35, 13, 30, 6, polished(pen, BRASS), 'rx="3"') + box(39, 15, 22, 2.2, '#140a04', 'rx="1"');
  const eye = (x: number) =>
    disc(x, 42, 12, polished(pen, BRASS)) +
    disc(x, 42, 9.6, '#120c08') +
    pen.glow(x, 42, 17, '#ffd04a', 0.45) +
    coin(x, 42, 7.6);
  const lids = both(shape('M23 36Q35 26 47 34L47 38Q35 31 24 41z', tone(coat, -0.45)));
  const jaw =
    box(27, 60, 46, 13, '#120a0c', 'rx="4"') +
    times(6, (i) =>
      box(
        29.5 + i * 7,
        61.5 + (i % 2),
        6,
        9.5 - (i % 2) * 2,
        polished(pen, i === 4 ? '#e8e4da' : '#f4c24a'),
        'rx="1.2"',
      ),
    );
  return (
    backdrop(pen, '#1e5a50') +
    pen.glow(50, 104, 62, '#ffc44a', 0.75) +
    shape('M38 76h24v14H38z', '#2a2018') +
    coin(50, 9, 10) +
    skull +
    slot +
    eye(35) +
    eye(65) +
    lids +
    jaw +
    heap +
    jewel(pen, 30, 93, 3, '#e0324a') +
    jewel(pen, 71, 94, 3, '#4a9aff')
  );
}

export const STYLE_FACES = {
  warmonger,
  settler,
  trader,
  scholar,
  rusher,
  contrarian,
  greedy,
} as const satisfies Record<string, Face>;
