// The scenes of the role cards, and of all cards that are told by their two symbols alone.
import type { Role } from '@eminent/engine';
import { at, box, disc, line, oval, type Pen, shape, short, times, type Scene } from './pen.ts';
import { PLACES } from './places.ts';
import { fighter, freighter, satellite } from './ships.ts';
import { atom, crate, dome, STAR } from './things.ts';

const GUESTS: Readonly<Record<Role, Scene>> = {
  survey: (pen) =>
    shape(
      'M-2 0-44-30-32-42z',
      pen.linear([
        [0, '#bff1ff', 0],
        [1, '#bff1ff', 0.8],
      ]),
    ) + satellite(2, 2, 1.25, 45),
  warfare: () => fighter(-12, 8, 1, 24) + fighter(6, -8, 1.25, 24) + fighter(20, 12, 0.9, 24),
  colonize: (pen) => pen.world(0, 26, 24, '#9fe0c0', '#2a7a62', '#07241d') + dome(pen, 0, 6, 17),
  produce: () =>
    crate(-13, 8, 1.25) + crate(12, 8, 1.25) + crate(0, -7, 1.25, '#ffe0a0', '#a0661e'),
  trade: () => freighter(6, -4, 1.25, -18) + freighter(-8, 18, 0.7, -18),
  research: (pen) => atom(pen, 0, 0, 26),
};

/** A produce and trade card is both, one above the other. */
function produceTrade(pen: Pen): string {
  const above = pen.clip(shape('M0 0h140v46L0 98z', '#000'));
  const lower = PLACES.produce(pen);
  return `${lower}<g clip-path="${above}">${PLACES.trade(pen)}</g>${line('M0 98 140 46', '#ffe3a6', 1.6)}`;
}

function politics(pen: Pen): string {
  const rays = times(24, (i) =>
    shape(
      `M70 52L${short(70 + Math.cos(i * 0.262) * 160)} ${short(52 + Math.sin(i * 0.262) * 160)}L${short(70 + Math.cos(i * 0.262 + 0.1) * 160)} ${short(52 + Math.sin(i * 0.262 + 0.1) * 160)}z`,
      '#ffdf8d',
      'opacity=".12"',
    ),
  );
  const stone = pen.linear(
    [
      [0, '#f1d7a0'],
      [0.4, '#9a7440'],
      [1, '#3c2914'],
    ],
    0,
    0,
    1,
    0,
  );
  const columns = times(4, (i) =>
    [i * 12 - 2, 130 - i * 12]
      .map(
        (x) =>
          box(x, 14 + i * 7, 8, 92 - i * 8, stone) + box(x - 1.5, 12 + i * 7, 11, 3, '#f1d7a0'),
      )
      .join(''),
  );
  const gold = pen.linear(
    [
      [0, '#fff3c9'],
      [0.45, '#f0c25e'],
      [1, '#9a6a1f'],
    ],
    0.2,
    0,
    0.8,
    1,
  );
  const heads = times(
    22,
    (i) =>
      disc(4 + (i % 11) * 13 + (i > 10 ? 6 : 0), i > 10 ? 120 : 110, 5, '#1a0f0c') +
      oval(4 + (i % 11) * 13 + (i > 10 ? 6 : 0), i > 10 ? 134 : 124, 8, 9, '#1a0f0c'),
  );
  const floor =
    oval(70, 100, 48, 9, '#5a4126') +
    oval(70, 98, 48, 9, '#d7b06a') +
    oval(70, 97, 40, 6.5, '#7a5a2e');
  return (
    pen.sky('#3a2a18', '#4a3324', '#120b14') +
    rays +
    pen.glow(70, 52, 52, '#ffdf8d') +
    columns +
    at(44, 26, 2.17, shape(STAR, gold)) +
    floor +
    heads
  );
}

const SKIES: Readonly<Record<string, readonly [string, string]>> = {
  advanced: ['#1b3a86', '#101d52'],
  fertile: ['#0f5c48', '#0a3a34'],
  metallic: ['#7a3c22', '#43201c'],
};

/** Two symbols on one card: the place of the first, visited by the second, under the sky of the card's type. */
export function pairScene(
  pen: Pen,
  first: Role,
  second: Role | undefined,
  type: string | undefined,
): string {
  const [top, middle] = SKIES[type ?? ''] ?? ['#20264e', '#141834'];
  const place = PLACES[first](pen, [top, middle, first === 'colonize' ? '#f2c78a' : '#070914']);
  if (second === undefined) return place;
  const shade = disc(
    104,
    78,
    40,
    pen.radial([
      [0, '#05070f', 0.75],
      [1, '#05070f', 0],
    ]),
  );
  return place + shade + at(104, 68, 1.1, GUESTS[second](pen));
}

export const ROLE_SCENES: Readonly<Record<string, Scene>> = {
  ...PLACES,
  'produce-trade': produceTrade,
  politics,
};
