// A turn of a replay as an animated picture: its progress, and the downloaded file.
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { openReplay } from './analyzed-replay.ts';
import { test } from './checked-page.ts';

/** Start of a GIF block that each frame has once. */
const FRAME = Buffer.from('21f904', 'hex');

function framesOf(file: Buffer): number {
  let frames = 0;
  for (let at = file.indexOf(FRAME); at !== -1; at = file.indexOf(FRAME, at + 1)) frames++;
  return frames;
}

test('a turn of a replay is shared as an animated picture', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'canShare', { value: undefined }),
  );
  await openReplay(page, true);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share this turn as an animation' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^eminent-domain-turn-\d+\.gif$/);
  const content = readFileSync(await file.path());
  expect(content.subarray(0, 6).toString('latin1')).toBe('GIF89a');
  expect([content.readUInt16LE(6), content.readUInt16LE(8)]).toEqual([800, 420]);
  expect(content.includes('NETSCAPE2.0')).toBe(true);
  expect(framesOf(content)).toBeGreaterThan(1);
  expect(content.length).toBeLessThanOrEqual(2_000_000);
});

test('the animation can be stopped while it is drawn', async ({ page }) => {
  await openReplay(page, true);
  let downloads = 0;
  page.on('download', () => downloads++);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  // The drawing code loads only after Cancel was pressed.
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/draw-turn-[^/]+\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Share this turn as an animation' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const loaded = page.waitForResponse(/\/draw-turn-[^/]+\.js$/);
  arrived.resolve();
  await (await loaded).finished();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(downloads).toBe(0);
});
