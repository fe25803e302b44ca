// npm run moving-picture: records a turn on the served page as the moving picture of the README.
import { writeFileSync } from 'node:fs';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium, launchFlags } from './chromium.ts';
import { type Frame, movingPicture } from './page/moving.ts';
import { keptText, type SavedGame, savedWhere } from './page/saved-game.ts';
import { inRoot } from './paths.ts';
import { beginProgram, quoted, readFlags, refuse, wholeNumber } from './program.ts';

const HELP = `npm run moving-picture -- [--url ADDRESS] [--out FILE] [--width PIXELS] [--quality PER CENT] [--seconds N]

Needs the page to be served (npm start) and Chromium, nothing else. Plays one turn by its primary button and records it.
`;

const WINDOW = { width: 1440, height: 900 };
const FRAME_MS = 90;
/** Somebody looks at the table before each answer. */
const THOUGHT_MS = 1500;
/** How long the last picture stays. */
const REST_MS = 2500;

/** A turn worth seeing: a world can be settled, and others may follow. */
function game(): SavedGame {
  return savedWhere(
    4,
    (view) =>
      view.decision?.step === 'action' &&
      view.turnNumber > 16 &&
      (view.players[0]?.hand ?? []).includes('colonize') &&
      (view.players[0]?.planets ?? []).some(
        ({ up, settle }) => !up && settle !== undefined && settle.missing === 0,
      ),
    'settler',
  );
}

interface Seen {
  readonly data: string;
  readonly at: number;
}

async function record(session: CDPSession, play: () => Promise<void>): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    seen.push({ data, at: (metadata.timestamp ?? 0) * 1000 });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 95 });
  await play();
  await session.send('Page.stopScreencast');
  return seen;
}

/** Not more frames than the eye needs; each is shown until the next. */
function thinned(seen: readonly Seen[]): readonly Frame[] {
  const kept: Seen[] = [];
  for (const one of seen) {
    if (one.at - (kept.at(-1)?.at ?? 0) >= FRAME_MS) kept.push(one);
  }
  return kept.map(({ data, at }, i) => ({ data, ms: (kept[i + 1]?.at ?? at + REST_MS) - at }));
}

async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: WINDOW, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(
    ({ settings, saved }) => {
      localStorage.setItem('eminent.settings', settings);
      localStorage.setItem('eminent.game.measured', saved);
    },
    { settings: JSON.stringify({ theme: 'dark', lang: 'en' }), saved: keptText(game()) },
  );
  await page.goto(`${url}/#/table`);
  await page.waitForSelector('[data-primary]');
  await page.waitForTimeout(4000);
  return page;
}

/** Presses the primary button of each question until the turn is over. */
async function playTurn(page: Page, ms: number): Promise<void> {
  const end = Date.now() + ms;
  await page.waitForTimeout(THOUGHT_MS);
  while (Date.now() < end) {
    const primary = page.locator('[data-primary]:not(:disabled)').first();
    if (await primary.isVisible().catch(() => false)) {
      await primary.hover({ timeout: 1000 }).catch(() => undefined);
      await page.waitForTimeout(THOUGHT_MS / 3);
      await primary.click({ timeout: 1000 }).catch(() => undefined);
    }
    await page.waitForTimeout(THOUGHT_MS);
  }
}

beginProgram();
const values = readFlags({
  url: { type: 'string', default: 'http://localhost:4173' },
  out: { type: 'string', default: 'docs/images/turn.webp' },
  width: { type: 'string', default: '900' },
  quality: { type: 'string', default: '62' },
  seconds: { type: 'string', default: '14' },
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
  const width = wholeNumber('width', values.width, 100, 4000);
  const quality = wholeNumber('quality', values.quality, 1, 100) / 100;
  const seconds = wholeNumber('seconds', values.seconds, 1, 120);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...launchFlags],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const page = await open(browser, url);
  const session = await page.context().newCDPSession(page);
  const frames = thinned(await record(session, () => playTurn(page, seconds * 1000)));
  const lent = await browser.newPage();
  const height = 2 * Math.round((width * WINDOW.height) / WINDOW.width / 2);
  const bytes = await movingPicture(lent, { frames, width, height, quality });
  await browser.close();
  writeFileSync(inRoot(values.out), bytes);
  console.log(`${frames.length} frames, ${Math.round(bytes.length / 1024)} KiB in ${values.out}`);
}
