// The table can be played by roles and names alone, and text is readable in forced colors.
import { expect, test } from '@playwright/test';
import { newGame } from './play.ts';

test('with forced colors, text has a system color background instead of the sky', {
  tag: '@deep',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/?pause=0#/settings');
  const sky = page.locator('[data-sky]');
  await expect(sky.locator('canvas').last()).toBeAttached();
  await expect(sky.locator('canvas').last()).toBeHidden();
  await expect(sky).toHaveCSS('background-image', 'none');
  // In forced colors the page must not draw its own check mark, because the browser draws one.
  const tick = await page
    .getByRole('checkbox', { name: 'Sound' })
    .evaluate((box) => getComputedStyle(box, '::before').content);
  expect(tick).toBe('none');
});

test('a turn is played by roles and names alone, and the focus is never lost', {
  tag: '@desktop',
}, async ({ page }) => {
  await newGame(page, {});
  const question = page.getByRole('region', { name: 'Your decision' });
  const focused = () =>
    page.evaluate(
      () => document.activeElement !== null && document.activeElement !== document.body,
    );
  // The turn is read in one call, because it may change between two calls.
  const turn = async () => (await page.getByText(/^Turn \d+: your turn/).allTextContents())[0];
  const first = await turn();
  await question.getByRole('button', { name: 'Skip the Action' }).click();
  // The page ignores input for a moment, so the press is repeated until a role is selected.
  const lead = question.getByRole('button', { name: /^Lead Survey/ });
  const about = page.getByRole('dialog', { name: 'Survey' });
  await expect(async () => {
    if (await about.isVisible()) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Survey\. \d+ cards left/ }).click();
    await expect(lead).toBeVisible({ timeout: 1000 });
  }).toPass();
  await lead.click();
  for (let i = 0; i < 30; i++) {
    await expect(question.getByRole('button').first()).toBeVisible();
    expect(await focused()).toBe(true);
    const now = await turn();
    if (now !== undefined && now !== first) break;
    const calm = question.getByRole('button', { name: /^(Keep|Dissent|Play no)/ });
    await calm.or(question.getByRole('button')).first().click();
  }
  expect(await turn()).not.toBe(first);
});
