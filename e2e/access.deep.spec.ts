// The accessibility checker axe finds nothing on the screens in any theme. The gate checks a sample
// (screenshots.ts).
import { expect, test } from '@playwright/test';
import { LOOKS } from '../packages/web/src/theme/themes.ts';
import { axeFaults } from './axe.ts';
import { axeFaultsInEveryTheme } from './screenshots.ts';
import { newGame, useSettings } from './play.ts';

for (const theme of LOOKS) {
  for (const screen of ['', 'new', 'settings', 'rules', 'replays']) {
    test(`axe finds nothing on /${screen}, ${theme}`, async ({ page }) => {
      await useSettings(page, { theme, lang: 'en' });
      await page.goto(`/?pause=0#/${screen}`);
      // Waits for the screen, because index.html has a heading of its own.
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });
  }

  test(`axe finds nothing on the table and its windows, ${theme}`, async ({ page }) => {
    await useSettings(page, { theme, lang: 'en' });
    await newGame(page, { players: 4 });
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('t');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await expect(page.getByRole('region', { name: 'What the Emperor would do' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
}

test('axe finds nothing on the form of Escalation, in any theme', async ({ page }) => {
  await page.goto('/?pause=0#/new');
  await page.getByText('Escalation', { exact: true }).click();
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await page.getByRole('radio', { name: 'Draft' }).check();
  await page.getByText('Rule options').click();
  expect(await axeFaultsInEveryTheme(page)).toEqual([]);
});
