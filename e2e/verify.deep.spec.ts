// Verifies a deal in a real browser: a valid proof, a forged one, and a saved one.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { LOOKS } from '../packages/web/src/theme/themes.ts';
import { inRoot } from '../tools/paths.ts';
import { axeFaults } from './axe.ts';
import { useSettings, watchErrors } from './play.ts';

const PROOF = readFileSync(inRoot('docs/fair-deal.json'), 'utf8');

async function openProof(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Choose a|Another) proof$/ }).click();
  const buffer = Buffer.from(text);
  await (await chooser).setFiles({ name: 'proof.json', mimeType: 'application/json', buffer });
}

function wrongSteps(page: Page): Promise<readonly string[]> {
  return page
    .locator('[data-step][data-fits="false"]')
    .evaluateAll((steps) => steps.map((step) => step.getAttribute('data-step') ?? ''));
}

test('a valid proof passes, a forged one fails, and the saved file is the proof', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto('/#/replays');
  await page.getByRole('button', { name: 'Verify a deal' }).click();
  await openProof(page, PROOF);
  await expect(page.getByRole('heading', { name: 'Deal verified' })).toBeVisible();
  await expect(page.locator('[data-step][data-fits="true"]')).toHaveCount(5);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the proof' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('eminent-k7q2vxn4ma.json');
  expect(readFileSync(await saved.path(), 'utf8')).toBe(PROOF);

  await openProof(page, PROOF.replace('"words": "d7', '"words": "d8'));
  await expect(page.getByRole('heading', { name: 'Deal not verified' })).toBeVisible();
  expect(await wrongSteps(page)).toEqual(['words']);
  await openProof(page, PROOF.replace('lead:colonize', 'lead:survey'));
  await expect(page.locator('[data-step="shuffles"][data-fits="false"]')).toBeVisible();

  await openProof(page, PROOF);
  await page.getByRole('button', { name: 'Watch the game' }).click();
  await expect(page).toHaveURL(/#\/replay\/c2\./);
  await expect(page.getByText('Nova').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a proof is dropped on the page', async ({ page }) => {
  await page.goto('/#/verify');
  await expect(page.getByRole('button', { name: 'Choose a proof' })).toBeVisible();
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'proof.json', { type: 'application/json' }));
    return data;
  }, PROOF);
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await expect(page.getByRole('heading', { name: 'Deal verified' })).toBeVisible();
});

for (const theme of LOOKS) {
  test(`axe finds nothing, ${theme}`, async ({ page }) => {
    await useSettings(page, { theme, lang: 'en' });
    // Colors are measured after all transitions.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/#/verify');
    await expect(page.getByRole('button', { name: 'Choose a proof' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await openProof(page, PROOF);
    await expect(page.getByRole('heading', { name: 'Deal verified' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await openProof(page, PROOF.replace('"words": "d7', '"words": "d8'));
    await expect(page.getByRole('heading', { name: 'Deal not verified' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'How this works' }).click();
    await expect(page.getByRole('heading', { name: 'In plain words' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
}

const SIZES = [
  [320, 480],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;

for (const [width, height] of SIZES) {
  test(`nothing is wider than a window of ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const address of ['/#/verify', '/#/verify/how']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (address === '/#/verify') {
        await openProof(page, PROOF);
        await expect(page.getByRole('heading', { name: 'Deal verified' })).toBeVisible();
      } else {
        await expect(page.getByRole('heading', { name: 'In plain words' })).toBeVisible();
      }
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([address, over]).toEqual([address, 0]);
    }
  });
}
