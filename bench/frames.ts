// npm run tools -- bench:frames: frame rates while cards fly and planets turn face up, and frames painted while nothing moves.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchFlags } from '../tools/chromium.ts';
import { inRoot } from '../tools/paths.ts';
import { startProgram, quoted, readFlags, refuse } from '../tools/command-line.ts';
import { chromiumPath, machine, machineText, servePage } from './browser.ts';
import { movingFrames, type Rate, type Scene, type Sight, stillFrames } from './page/frame-rate.ts';

const HELP = `npm run tools -- bench:frames [--only NAME,…] [--json]

Serves the built page, plays a game of four players on it, and counts frames: while pieces fly, while a planet turns face up, and while
nothing moves; at full speed and with the processor slowed four times. Prints the frames on the screen, which include what the compositor
moves while the main thread is busy, and the frames of the main thread. Counting starts when something moves; the delay before that is
printed, too. Takes about four minutes on an idle machine.
  --only NAME,…  desktop or phone
  --json         prints one object
`;

const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

const SLOWDOWNS = [1, 4] as const;
const PLAYERS = 4;

const rateText = (sight: Sight, one: Rate): string =>
  `${sight} ${one.shown.toFixed(1)} frames/s on the screen, ${one.rate.toFixed(1)} of the page's own thread (longest gap ${one.longest.toFixed(0)} ms, ${one.seconds.toFixed(1)} s; they begin after ${one.begins.toFixed(0)} ms, with these ${one.withBeginning.toFixed(1)})`;

const isScreen = (name: string): name is keyof typeof SCREENS => Object.hasOwn(SCREENS, name);

startProgram();
const values = readFlags(
  {
    only: { type: 'string', default: Object.keys(SCREENS).join(',') },
    json: { type: 'boolean', default: false },
  },
  HELP,
);
const wanted = values.only.split(',').map((name) => {
  if (isScreen(name)) return name;
  return refuse(`--only ${quoted(name)}: expected one of ${Object.keys(SCREENS).join(', ')}.`);
});
const served = await servePage();
const browser = await chromium.launch({
  args: [...launchFlags],
  executablePath: chromiumPath(),
});
const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  readonly version: string;
};
const where = machine(browser.version());
// With --json, standard output holds only the object; progress goes to standard error.
const print = (line: string): void => (values.json ? console.error(line) : console.log(line));
print(`npm run tools -- bench:frames, version ${version}, ${machineText(where)}`);
const found: Record<string, unknown> = {};
try {
  for (const name of wanted) {
    const screen = SCREENS[name];
    const figures: Record<string, unknown> = {};
    for (const slowdown of SLOWDOWNS) {
      const scene: Scene = { players: PLAYERS, screen, slowdown };
      print(`${name}, processor ${slowdown} times slower: playing …`);
      const rates = await movingFrames(browser, served.url, scene);
      const { load } = machine(browser.version());
      figures[`x${slowdown}`] = { ...rates, load };
      const lines = Object.entries(rates).map(([sight, rate]) => rateText(sight as Sight, rate));
      print(`${name}, processor ${slowdown} times slower, load ${load}: ${lines.join('; ')}`);
    }
    const still = await stillFrames(browser, served.url, {
      players: PLAYERS,
      screen,
      slowdown: 1,
    });
    figures['still'] = still;
    print(
      `${name}: ${still.still} frames in ${still.seconds} s while nothing moves, ${still.moving} with an answer`,
    );
    found[name] = figures;
  }
  if (values.json) {
    console.log(
      JSON.stringify({ command: 'npm run tools -- bench:frames', version, where, ...found }),
    );
  }
} finally {
  await browser.close();
  served.close();
}
