// A game on the table: it fits the screen, survives a reload, and asks special questions.
import { expect, test } from '@playwright/test';
import { savedAt } from '../tools/page/saved-games.ts';
import { continueGame, newGame, overflowOf, watchErrors } from './play.ts';

test('the table fits its screen, in both languages', { tag: '@deep' }, async ({ page }, info) => {
  const errors = watchErrors(page);
  await newGame(page, { players: 4 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.goto('/?pause=0#/settings');
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await page.goto('/?pause=0#/');
  await page.getByRole('button', { name: 'Continua la partita' }).click();
  await expect(page.getByRole('region', { name: 'La tua mano' })).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  if (info.project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Tecnologie', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a game continues after a reload, and a choice can be undone', { tag: '@desktop' }, async ({
  page,
}) => {
  const errors = watchErrors(page);
  await newGame(page, {});
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.locator('[data-ply]').getByRole('button', { name: 'Skip the Action' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  const question = page.locator('[data-ply] [role="status"]');
  const before = await question.textContent();
  await page.reload();
  await expect(question).toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(question).not.toHaveText(before ?? '');
  expect(errors).toEqual([]);
});

test('the planets of a Survey are visible, and pressing one keeps it', { tag: '@deep' }, async ({
  page,
}) => {
  await continueGame(page, savedAt(3, 0.4, ['keep-planet']));
  const planets = page
    .getByRole('region', { name: 'Planets you’re looking at' })
    .getByRole('button');
  await expect(planets).toHaveCount(4);
  for (const planet of await planets.all()) await expect(planet).toBeInViewport({ ratio: 0.95 });
  // On a phone the offered planets cover the player's own planets, which are hidden then.
  const own = page.locator('[data-page="own"]');
  await expect(own).toHaveCSS('opacity', (page.viewportSize()?.width ?? 0) < 640 ? '0' : '1');
  await planets.first().click();
  await expect(planets.first()).toHaveAttribute('aria-pressed', 'true');
  await planets.first().click();
  await expect(planets).toHaveCount(0);
});

test('two colonies are tucked at once, only after both have a place', { tag: '@deep' }, async ({
  page,
}) => {
  await continueGame(page, savedAt(2, 0, ['tuck'], 'admiral'), { assistance: 'suggest' });
  const question = page.getByRole('region', { name: 'Your decision' });
  const confirm = question.locator('[data-primary]');
  const planet = page.locator('[data-choice^="tuck:"][data-picked]').first();
  // The page suggests a place for both colonies. A press on the planet takes one back.
  await expect(confirm).toBeEnabled();
  const at = await planet.getAttribute('data-choice');
  const same = page.locator(`[data-choice="${at}"]`);
  await planet.click();
  await expect(question).toContainText('more to tuck');
  await expect(confirm).toBeDisabled();
  while (!(await confirm.isEnabled())) await same.click();
  await expect(question).not.toContainText('more to tuck');
  await confirm.click();
  await expect(question).not.toContainText('tuck');
});
