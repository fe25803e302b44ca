/// <reference lib="dom" />
// An outdated page, cached by its service worker, meets a newer server. It loads the new version at
// an idle moment and loses nothing. A screen whose chunk is missing opens in the new version.
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { distFolder, inRoot } from '../tools/paths.ts';
import { runNode } from '../tools/run-process.ts';
import { buildName, writeStamp } from '../tools/build-stamp.ts';
import { enter, mustAnswer, openTable, playUntil, seat, waitsFor } from './online.ts';
import { OnlineServer } from './server.ts';

const LONG_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'eminent-builds-'));
const link = join(folder, 'page');
const older = () => realpathSync(distFolder);
const newer = join(folder, 'newer');
let server: OnlineServer;

/** Makes the server serve a build from its next start on. */
function serve(build: string): void {
  unlinkSync(link);
  symlinkSync(build, link, 'junction');
}

test.beforeAll(async () => {
  const inputs = 'the page of today, which is made of other things';
  const flags = ['build', inRoot('packages/web'), '--outDir', newer, '--emptyOutDir'];
  const { code, output } = await runNode('node_modules/vite/bin/vite.js', flags, {
    env: { VITE_EMINENT_BUILD: buildName(inputs) },
  });
  expect(code, output).toBe(0);
  writeStamp(newer, inputs);
  symlinkSync(older(), link, 'junction');
  server = new OnlineServer({ page: link });
  await server.start();
});
test.afterAll(async () => {
  await server?.end();
  rmSync(folder, { recursive: true, force: true });
});

test.describe.configure({ mode: 'serial' });

/** The address of a build's main script, which identifies its version. */
function scriptOf(build: string): string {
  const page = readFileSync(join(build, 'index.html'), 'utf8');
  return /<link[^>]* data-page[^>]* href="([^"]+)"/.exec(page)?.[1] ?? '';
}

async function isOfBuild(page: Page, build: string): Promise<boolean> {
  return (await page.locator('link[data-page]').getAttribute('href')) === scriptOf(build);
}

/** Waits until the service worker serves the page from its cache, whatever the server has. */
async function expectCached(page: Page): Promise<void> {
  const hasWorker = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(hasWorker, { timeout: LONG_MS }).toBe(true);
}

test('at a table the new version loads when no question is open, and nothing is lost', async ({
  browser,
}) => {
  expect(scriptOf(newer)).not.toBe(scriptOf(older()));
  const place = { browser, server };
  const ada = await enter(place, 'Ada', { serviceWorkers: 'allow' });
  const bo = await enter(place, 'Bo', { serviceWorkers: 'allow' });
  const people = [ada, bo];
  const { table } = await seat(server, people);
  await Promise.all(people.map(({ page }) => openTable(page, table)));
  await Promise.all(people.map(({ page }) => expectCached(page)));
  await playUntil(people, (answers) => answers >= 6);
  await playUntil(people, () => mustAnswer(ada));
  const question = ada.page.locator('[data-ply]');
  const ply = await question.getAttribute('data-ply');

  await server.stop();
  serve(newer);
  await server.start();
  for (const { page } of people) {
    await expect(page.locator('[data-lost]')).toBeHidden();
  }

  await test.step('a player who does not have to decide gets it soon', async () => {
    await expect.poll(() => isOfBuild(bo.page, newer), { timeout: LONG_MS }).toBe(true);
    await expect(bo.page.locator('[data-game]')).toBeVisible();
  });

  await test.step('a player who must decide, or is writing, is not interrupted', async () => {
    expect(await isOfBuild(ada.page, older())).toBe(true);
    await expect(question).toHaveAttribute('data-ply', ply ?? '');
    await ada.page.keyboard.press('c');
    const field = ada.page.getByPlaceholder('Say something');
    await field.fill('half a sen');
    // Closes the question, as if the clock had answered it.
    await ada.page.locator('[data-ply] button:enabled').first().click();
    await playUntil([ada], () => waitsFor(ada, 1));
    await expect(field).toHaveValue('half a sen');
    expect(await isOfBuild(ada.page, older())).toBe(true);
    await field.press('Enter');
    await ada.page.keyboard.press('Escape');
  });

  await test.step('the game continues with the new version', async () => {
    await expect.poll(() => isOfBuild(ada.page, newer), { timeout: LONG_MS }).toBe(true);
    await expect(ada.page.locator('[data-game]')).toBeVisible();
    await bo.page.keyboard.press('c');
    await expect(bo.page.locator('[data-line]')).toContainText('half a sen');
    await bo.page.keyboard.press('Escape');
    await playUntil(people, (answers) => answers >= 8);
  });
  for (const { context } of people) await context.close();
});

test('a screen whose chunk is gone opens in the new version', async ({ browser }) => {
  await server.stop();
  serve(older());
  await server.start();
  const { page, context } = await enter({ browser, server }, '', { serviceWorkers: 'allow' });
  await page.goto('/?pause=0#/');
  await expectCached(page);
  // Listens before the restart, because the browser may check for a new service worker at once.
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.documentElement.dataset['hasNewer'] = '';
    });
  });
  await server.stop();
  serve(newer);
  await server.start();
  const hasNewer = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => undefined);
      return 'hasNewer' in document.documentElement.dataset;
    });
  await expect.poll(hasNewer, { timeout: LONG_MS }).toBe(true);
  expect(await isOfBuild(page, older())).toBe(true);
  await page.evaluate(() => {
    location.hash = '#/online';
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Play online' })).toBeVisible();
  // The new version loads immediately, or at the next idle moment if the chunk was still cached.
  await expect.poll(() => isOfBuild(page, newer), { timeout: LONG_MS }).toBe(true);
  await context.close();
});
