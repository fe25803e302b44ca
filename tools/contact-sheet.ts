// npm run tools -- contact-sheet: pictures of every screen and of the table from the start to the scores, on one page to look at.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { LANGUAGES } from '@eminent/text';
import { LOOKS } from '../packages/web/src/theme/themes.ts';
import { findChromium, launchFlags } from './chromium.ts';
import { faintWords } from './page/contrast.ts';
import { sheetPage } from './page/sheet.ts';
import { isTouched, type Screenshot, sheetShots, allScreenshots } from './page/screenshots.ts';
import { openScreenshot } from './page/screenshot-studio.ts';
import { layoutFaults, ringFaults } from './page/layout-check.ts';
import { inRoot } from './paths.ts';
import { startProgram, quoted, readFlags, refuse, wholeNumber } from './command-line.ts';

const HELP = `npm run tools -- contact-sheet [--url ADDRESS] [--folder NAME] [--only TEXT,TEXT] [--theme NAME] [--lang NAME] [--walk] [--all] [--list]

Needs the page to be served (npm start). Writes pictures and index.html into the folder (default contact-sheet).
--only   pictures whose name contains one of the texts
--theme  all in one theme: ${LOOKS.join(', ')}
--lang   all in one language: ${LANGUAGES.join(', ')}
--walk   says for each picture what is covered, cut off, too small, clipped or faint, and rings it in NAME.faults.png; then the status is 1
--all    also what only the deep tests look at
--at-once N   so many pictures are taken at a time (default 2)
--list   names the pictures, and takes none
`;

/** Takes a picture, and says what is wrong with it. */
async function take(browser: Browser, shot: Screenshot, plan: Plan): Promise<readonly string[]> {
  const page = await openScreenshot(browser, shot, plan.url);
  try {
    const path = join(plan.folder, `${shot.name}.png`);
    await page.screenshot({ path });
    if (!plan.walks) return [];
    const faults = [
      ...(await faintWords(page)),
      ...(await layoutFaults(page, { isTouched: isTouched(shot), isStrict: true })),
    ];
    if (faults.length > 0) {
      await ringFaults(page, faults);
      await page.screenshot({ path: join(plan.folder, `${shot.name}.faults.png`) });
    }
    return faults.map(({ sentence }) => sentence);
  } finally {
    await page.context().close();
  }
}

interface Plan {
  readonly url: string;
  readonly folder: string;
  readonly walks: boolean;
}

/** Several at a time; a picture that cannot be taken is told of, and the others are. */
async function takeAll(
  browser: Browser,
  wanted: readonly Screenshot[],
  plan: Plan,
  atOnce: number,
): Promise<number> {
  let wrong = 0;
  const left = [...wanted];
  const next = async (): Promise<void> => {
    for (let shot = left.shift(); shot !== undefined; shot = left.shift()) {
      const faults = await take(browser, shot, plan).catch((error: unknown) => [
        `not taken: ${String(error).split('\n')[0]}`,
      ]);
      wrong += faults.length;
      for (const fault of faults) console.log(`${shot.name}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return wrong;
}

startProgram();
const values = readFlags({
  url: { type: 'string', default: 'http://localhost:4173' },
  folder: { type: 'string', default: 'contact-sheet' },
  only: { type: 'string', default: '' },
  theme: { type: 'string' },
  lang: { type: 'string' },
  walk: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  'at-once': { type: 'string', default: '2' },
  help: { type: 'boolean', default: false },
});
const texts = values.only.split(',');
const theme = LOOKS.find((one) => one === values.theme);
const lang = LANGUAGES.find((one) => one === values.lang);
if (values.theme !== undefined && theme === undefined) {
  refuse(`There is no theme ${quoted(values.theme)}, only ${LOOKS.join(', ')}.`);
}
if (values.lang !== undefined && lang === undefined) {
  refuse(`There is no language ${quoted(values.lang)}, only ${LANGUAGES.join(', ')}.`);
}
const wanted = (values.all ? allScreenshots() : sheetShots())
  .filter(({ name }) => texts.some((text) => name.includes(text)))
  .map((shot): Screenshot => ({ ...shot, ...(theme && { theme }), ...(lang && { lang }) }));
if (values.help) {
  process.stdout.write(HELP);
} else if (values.list) {
  for (const { name } of wanted) console.log(name);
} else {
  const { url, walk: walks } = values;
  const isServed = await fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isServed) refuse(`Nobody serves the page at ${quoted(url)}; npm start does.`);
  const folder = inRoot(values.folder);
  mkdirSync(folder, { recursive: true });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...launchFlags],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const atOnce = wholeNumber('at-once', values['at-once'], 1, 16);
  const wrong = await takeAll(browser, wanted, { url, folder, walks }, atOnce);
  await browser.close();
  writeFileSync(join(folder, 'index.html'), sheetPage(wanted));
  console.log(`${wanted.length} pictures in ${values.folder}, ${wrong} faults`);
  if (wrong > 0) process.exitCode = 1;
}
