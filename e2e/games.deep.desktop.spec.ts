// Whole games by mouse and by keyboard, with and without Escalation: no deadlock and no error.
import { expect } from '@playwright/test';
import { test } from './checked-page.ts';
import {
  byKey,
  byMouse,
  expectScores,
  newGame,
  playToTheEnd,
  replayAndPlayOn,
  result,
} from './play.ts';

test.describe.configure({ timeout: 1_200_000 });

for (const players of [2, 4]) {
  test(`a whole game of ${players} by clicking`, async ({ page }) => {
    await newGame(page, { players });
    await playToTheEnd(page, byMouse);
    await expectScores(page, players);
    await result(page).getByRole('button', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'Eminent Domain' })).toBeVisible();
  });
}

test('a whole game of the prototype by clicking', async ({ page }) => {
  await newGame(page, { game: 'Prototype of 2010' });
  await expect(page.getByText('Harvest').first()).toBeVisible();
  await playToTheEnd(page, byMouse);
});

test('a whole game against the strongest level, asking for a hint each turn', async ({ page }) => {
  await newGame(page, { opponent: 'Emperor' });
  let hints = 0;
  const hint = page.getByRole('region', { name: 'What the Emperor would do' });
  await playToTheEnd(page, byMouse, async () => {
    if ((await page.locator('[data-game]').getAttribute('data-step')) !== 'role') return;
    await page.keyboard.press('h');
    await expect(hint.locator('li').first()).toContainText(/% to win|at the end/);
    hints++;
  });
  expect(hints).toBeGreaterThan(5);
});

test('a whole game by keyboard alone', async ({ page }) => {
  await page.goto('/?pause=0');
  await page.getByRole('button', { name: 'I know the game' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await playToTheEnd(page, byKey);
});

test('a whole game of Escalation for two by clicking', async ({ page }) => {
  await newGame(page, { game: 'Escalation' });
  await expect(page.locator('[data-spread="start-planet"] [data-choice]')).toHaveCount(2);
  await playToTheEnd(page, byMouse);
});

test('a whole game of Escalation for five by clicking', async ({ page }) => {
  await newGame(page, { game: 'Escalation', players: 5 });
  await playToTheEnd(page, byMouse);
  await expectScores(page, 5);
});

test('the first game with the coach, from start to end', async ({ page }) => {
  await page.goto('/?pause=0');
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  await page.getByRole('button', { name: 'Play your first game' }).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach).toContainText('Your Action');
  await playToTheEnd(page, byKey);
  await expect(coach).toContainText('The score');
  const met = Number(/(\d+) of 14/.exec((await coach.textContent()) ?? '')?.[1]);
  expect(met).toBeGreaterThanOrEqual(8);
  await coach.getByRole('button', { name: 'Continue without the coach' }).click();
  await expect(coach).toBeHidden();
});

test('a whole game by keyboard is watched again, linked to and played on', async ({ page }) => {
  await newGame(page, { game: 'Official rules' });
  await playToTheEnd(page, byKey);
  await replayAndPlayOn(page);
});
