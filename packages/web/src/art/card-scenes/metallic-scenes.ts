// Draws the scenes of the metallic technologies: armies, mines, government.
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
import { fighter, freighter, trail } from './scene-ships.ts';
import { crate, person, STAR, tanks } from '@eminent/pictures/scene-objects';

function mobilization(pen: Pen): string {
  const ranks = times(5, (row) =>
    times(row + 2, (i) => {
      const [x, y] = [70 + (i - (row + 1) / 2) * (15 + row * 4), 24 + row * 17];
      return fighter(x, y, 0.5 + row * 0.15, 0, '#ffe9d0', '#b25a2c');
    }),
  );
  const lamps = times(8, (i) =>
    line(`M${i * 20} 140L${70 + (i * 20 - 70) * 0.1} 6`, '#ffcf8a', 0.8, 0.35),
  );
  return (
    pen.sky('#2a1a2e', '#7a3c26', '#160a08') +
    pen.stars(50) +
    pen.glow(70, 8, 44, '#ffd49a') +
    lamps +
    ranks +
    pen.ridge(126, 8, '#1c0c08')
  );
}

function surveyTeam(pen: Pen): string {
  const giant =
    pen.planet(88, 50, 42, '#ffd9a8', '#c2683e', '#2a1018') +
    line('M50 40q38 10 78-4M46 58q44 12 84-6M56 76q30 8 62-4', '#ffe0bd', 3, 0.25);
  const ring = oval(
    88,
    50,
    64,
    11,
    'none',
    'stroke="#ffd7ac" stroke-width="2" opacity=".75" transform="rotate(-16 88 50)"',
  );
  const flag = line('M82 116V84', '#120a0c', 2) + shape('M82 84h16l-4 5 4 5H82z', '#74ccff');
  const scope =
    line('M20 106 34 94', '#120a0c', 5) + line('M26 102l-6 18M26 102l8 18', '#120a0c', 1.6);
  return (
    pen.sky('#150f26', '#5a2d2a', '#d98a55', '#1a0c0a') +
    pen.stars(60, 80) +
    giant +
    ring +
    pen.ridge(108, 18, '#6a3626') +
    scope +
    person(44, 86, 1.1) +
    person(60, 92, 0.9) +
    flag +
    pen.ridge(126, 14, '#2a130f')
  );
}

function warPath(pen: Pen): string {
  const burning = (x: number, y: number, r: number) =>
    pen.glow(x, y, r * 1.6, '#ff7a3a', 0.7) +
    pen.planet(x, y, r, '#8f5a48', '#4a2620', '#1c0a0a') +
    line(
      `M${short(x - r * 0.7)} ${short(y + r * 0.2)}l${short(r * 0.5)}-${short(r * 0.3)} ${short(r * 0.3)} ${short(r * 0.5)} ${short(r * 0.6)}-${short(r * 0.5)}`,
      '#ffb45a',
      r * 0.09,
    );
  const way = 'M-6 136C40 124 20 82 62 74S96 42 104 24';
  const road = line(way, '#ffb35a', 9, 0.45) + line(way, '#fff0c8', 1.6);
  const fleet =
    fighter(106, 44, 0.7, 22) +
    fighter(50, 92, 1.15, 48) +
    fighter(86, 96, 0.9, 48) +
    fighter(98, 80, 0.7, 48);
  return (
    pen.sky('#1b0c1e', '#5a1f16', '#140606') +
    pen.stars(40) +
    road +
    burning(108, 24, 13) +
    burning(70, 66, 19) +
    burning(22, 116, 30) +
    fleet
  );
}

function imperialism(pen: Pen): string {
  const cloth = pen.linear([
    [0, '#ff8d6b'],
    [1, '#7a1f1c'],
  ]);
  const banners = [8, 106]
    .map(
      (x) =>
        shape(`M${x} 34h26v78l-13-12-13 12z`, cloth) +
        line(`M${x - 3} 32h32`, '#f3cd8c', 2.6) +
        at(x + 3.4, 54, 0.8, shape(STAR, '#ffe4a4')),
    )
    .join('');
  const sphere = disc(70, 42, 20, '#2a0f0c') + line('M50 42a20 20 0 0 1 33-15', '#fff0d0', 1.6);
  const throne =
    shape('M58 142 63 54h14l5 88z', '#1c0c0a') +
    line('M63 54 58 142', '#ffc48e', 1.2) +
    shape('M40 142 45 82h9l-2 60zM88 142 86 82h9l5 60z', '#26110d') +
    line('M45 82 40 142', '#ffc48e', 0.8);
  return (
    pen.sky('#2a1512', '#74402a', '#140a08') +
    pen.stars(40, 80) +
    pen.glow(70, 42, 54, '#ff9f5a', 0.95) +
    sphere +
    throne +
    banners +
    pen.ridge(136, 8, '#140807')
  );
}

function scorchedEarth(pen: Pen): string {
  const smoke = times(16, () =>
    oval(
      pen.between(0, 140),
      pen.between(6, 50),
      pen.between(12, 30),
      pen.between(5, 12),
      '#1c0c0c',
      'opacity=".45"',
    ),
  );
  const towers = times(9, (i) => {
    const [x, high] = [4 + i * 16, pen.between(18, 46)];
    return (
      shape(`M${x} 104v-${short(high)}l4 6 4-9 3 8v${short(high - 5)}z`, '#1a0808') +
      (i % 2 === 0 ? pen.glow(x + 5, 104 - high * 0.3, 13, '#ff8a3a', 0.9) : '')
    );
  });
  const flames = times(18, () => {
    const [x, high] = [pen.between(0, 136), pen.between(10, 28)];
    return shape(
      `M${short(x)} 112q-6-${short(high * 0.5)} 2-${short(high)} 0 ${short(high * 0.4)} 5 ${short(high * 0.5)} 3-3 1-8 7 9 0 ${short(high * 0.5 + 8)}z`,
      pen.random() < 0.5 ? '#ffb64a' : '#ff6a2a',
      'opacity=".9"',
    );
  });
  const cracks = line('M10 130l20 8 8-10 24 14 18-12 26 10 20-12', '#ff8a3a', 1.4);
  return (
    pen.sky('#2c0f10', '#8a2c14', '#f08a3a', '#1a0606') +
    smoke +
    pen.glow(70, 96, 70, '#ff7a2a', 0.5) +
    towers +
    flames +
    pen.ridge(112, 8, '#160706') +
    cracks +
    fighter(104, 26, 0.9, 70) +
    trail(pen, 96, 30, 22, 2) +
    fighter(38, 18, 0.6, 70)
  );
}

function logistics(pen: Pen): string {
  const ways = times(5, (i) =>
    line(
      `M-4 ${20 + i * 20}H${30 + i * 8}Q${48 + i * 6} ${20 + i * 20} ${54 + i * 5} ${28 + i * 14}T${100} ${30 + i * 14}H144`,
      '#ffc998',
      1,
      0.75,
    ),
  );
  const convoys = times(
    5,
    (i) =>
      crate(14 + i * 26, 24 + ((i * 41) % 84), 0.75) +
      crate(112 - i * 22, 34 + ((i * 29) % 70), 0.6, '#ffe0b8', '#9a5a2a'),
  );
  const hub =
    pen.glow(76, 58, 42, '#ffb070') +
    times(3, (i) =>
      oval(
        76,
        58,
        12 + i * 9,
        12 + i * 9,
        'none',
        `stroke="#ffe2c0" stroke-width="1.6" stroke-dasharray="${8 - i * 2} 4"`,
      ),
    ) +
    shape('M76 42 90 50v16l-14 8-14-8V50z', '#6a2f1c', 'stroke="#ffe2c0" stroke-width="1.4"') +
    line('M76 58V48M76 58l7 4', '#fff3df', 2);
  return (
    pen.sky('#2a1a26', '#6a3626', '#120907') +
    pen.stars(46) +
    ways +
    convoys +
    hub +
    freighter(30, 92, 0.8, 0) +
    freighter(112, 92, 0.6, 0)
  );
}

function productivity(pen: Pen): string {
  const metal = pen.diagonal([
    [0, '#ffe3c4'],
    [0.45, '#c07a4a'],
    [1, '#4a2414'],
  ]);
  const wheel = (x: number, y: number, r: number, turn: number) => {
    const teeth = times(
      12,
      (i) => `<path d="M-4-${r + 6}h8l2 9h-12z" fill="#c88a58" transform="rotate(${i * 30})"/>`,
    );
    const spokes = times(
      6,
      (i) => `<path d="M-2 0h4V-${r - 4}h-4z" fill="#8a4c2a" transform="rotate(${i * 60})"/>`,
    );
    return at(
      x,
      y,
      1,
      teeth +
        disc(0, 0, r, 'none', `stroke="${metal}" stroke-width="8"`) +
        spokes +
        disc(0, 0, r * 0.28, '#ffe3c4') +
        disc(0, 0, r * 0.12, '#3a1a10'),
      turn,
    );
  };
  const belt =
    box(0, 104, 140, 8, '#2a140c') +
    line('M0 104h140', '#ffcf98', 1.4) +
    crate(20, 94, 1) +
    crate(52, 94, 1) +
    crate(84, 94, 1) +
    crate(116, 94, 1);
  return (
    pen.sky('#3a1c18', '#7a3f24', '#160a06') +
    pen.glow(70, 46, 64, '#ffb070', 0.6) +
    tanks(pen, 116, 104, 0.8) +
    wheel(44, 46, 28, 0) +
    wheel(95, 30, 19, 13) +
    wheel(92, 74, 15, 4) +
    belt +
    pen.ridge(122, 6, '#140805')
  );
}

export const METALLIC_SCENES: Readonly<Record<string, Scene>> = {
  mobilization,
  'survey-team': surveyTeam,
  'war-path': warPath,
  imperialism,
  'scorched-earth-policy': scorchedEarth,
  logistics,
  productivity,
};
