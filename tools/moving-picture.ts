// npm run tools -- moving-picture: records a turn on the served page as the README's animated picture.
import { writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium, launchFlags } from './chromium.ts';
import { type Frame, movingPicture } from './page/animated-webp.ts';
import { savedText, settlingTurn } from './page/saved-games.ts';
import { inRoot } from './paths.ts';
import { startProgram, quoted, readFlags, refuse, wholeNumber } from './command-line.ts';

const HELP = `npm run tools -- moving-picture [--url ADDRESS] [--out FILE] [--width PIXELS] [--quality PER CENT]

Needs the page to be served (npm start) and Chromium. Plays one turn with the primary button and records it.
`;

const SETTLED_MS = 5000;
const WINDOW = { width: 1440, height: 900 };
const FRAME_MS = 90;
/** A viewer looks at the table before each answer. */
const THOUGHT_MS = 1200;
const LENGTH_MS = 13_000;
/** How long the last picture stays. */
const REST_MS = 2500;

/**
 * Takes frames while `act` presses buttons. The page's clock is paused between frames and animations are advanced manually, so the machine
 * may be slow.
 */
async function record(page: Page, act: (ms: number) => Promise<void>): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  for (let ms = 0; ms < LENGTH_MS; ms += FRAME_MS) {
    await act(ms);
    await page.clock.runFor(FRAME_MS);
    await page.evaluate(moveAnimations, FRAME_MS);
    const picture = await page.screenshot({ type: 'jpeg', quality: 92 });
    frames.push({ data: picture.toString('base64'), ms: FRAME_MS });
  }
  const last = frames.at(-1);
  return last === undefined ? frames : [...frames.slice(0, -1), { ...last, ms: REST_MS }];
}

/** Runs in the page: advances all animations by some milliseconds. */
function moveAnimations(by: number): void {
  for (const animation of document.getAnimations()) {
    if (animation.playState === 'finished') continue;
    animation.pause();
    const now = Number(animation.currentTime ?? 0) + by;
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    if (now >= end) animation.finish();
    else animation.currentTime = now;
  }
}

async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: WINDOW, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(
    ({ settings, saved }) => {
      localStorage.setItem('eminent.settings', settings);
      localStorage.setItem('eminent.game.measured', saved);
    },
    {
      settings: JSON.stringify({ theme: 'dark', lang: 'en', assistance: 'suggest' }),
      saved: savedText(settlingTurn()),
    },
  );
  await page.clock.install();
  await page.goto(`${url}/#/table`);
  await page.waitForSelector('[data-primary]');
  await page.waitForTimeout(SETTLED_MS);
  await page.clock.pauseAt(Date.now() + SETTLED_MS);
  return page;
}

/** Presses the primary button of each question after a viewing pause. */
function playing(page: Page): (ms: number) => Promise<void> {
  let shownQuestion: string | undefined;
  let since = 0;
  return async (ms) => {
    const primary = page.locator('[data-primary]:not(:disabled)').first();
    const box = await primary.boundingBox({ timeout: 300 }).catch(() => null);
    const question = box === null ? undefined : await primary.innerText();
    if (question !== shownQuestion) {
      shownQuestion = question;
      since = ms;
    }
    if (box === null || ms - since < THOUGHT_MS) return;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    since = ms;
  };
}

startProgram();
const values = readFlags(
  {
    url: { type: 'string', default: 'http://localhost:4173' },
    out: { type: 'string', default: 'docs/images/turn.webp' },
    width: { type: 'string', default: '900' },
    quality: { type: 'string', default: '62' },
  },
  HELP,
);
const { url } = values;
const isServed = await fetch(url).then(
  ({ ok }) => ok,
  () => false,
);
if (!isServed) refuse(`No server answers at ${quoted(url)}: run npm start first.`);
const width = wholeNumber('width', values.width, 100, 4000);
const quality = wholeNumber('quality', values.quality, 1, 100) / 100;
const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...launchFlags],
  ...(executablePath === undefined ? {} : { executablePath }),
});
const page = await open(browser, url);
const frames = await record(page, playing(page));
const lent = await browser.newPage();
const height = 2 * Math.round((width * WINDOW.height) / WINDOW.width / 2);
const bytes = await movingPicture(lent, { frames, width, height, quality });
await browser.close();
writeFileSync(inRoot(values.out), bytes);
console.log(`${frames.length} frames, ${Math.round(bytes.length / 1024)} KiB in ${values.out}`);
