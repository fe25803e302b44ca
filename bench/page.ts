// npm run tools -- bench:page: measures speed and size of the built page in a real browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../tools/page/launch.ts';
import { distFolder } from '../tools/paths.ts';
import { startProgram, quoted, readFlags, refuse, wholeNumber } from '../tools/command-line.ts';
import { machine, machineText, median, servePage } from './browser.ts';
import {
  firstDecision,
  growth,
  type Kept,
  memoryWhileThinking,
  memoryOverGames,
} from './page/memory.ts';
import { movingFrames } from './page/frame-rate.ts';
import { interactions, seeks } from './page/response-times.ts';

const HELP = `npm run tools -- bench:page [--only NAME,…] [--runs N] [--games N] [--json]

Serves the built page and measures it.
  --only NAME,…  scripts, clicks, seeks, frames, thought, opening or games; frames takes four minutes
  --runs N       repeats each timing N times and takes the median of the longest times (default 3)
  --games N      games played in one tab to measure its memory (default 10)
  --json         prints one object
`;

function firstLoadBytes(): number {
  const html = readFileSync(join(distFolder, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+\.js)"/g)];
  return scripts.reduce(
    (sum, match) => sum + gzipSync(readFileSync(join(distFolder, match[1] ?? ''))).length,
    0,
  );
}

interface Finding {
  readonly figures: unknown;
  readonly text: string;
}

type Measure = (browser: Browser, url: string) => Promise<Finding>;

const ms = (figure: number): string => `${figure.toFixed(0)} ms`;

interface Times {
  readonly longest: number;
  readonly middle: number;
}

/** Takes the longest and the median time of each run, and the median of both over all runs. */
function timesOf(found: readonly (readonly number[])[]): Times {
  return {
    longest: median(found.map((one) => Math.max(...one))),
    middle: median(found.map((one) => median(one))),
  };
}

const timesText = ({ longest, middle }: Times): string =>
  `longest ${ms(longest)}, middle ${ms(middle)}`;

async function runs<T>(measure: () => Promise<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for (let i = 0; i < Number(values.runs); i++) found.push(await measure());
  return found;
}

function keptText(kept: readonly Kept[]): Finding {
  const figures = {
    megabytes: kept.map((one) => Number(one.megabytes.toFixed(2))),
    nodes: kept.map((one) => one.nodes),
    listeners: kept.map((one) => one.listeners),
    left: kept.map((one) => one.left),
  };
  const lines = Object.entries(figures).map(
    ([name, row]) => `  ${name} ${row.join(', ')}; ${growth(row).toFixed(2)} more a game`,
  );
  return { figures, text: ['kept after each game in one tab:', ...lines].join('\n') };
}

/** Code of V8's optimizing compilers grows by 1 MB in ten games, which would look like a leak. */
const PLAIN_CODE = '--js-flags=--no-opt --no-maglev --no-sparkplug';

const MEASURES: Readonly<Record<string, Measure>> = {
  async scripts() {
    const kilobytes = firstLoadBytes() / 1000;
    return { figures: { kilobytes }, text: `first scripts: ${kilobytes.toFixed(1)} kB compressed` };
  },
  async clicks(browser, url) {
    const times = timesOf(await runs(() => interactions(browser, url)));
    const text = `click to next paint, 4x slower, late game of four: ${timesText(times)}`;
    return { figures: times, text };
  },
  async seeks(browser, url) {
    const found = await runs(() => seeks(browser, url));
    const waited = timesOf(found.map((one) => one.waited));
    const worked = timesOf(found.map((one) => one.worked));
    const text = `seeking in a replay: ${timesText(waited)}; of it the page worked ${timesText(worked)}`;
    return { figures: { waited, worked }, text };
  },
  async frames(browser, url) {
    const figures = await movingFrames(browser, url);
    const lines = Object.entries(figures).map(
      ([where, rates]) =>
        `  ${where}: ${Object.entries(rates)
          .map(([what, rate]) => `${what} ${rate.toFixed(1)}`)
          .join(', ')}`,
    );
    return { figures, text: ['frames a second while pieces move:', ...lines].join('\n') };
  },
  async thought(browser, url) {
    const megabytes = await memoryWhileThinking(browser, url);
    const text = `script memory of page and workers, three of the strongest thinking: at most ${megabytes.toFixed(1)} MB`;
    return { figures: { megabytes }, text };
  },
  async opening(browser, url) {
    const spent = median(await runs(() => firstDecision(browser, url)));
    const text = `from opening a game to the first decision of the strongest: ${ms(spent)}`;
    return { figures: { milliseconds: spent }, text };
  },
  async games(_, url) {
    const browser = await launchChromium({ args: [PLAIN_CODE] });
    const kept = await memoryOverGames(browser, url, Number(values.games));
    await browser.close();
    return keptText(kept);
  },
};

startProgram();
const values = readFlags(
  {
    only: { type: 'string', default: Object.keys(MEASURES).join(',') },
    runs: { type: 'string', default: '3' },
    games: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
  HELP,
);
const wanted = values.only.split(',');
for (const name of wanted) {
  if (!Object.hasOwn(MEASURES, name)) {
    refuse(`--only ${quoted(name)}: expected one of ${Object.keys(MEASURES).join(', ')}.`);
  }
}
wholeNumber('runs', values.runs, 1);
wholeNumber('games', values.games, 1);
const served = await servePage();
const browser = await launchChromium();
const where = machine(browser.version());
const found: Record<string, unknown> = {};
if (!values.json) console.log(`npm run tools -- bench:page, ${machineText(where)}`);
for (const [name, measure] of Object.entries(MEASURES)) {
  if (!wanted.includes(name)) continue;
  const { figures, text } = await measure(browser, served.url);
  const { load } = machine(browser.version());
  found[name] = { ...(figures as object), load };
  if (!values.json) console.log(`${text} (load ${load})`);
}
if (values.json) console.log(JSON.stringify({ where, ...found }));
await browser.close();
served.close();
