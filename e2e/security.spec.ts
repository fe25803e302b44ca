/// <reference lib="dom" />
// The content security policy: the page works under it, and foreign content is blocked.
import { expect, type Page, test } from '@playwright/test';
import { byDepth, isDeep } from '../tools/test-depth.ts';
import { idle } from './idle.ts';
import { newGame, watchErrors } from './play.ts';

test.use({ serviceWorkers: 'allow' });

/** Screens to visit. The gate skips `new` and `table`, which the new game below shows. */
const SCREENS = byDepth(
  ['', 'learn/survey', 'rules'],
  ['', 'new', 'learn', 'learn/survey', 'settings', 'rules', 'replays', 'table'],
);

async function breaches(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('tellBreach', (what: string) => void found.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { tellBreach } = globalThis as unknown as { tellBreach: (what: string) => void };
      tellBreach(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return found;
}

test('every screen and a game work without policy violations', async ({ page }) => {
  const errors = watchErrors(page);
  const found = await breaches(page);
  for (const screen of SCREENS) {
    await page.goto(`/?pause=0#/${screen}`);
    // In a deep run each screen is also the first one of a page.
    if (isDeep) await page.reload();
    await expect(page.locator('h1, h2').first()).toBeVisible();
    await idle(page);
  }
  await newGame(page, {});
  await expect(page.locator('[data-ply]').first()).toBeVisible();
  await idle(page);
  expect(errors).toEqual([]);
  expect(found).toEqual([]);
});

test('scripts, pictures, styles and frames of other origins are blocked', async ({ page }) => {
  const found = await breaches(page);
  await page.goto('/');
  await page.evaluate(() => {
    const add = (name: string, properties: object) =>
      document.body.append(Object.assign(document.createElement(name), properties));
    add('script', { textContent: 'document.title = "taken over"' });
    add('style', { textContent: 'body { display: none }' });
    add('img', { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' });
    add('iframe', { src: '/' });
    const taken = `document.title = 'taken over'`;
    const handler = `<b onclick="${taken}" style="color: red">x</b>`;
    document.body.insertAdjacentHTML('beforeend', handler);
    // Some browsers check an inline handler only when it is triggered.
    document.querySelector<HTMLElement>('b[onclick]')?.click();
  });
  await expect
    .poll(() => found.map((one) => one.split(' ')[0] ?? '').toSorted())
    .toEqual([
      'frame-src',
      'img-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ]);
  await expect(page).toHaveTitle(/Eminent/);
});
