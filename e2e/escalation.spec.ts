// Escalation as a person plays it: whole games by mouse and by touch, for two and for five, with scenarios that are chosen.
import { expect, test } from '@playwright/test';
import { byMouse, byTouch, newGame, playToTheEnd, result, watchErrors } from './play.ts';

test('a whole game of Escalation for two by clicking', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'one desktop game is enough');
  const errors = watchErrors(page);
  await newGame(page, { game: 'Escalation' });
  await expect(page.locator('[data-spread="start-planet"] [data-choice]')).toHaveCount(2);
  await playToTheEnd(page, byMouse);
  expect(errors).toEqual([]);
});

test('a whole game of Escalation for five by clicking', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'one desktop game is enough');
  const errors = watchErrors(page);
  await newGame(page, { game: 'Escalation', players: 5 });
  await playToTheEnd(page, byMouse);
  await expect(result(page).getByRole('table').first().getByRole('columnheader')).toHaveCount(6);
  expect(errors).toEqual([]);
});

test('a whole game of Escalation with scenarios by touch on a phone', async ({ page }, info) => {
  test.skip(info.project.name !== 'phone', 'a desktop has no touch screen');
  const errors = watchErrors(page);
  await newGame(page, { game: 'Escalation', players: 3, scenarios: 'Chosen in turn' });
  await expect(page.locator('[data-spread="choose-scenario"]')).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await playToTheEnd(page, byTouch, async () => expect(await overflow()).toBeLessThanOrEqual(0));
  expect(errors).toEqual([]);
});

test('scenarios are named by keyboard, and the game begins with them', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'a phone has no keys');
  const errors = watchErrors(page);
  await page.goto('/?pause=0#/new');
  await page.getByRole('radio', { name: 'Escalation' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: 'Chosen in turn' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Named here' })).toBeChecked();
  const own = page.getByRole('combobox', { name: 'Scenario for You' });
  await own.focus();
  await page.keyboard.type('Battlec');
  await expect(own).toHaveValue('battlecruiser');
  const vega = page.getByRole('combobox', { name: 'Scenario for Vega' });
  await expect(vega.getByRole('option', { name: /^Destroyer .*same start planet/ })).toBeDisabled();
  await page.getByLabel('Who begins').selectOption('me');
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect(page.getByText('Which Action do you take?')).toBeVisible();
  // Its battlecruiser is there from the start, and nothing is to be taken back.
  await expect(page.getByRole('button', { name: /Improved fleet/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Improved fleet/ }).click();
  await expect(page.getByRole('dialog').getByText('2 destroyers')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('needs 2 fighters')).toBeVisible();
  expect(errors).toEqual([]);
});
