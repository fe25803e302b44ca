// npm run contact-sheet: pictures of every screen and of the table in early, middle and late positions, on one page to look at.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@eminent/text';
import { type Browser, chromium, type Page } from '@playwright/test';
import { LOOKS, type Look } from '../packages/web/src/theme/themes.ts';
import { findChromium, launchFlags } from './chromium.ts';
import { keptText, type SavedGame, savedAt } from './page/saved-game.ts';
import { inRoot } from './paths.ts';
import { beginProgram, quoted, readFlags, refuse } from './program.ts';

const HELP = `npm run contact-sheet -- [--url ADDRESS] [--folder NAME] [--only TEXT]

Needs the page to be served (npm start). Writes pictures and index.html into the folder (default contact-sheet).
`;

const SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;
const SCREENS = ['', 'new', 'learn', 'learn/survey', 'settings', 'rules', 'replays'];
/** Share of a game's decisions at which a position is looked at. */
const MOMENTS = { early: 0.12, middle: 0.5, late: 0.9, over: 1 } as const;

interface Shot {
  readonly name: string;
  readonly size: keyof typeof SIZES;
  readonly theme: Look;
  readonly lang: Language;
  readonly screen: string;
  /** A game to go on with. */
  readonly saved?: SavedGame;
}

function shots(): Shot[] {
  const all: Shot[] = [];
  for (const size of ['desktop', 'phone'] as const) {
    for (const theme of LOOKS) {
      for (const lang of LANGUAGES) {
        const base = { size, theme, lang };
        for (const screen of SCREENS) {
          const name = screen.replace('/', '-') || 'home';
          all.push({ ...base, screen, name: `${size}-${theme}-${lang}-${name}` });
        }
        for (const players of [2, 3, 4]) {
          for (const [moment, share] of Object.entries(MOMENTS)) {
            const saved = savedAt(players, share, ['role', 'action']);
            const name = `${size}-${theme}-${lang}-table-${players}-${moment}`;
            all.push({ ...base, screen: 'continue', saved, name });
          }
        }
      }
    }
  }
  return all;
}

async function open(browser: Browser, shot: Shot, url: string): Promise<Page> {
  const phone = shot.size === 'phone';
  const context = await browser.newContext({
    viewport: SIZES[shot.size],
    hasTouch: phone,
    isMobile: phone,
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    ({ settings, game }) => {
      localStorage.setItem('eminent.settings', settings);
      if (game !== undefined) localStorage.setItem('eminent.game.measured', game);
    },
    {
      settings: JSON.stringify({ theme: shot.theme, lang: shot.lang }),
      game: shot.saved === undefined ? undefined : keptText(shot.saved),
    },
  );
  const page = await context.newPage();
  const screen = shot.screen === 'continue' ? '' : shot.screen;
  await page.goto(`${url}/?pause=0#/${screen}`);
  await page.waitForSelector('h1, h2');
  if (shot.screen === 'continue') {
    await page.locator('[data-continue]').click();
    await page.waitForSelector('[data-ply], [data-result]');
  }
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-art]')].every((art) =>
      art.matches('[data-art="painted"]'),
    ),
  );
  // Planets fade in and turn over.
  await page.waitForTimeout(800);
  return page;
}

function indexPage(names: readonly string[]): string {
  const figures = names.map(
    (name) =>
      `<figure><img src="${name}.png" loading="lazy"><figcaption>${name}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:14px sans-serif;background:#222;color:#eee;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{height:420px;display:block}</style>
${figures.join('\n')}
`;
}

beginProgram();
const values = readFlags({
  url: { type: 'string', default: 'http://localhost:4173' },
  folder: { type: 'string', default: 'contact-sheet' },
  only: { type: 'string', default: '' },
  help: { type: 'boolean', default: false },
});
if (values.help) {
  process.stdout.write(HELP);
} else {
  const { url } = values;
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
  const wanted = shots().filter((shot) => shot.name.includes(values.only));
  let overflowing = 0;
  for (const shot of wanted) {
    const page = await open(browser, shot, url);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) {
      overflowing++;
      console.log(`${shot.name}: ${over} px too wide`);
    }
    await page.screenshot({ path: join(folder, `${shot.name}.png`) });
    await page.context().close();
  }
  await browser.close();
  writeFileSync(join(folder, 'index.html'), indexPage(wanted.map((shot) => shot.name)));
  console.log(`${wanted.length} pictures in ${values.folder}, ${overflowing} too wide`);
}
