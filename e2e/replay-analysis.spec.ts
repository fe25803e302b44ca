// The analysis in the replay viewer: marks open moments, the better choice is highlighted, a
// decision can be played again, and all of it works on a phone and for screen readers.
import { expect, test } from '@playwright/test';
import { LOOKS } from '../packages/web/src/theme/themes.ts';
import { FINISHED, openReplay, OWN } from './analyzed-replay.ts';
import { axeFaults } from './axe.ts';
import { idle } from './idle.ts';
import { watchErrors } from './play.ts';

test('a mark opens the moment with the better choice lit, and the decision can be played again', {
  tag: '@desktop',
}, async ({ page }) => {
  const errors = watchErrors(page);
  await openReplay(page, true);
  await expect(page.getByRole('combobox', { name: 'View as' })).toHaveValue(String(OWN));
  const marks = page.locator('[data-mark]');
  await expect(marks).toHaveCount(3);
  await page.getByRole('button', { name: /^Turn \d+, Deneb: mistake/ }).click();
  await expect(page.getByRole('combobox', { name: 'View as' })).toHaveValue('0');
  await page.getByRole('button', { name: /^Turn \d+, You: mistake/ }).click();
  await expect(page.getByRole('combobox', { name: 'View as' })).toHaveValue(String(OWN));
  await expect(page.getByRole('slider')).toHaveValue(String(FINISHED.ply));
  await expect(page.getByText('more games out of 100')).toBeVisible();
  await expect(page.locator('[data-picked]').first()).toBeVisible();

  await page.getByRole('button', { name: 'Try again from here' }).click();
  const retry = page.locator('[data-retry]');
  await expect(retry).toBeVisible();
  await retry.getByRole('button', { name: 'Show the better choice' }).click();
  await page.locator('[data-primary]').click();
  await expect(retry.getByRole('status')).toHaveText(/^(?:Well done|Better|Not better)/);
  await retry.getByRole('button', { name: 'Back to the replay' }).click();
  await expect(page.getByRole('slider')).toHaveValue(String(FINISHED.ply));
  expect(errors).toEqual([]);
});

test('the analysis in words hides what a seat could not know unless all cards are chosen', {
  tag: '@desktop',
}, async ({ page }) => {
  await openReplay(page, true);
  await page.getByRole('button', { name: 'Analysis', exact: true }).click();
  const panel = page.locator('[data-analysis]');
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Decisions: You',
    'Decisions: Deneb',
    'Lucky and unlucky draws',
    'Luck and skill',
  ]);
  await panel.getByRole('checkbox', { name: 'All cards' }).uncheck();
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Decisions: You']);
  await panel.getByText('Chances by turn').click();
  await expect(panel.getByRole('table')).toBeVisible();
});

test('an analysis shows its progress, can be stopped, and can be resumed', {
  tag: '@deep',
}, async ({ page }) => {
  await openReplay(page, false);
  await page.getByRole('button', { name: 'Stop the analysis' }).click();
  await expect(page.getByText(/^Analysis stopped at \d+%$/)).toBeVisible();
  await page.getByRole('button', { name: 'Analyze the game' }).click();
  await expect(page.locator('[data-chances]')).toBeVisible();
});

test('a comment is written by keyboard, stays with the game, and shows at its step', {
  tag: '@deep',
}, async ({ page }) => {
  const errors = watchErrors(page);
  await openReplay(page, true);
  const comments = page.getByRole('button', { name: 'Comments' });
  await comments.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Comments' });
  await drawer.getByRole('textbox').focus();
  await page.keyboard.type('A good start');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Replays' }).click();
  await page.getByRole('link', { name: /^Deneb/ }).click();
  await expect(page.getByRole('status').getByText('A good start')).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByText('A good start')).toBeHidden();
  await expect(page.locator('[data-note]')).toHaveCount(1);
  expect(errors).toEqual([]);
});

for (const look of LOOKS) {
  test(`axe finds nothing in the analysis: ${look}`, { tag: '@deep' }, async ({
    page,
    isMobile,
  }) => {
    await openReplay(page, true, look);
    await page.locator('[data-mark]').first().click();
    await page.getByRole('button', { name: 'Analysis', exact: true }).click();
    await idle(page);
    expect(await axeFaults(page)).toEqual([]);
    // On a phone the analysis covers the page; beside the table the comments replace it.
    const analysis = page.getByRole('dialog', { name: 'Analysis' });
    if (isMobile) await analysis.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Comments' }).click();
    await expect(analysis).toHaveCount(0);
    await page.getByRole('dialog', { name: 'Comments' }).getByRole('textbox').fill('A comment');
    await idle(page);
    expect(await axeFaults(page)).toEqual([]);
    await page.goto('/?pause=0#/your-play');
    await expect(page.getByText(/^1 game analyzed/)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
}
