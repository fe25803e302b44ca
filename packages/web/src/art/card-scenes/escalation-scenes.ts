// Draws the scenes of the technologies of Escalation and of the reference manual. Some use the
// background of a role.
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
import { ROLE_BACKGROUNDS, type Sky } from './role-backgrounds.ts';
import { battlecruiser, destroyer, fighter, freighter, satellite, trail } from './scene-ships.ts';
import {
  atom,
  crate,
  dish,
  dome,
  resource,
  person,
  STAR,
  tanks,
} from '@eminent/pictures/scene-objects';

const COOL: Sky = ['#16225c', '#3a3f8f', '#0a0d24'];
const GREEN: Sky = ['#06323a', '#1c7a5e', '#0a1f1c'];
const WARM: Sky = ['#3a1420', '#8f4a2c', '#1a0a0a'];
const NIGHT: Sky = ['#05060f', '#141330', '#06060d'];

function improved(role: Role, sky: Sky): Scene {
  return (pen) =>
    ROLE_BACKGROUNDS[role](pen, sky) +
    trail(pen, 98, 44, 46, 3) +
    trail(pen, 122, 62, 34, 2.4) +
    fighter(104, 36, 1.5, 40, '#fff3e2', '#c8553f') +
    fighter(128, 54, 1.1, 40, '#fff3e2', '#c8553f') +
    fighter(82, 20, 0.9, 40, '#fff3e2', '#c8553f');
}

function doubleTime(role: Role, sky: Sky): Scene {
  return (pen) => {
    const marks = times(12, (i) => {
      const turn = (i / 12) * 6.283;
      const [x, y] = [70 + Math.cos(turn) * 44, 62 + Math.sin(turn) * 44];
      return disc(x, y, i % 3 === 0 ? 2.6 : 1.4, '#ffe9b0');
    });
    const dial =
      disc(70, 62, 52, '#05060f', 'opacity=".34"') +
      disc(70, 62, 51, 'none', 'stroke="#ffe2a0" stroke-width="2.4"') +
      disc(70, 62, 37, 'none', 'stroke="#ffe2a0" stroke-width=".7" opacity=".7"');
    const hands =
      shape('M70 62 66 26 70 18 74 26z', '#fff3cf') +
      shape('M70 62 100 78 106 84 97 83z', '#ffd27a') +
      line('M70 12A50 50 0 0 1 118 76', '#fff3cf', 4, 0.35) +
      disc(70, 62, 4.4, '#fff8e6');
    return ROLE_BACKGROUNDS[role](pen, sky) + dial + marks + hands;
  };
}

function treaty(sky: Sky, light: string, middle: string): Scene {
  return (pen) => {
    const laurel = times(2, (side) => {
      const s = side === 0 ? -1 : 1;
      return times(6, (i) => {
        const turn = 2.1 - i * 0.34;
        const [x, y] = [70 + s * Math.sin(turn) * 46, 58 - Math.cos(turn) * 46];
        return oval(
          x,
          y,
          7,
          2.8,
          '#cfe9a8',
          `transform="rotate(${short(s * (i * 20 - 60))} ${short(x)} ${short(y)})"`,
        );
      });
    });
    return (
      pen.sky(...sky) +
      pen.stars(60) +
      pen.glow(70, 58, 66, light, 0.5) +
      pen.planet(70, 58, 32, light, middle, '#0a1020') +
      laurel +
      pen.ridge(132, 6, '#0d1018') +
      person(54, 98, 1.35) +
      person(86, 98, 1.35, '#0c0a12', light) +
      line('M60 118 80 118', '#0c0a12', 4) +
      disc(70, 117, 3.4, '#ffe9b0')
    );
  };
}

function scientificDiscovery(pen: Pen): string {
  const lens = oval(70, 70, 40, 40, 'none', 'stroke="#dfe6ff" stroke-width="4"');
  return (
    pen.sky(...COOL) +
    pen.stars(90) +
    pen.glow(70, 70, 60, '#8ea4ff', 0.9) +
    at(46, 46, 2, shape(STAR, '#fff6d8')) +
    lens +
    line('M98 100 122 134', '#9fb0e8', 6) +
    pen.ridge(140, 8, '#0b1030') +
    person(34, 112, 1.2, '#080b1c', '#cfd8ff')
  );
}

function soldiersOfFortune(pen: Pen): string {
  const coins = times(16, (i) =>
    oval(
      24 + (i % 6) * 9 + pen.between(-2, 2),
      138 - Math.floor(i / 6) * 5,
      6,
      2.6,
      '#ffd27a',
      'stroke="#8a5a1c" stroke-width=".7"',
    ),
  );
  return (
    pen.sky('#2c2030', '#8a5a3a', '#1a0f0c') +
    pen.stars(40) +
    pen.glow(104, 46, 44, '#ffb070', 0.7) +
    destroyer(88, 64, 2.1, 28) +
    pen.ridge(128, 6, '#1c120d') +
    coins +
    person(108, 108, 1.4) +
    person(124, 112, 1.2)
  );
}

function scientificMethod(pen: Pen): string {
  return (
    pen.sky(...COOL) +
    pen.stars(60) +
    line('M38 52Q70 20 102 92', '#cfd8ff', 1.4, 0.8) +
    line('M38 52Q60 100 102 92', '#cfd8ff', 1.4, 0.5) +
    atom(pen, 40, 50, 34) +
    atom(pen, 98, 94, 40) +
    pen.ridge(150, 6, '#0b1030')
  );
}

function defenseContract(pen: Pen): string {
  const sheet =
    shape(
      'M32 26H112L104 118H24z',
      '#7fd8ff',
      'opacity=".16" stroke="#bff0ff" stroke-width="1.2"',
    ) + times(7, (i) => line(`M${34 - i} ${40 + i * 11}H${106 - i}`, '#bff0ff', 0.5, 0.45));
  const plan = at(
    68,
    66,
    2.6,
    `<g fill="none" stroke="#eaffff" stroke-width=".7"><path d="M0-11 3-1 11 8 3.6 6.2 0 10.5-3.6 6.2-11 8-3-1z"/><path d="M0-18V16M-14 0H14" opacity=".5"/></g>`,
  );
  return (
    pen.sky('#08202c', '#12506a', '#050d16') +
    pen.glow(68, 66, 60, '#59c8ff', 0.5) +
    sheet +
    plan +
    pen.ridge(142, 4, '#061019') +
    person(28, 106, 1.5, '#04090f', '#bff0ff') +
    person(112, 106, 1.5, '#04090f', '#bff0ff')
  );
}

function towers(pen: Pen, y: number, ink: string, lamp: string): string {
  return times(11, (i) => {
    const [x, high] = [i * 13 - 4, pen.between(26, 78)];
    const windows = times(9, () =>
      box(
        x + pen.between(1, 8),
        y - high + pen.between(4, Math.max(6, high - 6)),
        1.6,
        2.2,
        lamp,
        `opacity="${pen.between(0.3, 1).toFixed(1)}"`,
      ),
    );
    return box(x, y - high, 11, high + 60, ink) + windows;
  });
}

function industrialEspionage(pen: Pen): string {
  const beam = pen.linear([
    [0, '#ff6a5a', 0.75],
    [1, '#ff6a5a', 0],
  ]);
  return (
    pen.sky(...NIGHT) +
    pen.stars(70, 80) +
    shape('M74 34 20 150H110z', beam) +
    towers(pen, 134, '#0a0c1c', '#ffd98a') +
    satellite(76, 26, 1.5, -14) +
    at(76, 26, 0.55, disc(0, 0, 10, '#ff6a5a') + disc(0, 0, 4, '#fff'))
  );
}

function biosphere(pen: Pen): string {
  const trees = times(9, (i) => {
    const [x, size] = [34 + i * 9, pen.between(6, 13)];
    return (
      line(`M${x} 118V${short(118 - size)}`, '#0c3a22', 1.6) +
      disc(x, 114 - size, size * 0.6, i % 2 ? '#5fd08a' : '#2f9e66')
    );
  });
  return (
    pen.sky(...GREEN) +
    pen.stars(50, 60) +
    pen.planet(112, 30, 18, '#ffe9c0', '#c8894e', '#2a1410') +
    pen.glow(70, 100, 64, '#9ff0c0', 0.55) +
    dome(pen, 70, 120, 56) +
    trees +
    resource('water', 44, 142, 16) +
    resource('food', 70, 148, 16) +
    resource('silicon', 96, 142, 16)
  );
}

function specializedProduction(pen: Pen): string {
  const row = times(6, (i) => resource('silicon', 20 + i * 21, 116 + i * 4, 15 + i * 1.5));
  return (
    pen.sky('#4a2a5c', '#a0602c', '#1a0c12') +
    pen.glow(74, 56, 56, '#ffcf8a', 0.8) +
    tanks(pen, 56, 100, 1.25) +
    tanks(pen, 112, 100, 0.9) +
    pen.ridge(108, 4, '#20110c') +
    line('M0 126 140 156', '#ffcf98', 2) +
    row
  );
}

function spoilsOfWar(pen: Pen): string {
  const beam = pen.linear([
    [0, '#8fe0ff', 0.7],
    [1, '#8fe0ff', 0.05],
  ]);
  return (
    pen.sky(...WARM) +
    pen.stars(50) +
    pen.glow(34, 122, 34, '#ff7a3a', 0.8) +
    battlecruiser(40, 124, 0.95, 104, '#6a5450', '#2c1a1c') +
    shape('M98 44 78 116H122z', beam) +
    crate(88, 104, 1) +
    crate(104, 96, 0.9) +
    crate(98, 118, 1) +
    fighter(98, 36, 2, 0, '#ffe9d0', '#b25a2c') +
    fighter(126, 22, 1, 0, '#ffe9d0', '#b25a2c')
  );
}

function blackMarket(pen: Pen): string {
  const cone = pen.linear([
    [0, '#ffe2a0', 0.85],
    [1, '#ffe2a0', 0],
  ]);
  return (
    pen.sky(...NIGHT) +
    towers(pen, 112, '#080a16', '#ff9d78') +
    shape('M62 20H78L118 150H22z', cone) +
    line('M70 0V18', '#0a0a12', 2.4) +
    pen.ridge(140, 3, '#0a0810') +
    crate(58, 128, 1.2) +
    crate(80, 132, 1.3) +
    resource('iron', 68, 108, 15) +
    person(36, 104, 1.5, '#05050c', '#ffcf8a') +
    person(106, 104, 1.5, '#05050c', '#ffcf8a')
  );
}

function colonyShip(pen: Pen): string {
  const hull =
    shape('M-58 6H40L58 14 44 22H-50z', '#dfe9ee') +
    shape('M-58 14H50L44 22H-50z', '#6b8a94') +
    line('M-48 18H34', '#ffe2a0', 1.4) +
    shape('M-58 8-78 14-58 20z', '#8fe0ff', 'opacity=".8"');
  return (
    pen.sky(...GREEN) +
    pen.stars(80) +
    pen.planet(104, 150, 62, '#d9fff0', '#3f9e7c', '#0b2f2c') +
    at(66, 74, 1, dome(pen, -26, 6, 15) + dome(pen, 4, 6, 19) + dome(pen, 30, 7, 11) + hull, -12) +
    freighter(24, 34, 0.6, -12)
  );
}

function naturalOrder(pen: Pen): string {
  const vines = times(7, (i) => {
    const x = 50 + i * 7;
    return (
      line(
        `M${x} 150q${short(pen.between(-14, 14))}-30 ${short(pen.between(-6, 6))}-${short(pen.between(54, 100))}`,
        i % 2 ? '#3fae66' : '#7fd884',
        2.4,
      ) +
      times(4, (j) =>
        oval(
          x + pen.between(-10, 10),
          130 - j * 20,
          5,
          2.4,
          '#a8f0a0',
          `transform="rotate(${short(pen.between(-60, 60))} ${x} ${130 - j * 20})"`,
        ),
      )
    );
  });
  return (
    pen.sky('#0f4a3a', '#7fb86a', '#0a1f14') +
    pen.glow(104, 40, 60, '#ffe9a0', 0.7) +
    shape('M48 150V44L56 34 64 46 70 30 80 48 92 40V150z', '#3c4650') +
    shape('M48 150V44L56 34V150z', '#6a7884') +
    times(6, (i) => box(62 + (i % 2) * 14, 58 + Math.floor(i / 2) * 24, 7, 10, '#12181e')) +
    vines +
    pen.ridge(144, 10, '#12402a')
  );
}

function thoroughSurvey(pen: Pen): string {
  const scan = (x: number, y: number, r: number) =>
    disc(x, y, r + 5, 'none', 'stroke="#bff1ff" stroke-width="1" stroke-dasharray="3 3"') +
    line(`M${x - r - 9} ${y}H${x + r + 9}M${x} ${y - r - 9}V${y + r + 9}`, '#bff1ff', 0.7, 0.7);
  return (
    pen.sky('#101a3a', '#7a4a34', '#120b12') +
    pen.stars(80) +
    pen.planet(44, 44, 22, '#ffd9a8', '#b8683e', '#2a1018') +
    scan(44, 44, 22) +
    pen.planet(104, 72, 17, '#cfe9ff', '#5a7ab8', '#101838') +
    scan(104, 72, 17) +
    dish(pen, 30, 132, 1.3, -10) +
    dish(pen, 72, 138, 1.5) +
    dish(pen, 116, 132, 1.2, -52) +
    pen.ridge(146, 6, '#1a0f10')
  );
}

function deepSpaceProbes(pen: Pen): string {
  const path = (d: string) => line(d, '#9fe6ff', 1, 0.7);
  return (
    pen.sky('#0a1030', '#4a2a5c', '#0a0612') +
    pen.glow(96, 34, 70, '#c88aff', 0.7) +
    pen.glow(70, 60, 40, '#7fb8ff', 0.5) +
    pen.stars(150, 150) +
    path('M10 170Q40 110 60 84') +
    path('M40 180Q80 130 96 74') +
    path('M80 190Q110 150 122 112') +
    satellite(64, 78, 1.3, -34) +
    satellite(100, 64, 0.9, -20) +
    satellite(124, 104, 1.1, -48)
  );
}

function destroyerTechnology(pen: Pen): string {
  const frame =
    times(6, (i) => line(`M8 ${20 + i * 24}H132`, '#ffb98a', 1.2, 0.35)) +
    line('M14 10V150M126 10V150M70 10V150', '#ffb98a', 3, 0.5);
  return (
    pen.sky(...WARM) +
    pen.glow(70, 80, 70, '#ffa060', 0.5) +
    frame +
    destroyer(42, 70, 2, 0) +
    destroyer(98, 84, 2, 0) +
    times(10, () => disc(pen.between(20, 120), pen.between(30, 130), 1.2, '#fff3cf')) +
    pen.ridge(152, 4, '#160a08')
  );
}

function wealthOfKnowledge(pen: Pen): string {
  const shelves = times(
    5,
    (row) =>
      times(16, (i) => {
        const high = pen.between(12, 19);
        return box(
          6 + i * 8,
          28 + row * 24 - high,
          pen.between(4, 7),
          high,
          ['#c8894e', '#7a4a9c', '#3f8fae', '#c8c08a'][Math.floor(pen.between(0, 4))] ?? '#c8894e',
          'opacity=".85"',
        );
      }) + line(`M2 ${29 + row * 24}H138`, '#ffd9a0', 1.4),
  );
  return (
    pen.sky('#241630', '#5a3420', '#120a0c') +
    shelves +
    pen.glow(70, 76, 60, '#ffe2a0', 0.55) +
    at(58, 64, 1, shape(STAR, '#fff6d8')) +
    pen.ridge(146, 3, '#120a0c') +
    person(70, 106, 1.5)
  );
}

function warfareTechnology(pen: Pen): string {
  return (
    pen.sky('#2a1a48', '#7a2c3c', '#12060e') +
    pen.stars(40) +
    atom(pen, 70, 66, 58) +
    fighter(70, 66, 3.4, 0, '#fff3e2', '#c8553f') +
    oval(70, 132, 54, 10, 'none', 'stroke="#ffb98a" stroke-width="3"') +
    pen.ridge(146, 4, '#14080c')
  );
}

function tourDeForce(pen: Pen): string {
  const blast = (x: number, y: number, r: number) => pen.glow(x, y, r, '#ff8a3a', 0.9);
  return (
    pen.sky(...WARM) +
    pen.stars(60) +
    pen.planet(50, 164, 78, '#c8805a', '#7a3a2a', '#1c0a0c') +
    blast(36, 110, 20) +
    blast(72, 104, 13) +
    blast(18, 126, 12) +
    line('M86 70 40 108M100 78 74 102', '#fff0c8', 1.6) +
    battlecruiser(92, 50, 1.25, 222) +
    fighter(38, 60, 1.1, 216) +
    fighter(56, 40, 0.9, 216) +
    destroyer(122, 104, 0.8, 222)
  );
}

function elevatedIncentives(pen: Pen): string {
  const steps = times(7, (i) =>
    box(
      20 + i * 14,
      146 - i * 14,
      122 - i * 14,
      60,
      `rgb(${40 + i * 12},${36 + i * 10},${64 + i * 8})`,
    ),
  );
  return (
    pen.sky('#1a1a3c', '#5a4a7a', '#0c0a18') +
    pen.stars(60) +
    pen.glow(116, 34, 54, '#ffd98a', 0.95) +
    at(98, 16, 1.5, shape(STAR, '#ffe9b0')) +
    steps +
    person(40, 100, 1, '#0a0812') +
    person(68, 72, 0.95, '#0a0812') +
    person(96, 46, 0.9, '#0a0812')
  );
}

function synthesize(pen: Pen): string {
  return (
    pen.sky('#10243c', '#3c2a5c', '#0a0a16') +
    pen.stars(50) +
    pen.glow(70, 72, 58, '#bff0d8', 0.8) +
    line('M26 30 70 72 114 30M26 116 70 72 114 116', '#eaffff', 1.4, 0.7) +
    atom(pen, 70, 72, 30) +
    resource('food', 26, 30, 28) +
    resource('water', 114, 30, 28) +
    resource('iron', 26, 114, 28) +
    resource('silicon', 114, 114, 28)
  );
}

function annex(pen: Pen): string {
  return (
    pen.sky('#1c1630', '#6a3a3c', '#100a12') +
    pen.stars(70) +
    pen.planet(70, 132, 66, '#cfe0ff', '#5a6aa8', '#141838') +
    line('M70 68V28', '#f4e9d0', 2.4) +
    shape('M70 28H104L96 38 104 48H70z', '#e8b04a') +
    at(78, 33, 0.42, shape(STAR, '#fff6d8')) +
    fighter(26, 46, 1.2, 60) +
    fighter(14, 68, 0.9, 60) +
    fighter(38, 26, 0.9, 60) +
    destroyer(120, 92, 0.9, 300)
  );
}

function oversightCommittee(pen: Pen): string {
  return (
    pen.sky('#14182c', '#3c4468', '#0a0b14') +
    shape(
      'M14 52C40 14 100 14 126 52 100 90 40 90 14 52z',
      '#eaf0ff',
      'opacity=".14" stroke="#dfe6ff" stroke-width="1.4"',
    ) +
    pen.glow(70, 52, 40, '#8ea4ff', 0.8) +
    disc(70, 52, 17, '#1a2250') +
    disc(70, 52, 8, '#dfe6ff') +
    oval(70, 140, 60, 14, '#0c0e1a', 'stroke="#8ea4ff" stroke-width="1.4"') +
    times(5, (i) => person(22 + i * 24, 98 + Math.abs(i - 2) * 4, 1.15, '#070810', '#cfd8ff'))
  );
}

function militaryCampaign(pen: Pen): string {
  const arrow = (d: string) => line(d, '#ff8a5a', 3.4, 0.85);
  return (
    pen.sky('#1a1020', '#4a2a30', '#0c060a') +
    times(7, (i) => line(`M0 ${20 + i * 20}H140M${i * 23} 0V150`, '#ffcf98', 0.4, 0.3)) +
    pen.planet(102, 96, 30, '#a8c8ff', '#4a6aa0', '#101a38') +
    arrow('M22 140Q30 100 66 98') +
    shape('M62 91 78 98 62 105z', '#ff8a5a') +
    arrow('M60 30Q92 24 100 52') +
    shape('M93 50 101 66 108 49z', '#ff8a5a') +
    battlecruiser(34, 66, 1.05, 60) +
    destroyer(66, 24, 0.8, 80) +
    destroyer(20, 126, 0.7, 20)
  );
}

function wellOiledMachine(pen: Pen): string {
  const gear = (x: number, y: number, r: number, color: string) =>
    times(12, (i) => at(x, y, 1, box(-r * 0.14, -r * 1.16, r * 0.28, r * 0.34, color), i * 30)) +
    disc(x, y, r, color) +
    disc(x, y, r * 0.66, '#1a120c') +
    disc(x, y, r * 0.56, color) +
    disc(x, y, r * 0.2, '#1a120c');
  return (
    pen.sky('#2a2018', '#6a5230', '#120c08') +
    pen.glow(70, 60, 66, '#ffcf8a', 0.6) +
    gear(48, 58, 32, '#c89a54') +
    gear(104, 38, 20, '#e8c987') +
    gear(102, 100, 28, '#a87a3c') +
    shape('M70 118q10 16 0 24q-10-8 0-24z', '#ffd98a') +
    pen.ridge(150, 3, '#120c08')
  );
}

function eliteSquadron(pen: Pen): string {
  const wake = (x: number, y: number, long: number) =>
    line(`M${x} ${y}L${x - long * 0.62} ${y + long}`, '#8fe0ff', 3, 0.6);
  return (
    pen.sky('#0c1a3c', '#4a2c4c', '#0a0812') +
    pen.stars(100) +
    pen.glow(110, 20, 50, '#ffd98a', 0.7) +
    wake(72, 84, 76) +
    wake(44, 94, 56) +
    wake(110, 104, 60) +
    destroyer(80, 62, 2, 32, '#fff3e2', '#b8862c') +
    fighter(46, 88, 2, 32, '#fff3e2', '#b8862c') +
    fighter(114, 96, 2, 32, '#fff3e2', '#b8862c')
  );
}

function freedomOfTrade(pen: Pen): string {
  return (
    ROLE_BACKGROUNDS.trade(pen, COOL) +
    freighter(106, 92, 1.4, 150) +
    crate(112, 140, 1) +
    crate(96, 146, 1.1)
  );
}

export const ESCALATION_SCENES: Readonly<Record<string, Scene>> = {
  'peace-treaty.advanced': treaty(COOL, '#dfe6ff', '#6a7cc8'),
  'peace-treaty.fertile': treaty(GREEN, '#d9fff0', '#3fae7c'),
  'peace-treaty.metallic': treaty(WARM, '#ffd9b8', '#b8683e'),
  'manual-peace-treaty.advanced': treaty(COOL, '#dfe6ff', '#6a7cc8'),
  'manual-peace-treaty.fertile': treaty(GREEN, '#d9fff0', '#3fae7c'),
  'manual-peace-treaty.metallic': treaty(WARM, '#ffd9b8', '#b8683e'),
  'freedom-of-trade': freedomOfTrade,
  'improved-research.fighter': improved('research', COOL),
  'improved-trade.fighter': improved('trade', ['#241a5c', '#5a3a9c', '#100a24']),
  'improved-colonize.fighter': improved('colonize', GREEN),
  'improved-production.fighter': improved('produce', ['#5c5a1a', '#3c4a14', '#0f1206']),
  'improved-survey.fighter': improved('survey', ['#3c2a4c', '#1a2348', '#0a0a1a']),
  'improved-warfare.fighter': improved('warfare', WARM),
  'double-time.research': doubleTime('research', COOL),
  'double-time.trade': doubleTime('trade', COOL),
  'double-time.colonize': doubleTime('colonize', GREEN),
  'double-time.produce': doubleTime('produce', GREEN),
  'double-time.survey': doubleTime('survey', WARM),
  'double-time.warfare': doubleTime('warfare', WARM),
  'scientific-discovery': scientificDiscovery,
  'soldiers-of-fortune': soldiersOfFortune,
  'scientific-method': scientificMethod,
  'defense-contract': defenseContract,
  'industrial-espionage': industrialEspionage,
  biosphere,
  'specialized-production': specializedProduction,
  'spoils-of-war': spoilsOfWar,
  'black-market': blackMarket,
  'colony-ship': colonyShip,
  'natural-order': naturalOrder,
  'thorough-survey': thoroughSurvey,
  'deep-space-probes': deepSpaceProbes,
  'destroyer-technology': destroyerTechnology,
  'wealth-of-knowledge': wealthOfKnowledge,
  'warfare-technology': warfareTechnology,
  'tour-de-force': tourDeForce,
  'manual-tour-de-force': tourDeForce,
  'elevated-incentives': elevatedIncentives,
  synthesize,
  annex,
  'oversight-committee': oversightCommittee,
  'military-campaign': militaryCampaign,
  'well-oiled-machine': wellOiledMachine,
  'elite-squadron': eliteSquadron,
};
