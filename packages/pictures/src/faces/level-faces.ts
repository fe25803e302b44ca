// Draws the faces of the bot levels.
import { at, box, disc, line, oval, type Pen, shape, short, times } from '../svg-pen.ts';
import { STAR } from '../icon-shapes.ts';
import {
  backdrop,
  both,
  BRASS,
  type Face,
  glowing,
  gleam,
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

/** A child with wide eyes in a white helmet. */
function cadet(pen: Pen, { coat, skin }: Look): string {
  const shell = disc(50, 43, 38, rounded(pen, '#dfe7f2', 0.6));
  const inside = disc(50, 45, 31, '#142036');
  const child = at(
    9,
    9.5,
    0.82,
    head(pen, skin, {
      iris: '#3a7f9a',
      brow: '#5a3a22',
      stern: -1.5,
      mouth: 'M42.5 61q7.5 6.5 15 0',
      eyesAt: 46,
      eyeSize: 1.3,
    }) +
      shape(
        'M31 38C29 22 38 14 50 15S71 22 69 37Q62 28 55 26 58 31 54 33 44 24 31 38z',
        '#6a4224',
      ) +
      [37, 40, 43, 57, 60, 63]
        .map((x, i) => disc(x, 55 + (i % 2) * 2, 0.8, '#a8542e', 'opacity=".7"'))
        .join(''),
  );
  const glass = pen.diagonal([
    [0, '#cfeaff', 0.5],
    [0.4, '#cfeaff', 0.06],
    [1, '#5aa0ff', 0.3],
  ]);
  const pods = both(
    box(7, 36, 10, 19, polished(pen, coat), 'rx="4"') +
      box(10, 40, 3, 11, '#fff', 'rx="1.5" opacity=".7"'),
  );
  const stripe = shape('M45 4.5h10l-1.5 9.5h-7z', coat);
  const antenna = line('M76 17 86 6', '#e8eef6', 2) + glowing(pen, 86.5, 5.5, 2.4, '#7fe3a6');
  const collar =
    shape('M20 78Q50 92 80 78l3 8Q50 101 17 86z', polished(pen, '#c3cfdd')) +
    line('M18 85.5Q50 100 82 85.5', coat, 3);
  return (
    backdrop(pen, '#2a63a8') +
    starlight(pen, 26) +
    shoulders(pen, '#e2e8f2', 50, 78) +
    shape('M14 100l6-13 10 5-4 12z', coat) +
    antenna +
    shell +
    stripe +
    inside +
    child +
    disc(50, 45, 31, glass, 'stroke="#fff" stroke-width="1.6" stroke-opacity=".8"') +
    gleam('M25 36Q29 22 42 17.5', 3.4, 0.9) +
    gleam('M66 70Q72 65 75 58', 1.8, 0.5) +
    pods +
    collar
  );
}

/** A cap with a star, a trimmed beard, a buttoned coat. */
function captain(pen: Pen, { coat, skin, hair, sky }: Look): string {
  const beard =
    shape(
      'M31 46C31 64 40 75 50 75S69 64 69 46Q66 56 59 58 50 53 41 58 34 56 31 46z',
      lit(pen, hair, 0.6),
    ) + line('M43.5 62.8q6.5 2.4 13 0', '#3a1712', 2);
  const cap =
    shape('M19 27C18 12 36 7 50 7S82 12 81 27L72 34Q50 24 28 34z', lit(pen, coat)) +
    line('M19.5 26C19 13 36 8 50 8', tone(coat, 0.75), 1.4, 0.9) +
    shape('M27 30Q50 20 73 30l-1.5 8Q50 28 28.5 38z', tone(coat, -0.6)) +
    line('M27.5 30.5Q50 20.5 72.5 30.5', BRASS, 1.6) +
    shape('M28 37Q50 26 72 37 76 41 73 42.5 50 32 27 42.5 24 41 28 37z', '#14121e') +
    gleam('M31 37.5Q42 32.5 52 33', 1.6, 0.7) +
    at(38.5, 11, 0.96, shape(STAR, polished(pen, '#ffd36a')));
  const collar =
    both(
      shape('M49 78 35 69 29 84 46 96z', lit(pen, tone(coat, 0.08))) +
        line('M48.5 78.5 35 70 29.5 84', BRASS, 1.8),
    ) +
    shape('M46 79h8l-1 22h-6z', '#f4ead8') +
    both(disc(41, 96, 1.9, '#ffd98a'));
  const marks = both(times(3, (i) => line(`M${12 + i * 3} ${92 + i * 3.4}l12-5`, BRASS, 1.8)));
  return (
    backdrop(pen, sky) +
    starlight(pen, 16) +
    shoulders(pen, coat, 47, 72) +
    marks +
    shape('M29 40C27 52 29 58 32 60V36z', hair) +
    head(pen, skin, { iris: '#4a6a7a', brow: tone(hair, -0.2), stern: 1.4, eyesAt: 47 }) +
    beard +
    cap +
    collar
  );
}

/** A side cap at an angle, a headset, and a collar with one new stripe. */
function lieutenant(pen: Pen, { coat, skin, hair, sky }: Look): string {
  const bob =
    shape(
      'M27 42C24 20 36 10 50 10S76 20 73 42L76 66Q68 72 64 68L66 40H34L36 68Q32 72 24 66z',
      hair,
    ) + line('M28 44Q26 58 26 65M72 44Q74 58 74 65', tone(hair, 0.4), 1.2, 0.8);
  const fringe = shape(
    'M31 40C33 28 44 24 69 38 69 28 62 20 50 20S31 28 31 40z',
    lit(pen, hair, 0.5),
  );
  const cap =
    shape('M25 29C33 10 56 2 79 17L74 27Q50 14 29 33z', lit(pen, coat)) +
    line('M28 31.5Q50 13 75 25.5', BRASS, 1.6) +
    line('M26 28C34 11 56 4 78 17', tone(coat, 0.7), 1.2, 0.9) +
    at(36, 14, 0.44, shape(STAR, polished(pen, '#ffd36a')));
  const headset =
    box(25.5, 42, 6.5, 13, polished(pen, '#c3cfdd'), 'rx="3"') +
    line('M28 54Q31 66 42 66', '#c3cfdd', 1.8) +
    glowing(pen, 42.5, 66, 1.6, '#7fe3a6');
  const collar =
    both(shape('M48 80 34 71 29 84 46 97z', lit(pen, tone(coat, 0.1)))) +
    shape('M46 80h8l-1 22h-6z', '#dfe7f2') +
    line('M33 77l11 9', BRASS, 1.8);
  return (
    backdrop(pen, sky) +
    starlight(pen, 20) +
    shoulders(pen, coat, 44, 75) +
    bob +
    head(pen, skin, {
      iris: '#5a7a3a',
      brow: tone(hair, -0.2),
      stern: -0.6,
      mouth: 'M44.5 62q5.5 3.6 11 0.6',
      eyesAt: 46,
      eyeSize: 1.12,
    }) +
    fringe +
    cap +
    headset +
    collar
  );
}

/** A bald head with a lens instead of one eye, and a high collar. */
function commodore(pen: Pen, { coat, skin, hair, sky }: Look): string {
  const shine = gleam('M36 27Q41 20 50 19.5', 2.2, 0.6);
  const beard =
    shape('M42 58Q50 55 58 58L57 68Q54 76 50 77 46 76 43 68z', lit(pen, hair, 0.5)) +
    line('M45.5 63.2q4.5-1.4 9 0', '#3a1712', 1.8);
  const lens =
    line('M66 36 70 44M31.5 39Q44 33 55 42', '#3a3d46', 1.8) +
    disc(59, 46, 7.6, polished(pen, '#8a93a2')) +
    disc(59, 46, 5.2, '#16202c') +
    glowing(pen, 59, 46, 2.2, '#5ad0ff') +
    gleam('M54.6 43.4Q56.4 40.6 59.4 40.4', 1.2, 0.9);
  const scar = line('M37 30 41 52M36 35l4-1.4M38 43l4-1.4', tone(skin, 0.5), 1.1, 0.8);
  const collar = both(
    shape('M50 100 43 78 27 56 20 62 22 84 34 104z', lit(pen, coat)) +
      line('M43 78 27.5 56.5 20.5 62.5', BRASS, 1.8) +
      shape('M24 66l7 8-3 5-5-5z', tone(coat, -0.5)),
  );
  const rings = both(
    times(2, (i) => line(`M${8 + i * 2} ${88 + i * 5}l14-6`, BRASS, i === 0 ? 3 : 1.8)),
  );
  return (
    backdrop(pen, sky) +
    starlight(pen, 12) +
    shoulders(pen, coat, 49, 71) +
    rings +
    head(pen, skin, { iris: '#7a5a2a', brow: tone(hair, -0.3), stern: 1.7, eyesAt: 46 }) +
    shine +
    scar +
    beard +
    lens +
    collar +
    disc(50, 92, 2.4, polished(pen, BRASS))
  );
}

/** Silver hair in a crown of braids, spectacles, and a row of ribbons. */
function viceadmiral(pen: Pen, { coat, skin, hair, sky }: Look): string {
  const back = oval(50, 36, 25, 29, lit(pen, hair, 0.55));
  const braid = times(9, (i) => {
    const angle = Math.PI * (1.02 + i * 0.12);
    const [x, y] = [50 + Math.cos(angle) * 20, 33 + Math.sin(angle) * 20];
    return (
      oval(x, y, 5.4, 4.2, lit(pen, tone(hair, i % 2 === 0 ? 0.15 : -0.1), 0.4)) +
      line(`M${short(x - 3)} ${short(y + 1)}q3-3 6-1`, tone(hair, -0.4), 0.8, 0.7)
    );
  });
  const parting = shape(
    'M31 41C31 27 40 20 50 22 60 20 69 27 69 41 63 34 56 30 50 26 44 30 37 34 31 41z',
    lit(pen, hair, 0.4),
  );
  const glasses =
    both(
      disc(41, 46.5, 7, '#cfe8ff', 'opacity=".16"') +
        disc(41, 46.5, 7, 'none', `stroke="${BRASS}" stroke-width="1.3"`),
    ) + line('M48 45.5q2-1.4 4 0M34 45.5 31.5 44M66 45.5 68.5 44', BRASS, 1.3);
  const lines = line(
    'M35.5 56q2 3 4 4M64.5 56q-2 3-4 4M44 66.5q6 1.4 12 0',
    tone(skin, -0.45),
    0.9,
    0.6,
  );
  const front =
    both(
      shape('M49 80 38 70 26 77 32 104h13z', lit(pen, coat)) +
        line('M48.5 80 38 70.5 26.5 77', '#dfe3ea', 1.8),
    ) + shape('M45 78h10l-2 26h-6z', '#f3ecdf');
  const ribbons = ['#c23a44', '#3a7fd0', '#e8c04a', '#3aa070', '#e8e2d4', '#7a4ac0']
    .map((color, i) => box(66 + (i % 3) * 6.4, 86 + Math.floor(i / 3) * 4.4, 6, 3.8, color))
    .join('');
  const epaulettes = both(
    oval(15, 84, 15, 6, polished(pen, '#cfd5de'), 'transform="rotate(-14 15 84)"') +
      times(6, (i) =>
        line(`M${3 + i * 4.4} ${88.4 - i * 1}v7`, i % 2 === 0 ? '#e8ecf2' : '#8a93a2', 2.4),
      ),
  );
  return (
    backdrop(pen, sky) +
    shoulders(pen, coat, 48, 74) +
    back +
    head(pen, skin, {
      iris: '#3a6a6a',
      brow: tone(hair, -0.35),
      stern: 0.6,
      mouth: 'M44 62.5q6 1.2 12 0',
      eyesAt: 46.5,
    }) +
    parting +
    braid +
    lines +
    glasses +
    front +
    epaulettes +
    ribbons
  );
}

/** A broad hat, white hair, golden epaulettes. */
function admiral(pen: Pen, { coat, skin, sky }: Look): string {
  const hair = both(
    shape('M33 36C25 40 24 56 30 66q5 3 6-3-4-12-1-22z', lit(pen, '#e9e6ee', 0.4)) +
      line('M29 46q-2 9 2 17', '#a9a4b8', 1.1),
  );
  const hat =
    shape(
      'M2 40C4 26 26 6 50 5 74 6 96 26 98 40 90 34 72 28 50 28S10 34 2 40z',
      lit(pen, tone(coat, -0.45), 0.5),
    ) +
    line('M3.5 38C8 26 28 8 50 7S92 26 96.5 38', BRASS, 2.4) +
    line('M4 38.5C12 33 30 28.5 50 28.5S88 33 96 38.5', tone(BRASS, -0.35), 1.6) +
    disc(50, 18, 7.4, polished(pen, BRASS)) +
    disc(50, 18, 5, tone(coat, -0.1)) +
    at(44.3, 12.3, 0.475, shape(STAR, '#ffe9a8')) +
    shape('M47 6C46-4 54-6 58-2 54 0 54 4 53 7z', '#fff6e4');
  const epaulettes = both(
    oval(17, 82, 18, 7.5, polished(pen, '#f0bf4e'), 'transform="rotate(-12 17 82)"') +
      oval(17, 81.5, 11, 4, tone(BRASS, -0.3), 'transform="rotate(-12 17 81.5)"') +
      times(9, (i) => {
        const x = 0.5 + i * 4;
        const y = 87.5 - i * 0.7;
        return line(
          `M${short(x)} ${short(y)}v${short(9 - Math.abs(i - 3) * 0.5)}`,
          i % 2 === 0 ? '#f4cf7c' : '#a8762a',
          2.6,
        );
      }),
  );
  const front =
    shape('M50 76 38 70 34 104h32l-4-34z', '#f3ecdf') +
    both(
      shape('M49 77 37 69 27 76 33 104h7z', lit(pen, coat)) +
        line('M48 78 37.5 70 28 76.5', BRASS, 1.6),
    ) +
    shape('M30 78 36 73 72 100v6H62z', lit(pen, '#c23a44'));
  return (
    backdrop(pen, sky) +
    shoulders(pen, coat, 49, 74) +
    hair +
    head(pen, skin, {
      iris: '#54788a',
      brow: '#d8d4e0',
      stern: 2,
      mouth: 'M43.5 62.5q6.5-1.8 13 0',
      eyesAt: 46,
    }) +
    line('M36 53q3 2 6 1M64 53q-3 2-6 1M40 58q1 4 4 6M60 58q-1 4-4 6', tone(skin, -0.5), 0.9, 0.6) +
    hat +
    front +
    epaulettes +
    at(54, 84, 0.42, shape(STAR, '#ffe9a8'))
  );
}

/** A golden mask with a crown of rays. */
function emperor(pen: Pen, { coat }: Look): string {
  const rays = times(17, (i) => {
    const turn = -128 + i * 16;
    const long = i % 2 === 0 ? 46 : 37;
    return `<g transform="translate(50 42) rotate(${turn})">${shape(`M-3.6-24 0-${long} 3.6-24z`, i % 2 === 0 ? '#ffe6a0' : '#d89a3a')}</g>`;
  });
  const halo =
    pen.glow(50, 42, 50, '#ffb84a', 0.75) +
    disc(50, 42, 29, 'none', 'stroke="#ffe9b0" stroke-width="2.2"') +
    rays;
  const hood = shape(
    'M50 8C27 8 21 30 23 50 24 66 30 78 50 82 70 78 76 66 77 50 79 30 73 8 50 8z',
    lit(pen, tone(coat, -0.55), 0.7),
  );
  const collar = both(
    shape('M50 104 44 82 22 66 2 62 8 104z', lit(pen, coat)) +
      line('M44.5 82 22 66.5 3 62.5', '#ffd98a', 2.2) +
      line('M40 92 22 76 8 72', BRASS, 1.1, 0.8),
  );
  const mask =
    shape(
      'M50 19C36 19 32 32 33 45 34 60 42 74 50 76 58 74 66 60 67 45 68 32 64 19 50 19z',
      polished(pen, '#f2bd4c'),
    ) +
    shape('M50 19C64 19 68 32 67 45 66 60 58 74 50 76z', '#3a1400', 'opacity=".32"') +
    line('M33.6 44C32.5 32 37 20 50 19.6', '#fff6d8', 1.6, 0.95) +
    shape('M35 45q8-7 13 1-7 4-13-1zM65 45q-8-7-13 1 7 4 13-1z', '#1c0710') +
    glowing(pen, 42, 45.4, 1.7, '#ff9a5c') +
    glowing(pen, 58, 45.4, 1.7, '#ff9a5c') +
    shape('M50 44 46.5 58 50 60 53.5 58z', '#fff1c0', 'opacity=".55"') +
    line('M44 65.5q6-2 12 0', '#5a2a08', 2) +
    line('M50 67v8M38 58l5 10M62 58l-5 10', '#8a5214', 1, 0.8) +
    line('M34 38Q42 34 48 39M66 38Q58 34 52 39', '#7a4310', 2) +
    jewel(pen, 50, 28, 3.4, '#e0324a');
  return (
    backdrop(pen, '#4a1440') +
    halo +
    hood +
    shoulders(pen, tone(coat, -0.4), 44, 80) +
    mask +
    collar
  );
}

export const LEVEL_FACES = {
  cadet,
  lieutenant,
  captain,
  commodore,
  viceadmiral,
  admiral,
  emperor,
} as const satisfies Record<string, Face>;
