// npm run tools -- contact-sheet: screenshots of all screens and of the table, on one page.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { LANGUAGES } from '@eminent/text';
import { LOOKS } from '../packages/web/src/theme/themes.ts';
import { launchChromium, requireServer } from './page/launch.ts';
import { sheetPage } from './page/sheet.ts';
import { type Screenshot, sheetShots } from './page/screenshots.ts';
import { openScreenshot } from './page/screenshot-studio.ts';
import { inRoot } from './paths.ts';
import { startProgram, quoted, readFlags, refuse, wholeNumber } from './command-line.ts';

const HELP = `npm run tools -- contact-sheet [--url ADDRESS] [--folder NAME] [--only TEXT,TEXT] [--theme NAME] [--lang NAME] [--list]

Needs the page to be served (npm start). Writes pictures and index.html into the folder (default contact-sheet).
  --only TEXT,TEXT  only pictures whose name contains one of the texts
  --theme NAME      all pictures in one theme: ${LOOKS.join(', ')}
  --lang NAME       all pictures in one language: ${LANGUAGES.join(', ')}
  --at-once N       pictures taken in parallel (default 2)
  --list            prints the names of the pictures and takes none
`;

interface Plan {
  readonly url: string;
  readonly folder: string;
}

async function take(browser: Browser, shot: Screenshot, { url, folder }: Plan): Promise<void> {
  const page = await openScreenshot(browser, shot, url);
  try {
    await page.screenshot({ path: join(folder, `${shot.name}.png`) });
  } finally {
    await page.context().close();
  }
}

async function takeAll(
  browser: Browser,
  wanted: readonly Screenshot[],
  plan: Plan,
  atOnce: number,
): Promise<number> {
  let failed = 0;
  const left = [...wanted];
  const next = async (): Promise<void> => {
    for (let shot = left.shift(); shot !== undefined; shot = left.shift()) {
      await take(browser, shot, plan).catch((error: unknown) => {
        failed++;
        console.log(`${shot?.name}: not taken: ${String(error).split('\n')[0]}`);
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return failed;
}

startProgram();
const values = readFlags(
  {
    url: { type: 'string', default: 'http://localhost:4173' },
    folder: { type: 'string', default: 'contact-sheet' },
    only: { type: 'string', default: '' },
    theme: { type: 'string' },
    lang: { type: 'string' },
    list: { type: 'boolean', default: false },
    'at-once': { type: 'string', default: '2' },
  },
  HELP,
);
const texts = values.only.split(',');
const theme = LOOKS.find((one) => one === values.theme);
const lang = LANGUAGES.find((one) => one === values.lang);
if (values.theme !== undefined && theme === undefined) {
  refuse(`There is no theme ${quoted(values.theme)}, only ${LOOKS.join(', ')}.`);
}
if (values.lang !== undefined && lang === undefined) {
  refuse(`There is no language ${quoted(values.lang)}, only ${LANGUAGES.join(', ')}.`);
}
const wanted = sheetShots()
  .filter(({ name }) => texts.some((text) => name.includes(text)))
  .map((shot): Screenshot => ({ ...shot, ...(theme && { theme }), ...(lang && { lang }) }));
if (values.list) {
  for (const { name } of wanted) console.log(name);
} else {
  const { url } = values;
  await requireServer(url);
  const folder = inRoot(values.folder);
  mkdirSync(folder, { recursive: true });
  const browser = await launchChromium();
  const atOnce = wholeNumber('at-once', values['at-once'], 1, 16);
  const failed = await takeAll(browser, wanted, { url, folder }, atOnce);
  await browser.close();
  writeFileSync(join(folder, 'index.html'), sheetPage(wanted));
  console.log(`${wanted.length} pictures in ${values.folder}, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
