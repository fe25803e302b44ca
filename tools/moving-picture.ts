// npm run tools -- moving-picture: records a turn as the animated picture of the README.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launchChromium, requireServer } from './page/launch.ts';
import { savedText, settlingTurn } from './page/saved-games.ts';
import { inRoot } from './paths.ts';
import { run } from './run-process.ts';
import { startProgram, readFlags, refuse, sentenceOf, wholeNumber } from './command-line.ts';

const HELP = `npm run tools -- moving-picture [--url ADDRESS] [--out FILE] [--width PIXELS] [--quality PER CENT]

Needs the page to be served (npm start), Chromium, and img2webp (Debian: apt-get install webp). Plays one turn with the primary button and
records it.
`;

const SETTLED_MS = 5000;
const WINDOW = { width: 1440, height: 900 };
const FRAME_MS = 90;
/** Time for the viewer to look at the table before each answer. */
const THOUGHT_MS = 1200;
const LENGTH_MS = 13_000;
const LAST_FRAME_MS = 2500;

/** Pauses the clock and advances animations by hand, so that the machine may be slow. */
async function record(page: Page, folder: string): Promise<readonly string[]> {
  const act = playing(page);
  const frames: string[] = [];
  for (let ms = 0; ms < LENGTH_MS; ms += FRAME_MS) {
    await act(ms);
    await page.clock.runFor(FRAME_MS);
    await page.evaluate(moveAnimations, FRAME_MS);
    const path = join(folder, `${ms}.png`);
    await page.screenshot({ path });
    frames.push(path);
  }
  return frames;
}

async function encode(frames: readonly string[], quality: number, out: string): Promise<void> {
  const durations = frames.map((_, i) => (i === frames.length - 1 ? LAST_FRAME_MS : FRAME_MS));
  const shown = frames.flatMap((path, i) => [
    '-lossy',
    '-q',
    `${quality}`,
    '-d',
    `${durations[i]}`,
    path,
  ]);
  const { code, output } = await run('img2webp', ['-loop', '0', ...shown, '-o', out]);
  if (code !== 0) refuse(`img2webp failed: ${sentenceOf(output)}`);
}

/** Runs in the page: advances all animations by `by` milliseconds. */
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

async function open(browser: Browser, url: string, deviceScaleFactor: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor,
    serviceWorkers: 'block',
  });
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

/** Clicks the primary button once its question was visible for THOUGHT_MS of the recording. */
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
await requireServer(url);
const width = wholeNumber('width', values.width, 100, 4000);
const quality = wholeNumber('quality', values.quality, 1, 100);
const browser = await launchChromium();
const folder = mkdtempSync(join(tmpdir(), 'eminent-turn-'));
try {
  const page = await open(browser, url, width / WINDOW.width);
  const frames = await record(page, folder);
  await encode(frames, quality, inRoot(values.out));
  console.log(`${frames.length} frames in ${values.out}`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
