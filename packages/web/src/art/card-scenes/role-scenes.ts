// Draws the scenes of the role cards and of Politics, and of cards that have no scene of their own.
import type { Role } from '@eminent/engine';
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
import { ROLE_BACKGROUNDS } from './role-backgrounds.ts';
import { STAR } from '@eminent/pictures/scene-objects';

function produceTrade(pen: Pen): string {
  const above = pen.clip(shape('M0 0h140v46L0 98z', '#000'));
  const lower = ROLE_BACKGROUNDS.produce(pen);
  return `${lower}<g clip-path="${above}">${ROLE_BACKGROUNDS.trade(pen)}</g>${line('M0 98 140 46', '#ffe3a6', 1.6)}`;
}

function politics(pen: Pen): string {
  const rays = times(24, (i) =>
    shape(
      `M70 52L${short(70 + Math.cos(i * 0.262) * 160)} ${short(52 + Math.sin(i * 0.262) * 160)}L${short(70 + Math.cos(i * 0.262 + 0.1) * 160)} ${short(52 + Math.sin(i * 0.262 + 0.1) * 160)}z`,
      '#ffdf8d',
      'opacity=".12"',
    ),
  );
  const stone = pen.across([
    [0, '#f1d7a0'],
    [0.4, '#9a7440'],
    [1, '#3c2914'],
  ]);
  const columns = times(4, (i) =>
    [i * 12 - 2, 130 - i * 12]
      .map(
        (x) =>
          box(x, 14 + i * 7, 8, 92 - i * 8, stone) + box(x - 1.5, 12 + i * 7, 11, 3, '#f1d7a0'),
      )
      .join(''),
  );
  const gold = pen.linearBetween(0.2, 0, 0.8, 1, [
    [0, '#fff3c9'],
    [0.45, '#f0c25e'],
    [1, '#9a6a1f'],
  ]);
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

/** Upper and middle color of the sky, by technology type. */
const SKIES: Readonly<Record<string, readonly [string, string]>> = {
  advanced: ['#1b3a86', '#101d52'],
  fertile: ['#0f5c48', '#0a3a34'],
  metallic: ['#7a3c22', '#43201c'],
};

/** A background, shifted and clipped to fill one half of a card. */
function beside(background: string, left: number, clip: string): string {
  return `<g clip-path="${clip}">${at(left, 0, 0.94, background)}</g>`;
}

/**
 * Draws the scene of a card from its first two symbols: the backgrounds of these roles side by
 * side, the first with the sky of the card's technology type.
 */
export function pairScene(
  pen: Pen,
  first: Role,
  second: Role | undefined,
  type: string | undefined,
): string {
  const [top, middle] = SKIES[type ?? ''] ?? ['#20264e', '#141834'];
  const background = ROLE_BACKGROUNDS[first](pen, [
    top,
    middle,
    first === 'colonize' ? '#f2c78a' : '#070914',
  ]);
  if (second === undefined || second === first) return background;
  const gold = pen.linear([
    [0, '#fff3cf'],
    [0.6, '#ffe3a6', 0.9],
    [1, '#ffe3a6', 0],
  ]);
  const edge = 'M96 0 44 196';
  const other = beside(
    ROLE_BACKGROUNDS[second](pen),
    42,
    pen.clip(shape('M96 0H140V196H44z', '#000')),
  );
  return (
    pen.sky(top, middle, '#070914') +
    beside(background, -28, pen.clip(shape('M0 0H96L44 196H0z', '#000'))) +
    other +
    line(edge, '#05060f', 7, 0.3) +
    line(edge, gold, 1.5)
  );
}

export const ROLE_SCENES: Readonly<Record<string, Scene>> = {
  ...ROLE_BACKGROUNDS,
  'produce-trade': produceTrade,
  politics,
};
