// npm run tools -- bench:lighthouse: runs Lighthouse with its mobile profile on the home screen, a
// game in progress and the lobby of the built page.
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { launchFlags } from '../tools/chromium.ts';
import { chromiumPath } from '../tools/page/launch.ts';
import { savedText, savedAt } from '../tools/page/saved-games.ts';
import { startProgram, readFlags, wholeNumber } from '../tools/command-line.ts';
import { machine, machineText, median } from '../bench/browser.ts';
import { serveLobby } from '../bench/lobby-server.ts';

const HELP = `npm run tools -- bench:lighthouse [--runs N] [--calibrate] [--why] [--json]

Serves the built page with some open online tables and runs Lighthouse with its mobile profile.
  --runs N      runs for each screen, of which the median score counts (default 3)
  --calibrate   slows the processor down less if the machine is slow or busy, so that the simulated phone stays the same
  --why         also prints what costs points
  --json        prints one object
`;

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** Minimum score of every category; with a lower one the exit status is 1. */
const TARGET = 95;
/** The CPU slowdown factor of the mobile profile, which is meant for an idle desktop. */
const SLOWDOWN = 4;
/** Lighthouse's benchmark index of the simulated phone: a fourth of that of an idle desktop. */
const PHONE_SPEED = 400;
const METRICS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
  'speed-index': 'speed index',
} as const;
const SCREENS = { home: '/#/', table: '/#/table', lobby: '/#/online' } as const;

type Category = (typeof CATEGORIES)[number];
type Metric = keyof typeof METRICS;

interface Run {
  readonly version: string;
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds. */
  readonly times: Readonly<Record<Metric, number>>;
  /** Layout shift, without a unit. */
  readonly shift: number;
  /** Lighthouse's benchmark index of the machine; 1600 for an idle desktop, less if it is busy. */
  readonly speed: number;
  readonly slowdown: number;
  /** The failed audits, one line each. */
  readonly faults: readonly string[];
}

/** Stores a saved game in the browser's default profile. Returns the version of the browser. */
async function storeGame(port: number, url: string): Promise<string> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (page === undefined) throw new Error('Chromium has no profile');
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(
    (game) => localStorage.setItem('eminent.game.measured', game),
    savedText(savedAt(4, 0.5, ['role'])),
  );
  await page.close();
  const version = browser.version();
  await browser.close();
  return version;
}

/** Maximum number of attempts to measure a screen. */
const VISITS = 4;

/** The slowdown factor with which a machine of this benchmark index simulates the phone. */
function slowdownOf(speed = PHONE_SPEED * SLOWDOWN): number {
  return Math.min(SLOWDOWN, Math.max(1, Number((speed / PHONE_SPEED).toFixed(1))));
}

function byName<T extends string>(
  names: readonly T[],
  valueOf: (name: T) => number,
): Record<T, number> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<T, number>;
}

/** Measures a screen. Retries after an error: on a busy machine a trace may lack its beginning. */
async function visit(port: number, address: string, slowdown: number): Promise<Run> {
  for (let left = VISITS; ; left--) {
    try {
      return await visitOnce(port, address, slowdown);
    } catch (error) {
      if (left === 1) throw error;
      console.error(`visited again: ${String(error)}`);
    }
  }
}

async function visitOnce(port: number, address: string, slowdown: number): Promise<Run> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    throttling: { cpuSlowdownMultiplier: slowdown },
  });
  if (result === undefined) throw new Error('Lighthouse has no result');
  const { categories, audits, lighthouseVersion, environment, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  const refs = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []);
  const faults = refs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (audit === undefined || audit.score === null || audit.score >= 1) return [];
    return [`${id} (weight ${weight}): ${audit.title} ${audit.displayValue ?? ''}`.trim()];
  });
  return {
    version: lighthouseVersion,
    scores: byName(CATEGORIES, (name) => Math.round((categories[name]?.score ?? 0) * 100)),
    times: byName(Object.keys(METRICS) as Metric[], (name) =>
      Math.round(audits[name]?.numericValue ?? Number.NaN),
    ),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    speed: Math.round(environment.benchmarkIndex),
    slowdown,
    faults,
  };
}

/** The median of each figure over some runs, and the faults of all these runs. */
function mediansOf(runs: readonly Run[]): Omit<Run, 'version'> {
  return {
    scores: byName(CATEGORIES, (name) => median(runs.map((run) => run.scores[name]))),
    times: byName(Object.keys(METRICS) as Metric[], (name) =>
      median(runs.map((run) => run.times[name])),
    ),
    shift: median(runs.map((run) => run.shift)),
    speed: median(runs.map((run) => run.speed)),
    slowdown: median(runs.map((run) => run.slowdown)),
    faults: [...new Set(runs.flatMap((run) => run.faults))],
  };
}

startProgram();
const values = readFlags({
  runs: { type: 'string', default: '3' },
  calibrate: { type: 'boolean', default: false },
  why: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});
if (values.help) {
  process.stdout.write(HELP);
} else {
  wholeNumber('runs', values.runs, 1);
  const served = await serveLobby();
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...launchFlags],
    logLevel: 'silent',
  });
  // If a tab crashes, Lighthouse throws where nothing can catch it. Chromium must end then too.
  process.once('exit', () => chrome.kill());
  try {
    const where = machine(await storeGame(chrome.port, served.url));
    const found: Record<string, readonly Run[]> = {};
    let slowdown = SLOWDOWN;
    if (values.calibrate) {
      slowdown = slowdownOf((await visit(chrome.port, served.url, SLOWDOWN)).speed);
    }
    for (const [screen, path] of Object.entries(SCREENS)) {
      const runs: Run[] = [];
      for (let i = 0; i < Number(values.runs); i++) {
        runs.push(await visit(chrome.port, served.url + path, slowdown));
        if (values.calibrate) slowdown = slowdownOf(runs.at(-1)?.speed);
      }
      found[screen] = runs;
    }
    report(where, found);
  } finally {
    chrome.kill();
    await served.close();
  }
}

function report(
  where: ReturnType<typeof machine>,
  found: Readonly<Record<string, readonly Run[]>>,
): void {
  const screens = Object.entries(found).map(([screen, runs]) => ({ screen, ...mediansOf(runs) }));
  const version = Object.values(found)[0]?.[0]?.version ?? 'unknown';
  if (values.json) {
    console.log(JSON.stringify({ lighthouse: version, runs: Number(values.runs), where, screens }));
  } else {
    console.log(
      `npm run tools -- bench:lighthouse, Lighthouse ${version}, mobile, middle of ${values.runs}, ${machineText(where)}`,
    );
    for (const { screen, scores, times, shift, speed, slowdown, faults } of screens) {
      const points = CATEGORIES.map((name) => `${name} ${scores[name]}`).join(', ');
      const spent = (Object.keys(METRICS) as Metric[]).map(
        (name) => `${METRICS[name]} ${times[name]} ms`,
      );
      console.log(`${screen}: ${points}`);
      console.log(
        `  ${spent.join(', ')}, layout shift ${shift.toFixed(3)}, speed of the machine ${speed}, slowed down ${slowdown} times`,
      );
      if (values.why) for (const fault of faults) console.log(`  ${fault}`);
    }
  }
  const isEnough = screens.every(({ scores }) =>
    CATEGORIES.every((name) => scores[name] >= TARGET),
  );
  if (!isEnough) {
    console.error(`A score is below ${TARGET}.`);
    process.exitCode = 1;
  }
}
