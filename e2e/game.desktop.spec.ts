// Games by mouse and keyboard: starting them, hints, scenarios, dragging a card.
import { expect, test } from '@playwright/test';
import { idle } from './idle.ts';
import { byKey, byMouse, newGame, playOn, watchErrors } from './play.ts';

test('a game is begun and answered by keyboard alone', { tag: '@deep' }, async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/?pause=0');
  await page.getByRole('button', { name: 'I know the game' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await playOn(page, byKey, 4);
  expect(errors).toEqual([]);
});

test('a hint of the strongest level is available at the role question', { tag: '@deep' }, async ({
  page,
}) => {
  const errors = watchErrors(page);
  await newGame(page, { opponent: 'Emperor' });
  const hint = page.getByRole('region', { name: 'What the Emperor would do' });
  await page.locator('[data-ply]').getByRole('button', { name: 'Skip the Action' }).click();
  await expect(page.locator('[data-game]')).toHaveAttribute('data-step', 'role');
  await page.keyboard.press('h');
  await expect(hint.locator('li').first()).toContainText(/% to win|at the end/);
  await playOn(page, byMouse, 2);
  expect(errors).toEqual([]);
});

test('a game of Escalation begins with the choice of a start planet', { tag: '@deep' }, async ({
  page,
}) => {
  const errors = watchErrors(page);
  await newGame(page, { game: 'Escalation' });
  await expect(page.locator('[data-spread="start-planet"] [data-choice]')).toHaveCount(2);
  await playOn(page, byMouse, 3);
  expect(errors).toEqual([]);
});

test('scenarios are named by keyboard, and the game begins with them', { tag: '@deep' }, async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto('/?pause=0#/new');
  await page.getByRole('radio', { name: 'Escalation' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: 'Draft' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Pick now' })).toBeChecked();
  const own = page.getByRole('combobox', { name: 'Scenario for You' });
  await own.focus();
  await page.keyboard.type('Battlec');
  await expect(own).toHaveValue('battlecruiser');
  const vega = page.getByRole('combobox', { name: 'Scenario for Vega' });
  await expect(vega.getByRole('option', { name: /^Destroyer .*same start planet/ })).toBeDisabled();
  await page.getByLabel('First player').selectOption('me');
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect(page.getByText('Which Action do you take?')).toBeVisible();
  // The scenario's battlecruiser is there from the start and cannot be undone.
  await expect(page.getByRole('button', { name: /Improved fleet/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Improved fleet/ }).click();
  await expect(page.getByRole('dialog').getByText('2 destroyers')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('needs 2 fighters')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a card is played by dragging it onto the table; let go too early, it stays in hand', async ({
  page,
}) => {
  await newGame(page, {});
  const box = await page.locator('[data-option]').first().boundingBox();
  if (box === null) throw new Error('no card can be played');
  const ply = await page.locator('[data-ply]').getAttribute('data-ply');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y - 20, { steps: 4 });
  await page.mouse.up();
  await idle(page);
  await expect(page.locator('[data-ply]')).toHaveAttribute('data-ply', ply ?? '');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 60, { steps: 4 });
  await page.mouse.move(x, y - 200, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('[data-ply]')).not.toHaveAttribute('data-ply', ply ?? '');
});
