// Passing the device on, playing offline, selecting and committing, and changing the language.
import { expect, test } from '@playwright/test';
import { idle } from './idle.ts';
import { newGame, watchErrors } from './play.ts';

test('two people share a device, and neither sees the other’s hand', async ({ page }) => {
  const errors = watchErrors(page);
  await newGame(page, { opponent: 'Human player' });
  const hand = page.getByRole('region', { name: 'Your hand' });
  const curtain = page.getByRole('heading', { name: 'Pass the screen to' });
  let passed = 0;
  for (let i = 0; i < 60 && passed < 3; i++) {
    await expect(curtain.or(page.locator('[data-ply]')).first()).toBeVisible();
    await idle(page);
    if (await curtain.isVisible()) {
      await expect(hand).toBeHidden();
      await page.getByRole('button', { name: /I’m/ }).click();
      await expect(hand).toBeVisible();
      passed++;
      continue;
    }
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
    await page.locator('[data-ply] [data-primary]').click();
  }
  expect(passed).toBe(3);
  expect(errors).toEqual([]);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after the first visit the game works without a network', async ({ page, context }) => {
    await page.goto('/?pause=0');
    const ready = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return (
          registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null
        );
      });
    await expect.poll(ready).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'I know the game' }).click();
    await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
    await page.locator('[data-ply] [data-acts] button:enabled').first().click();
    await page.goto('/?pause=0#/rules');
    await expect(page.getByRole('searchbox')).toBeVisible();
    // A language that was not loaded before is available too, with its rules.
    await page.goto('/?pause=0#/settings');
    await page.getByRole('radio', { name: 'Italiano' }).check();
    await expect(page.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
    await page.goto('/?pause=0#/rules/T10');
    await expect(page.locator('#ruling-T10')).toContainText('pescare');
  });
});

test('a click selects and a second one commits; the log leads to what it names', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: 'None', exact: true }).check();
  await newGame(page, {});
  const question = page.locator('[data-ply]');
  const ply = (await question.getAttribute('data-ply')) ?? '';
  const play = page.locator('[data-choice="play:survey"]').first();
  await play.click();
  await expect(play).toHaveAttribute('aria-pressed', 'true');
  await expect(question).toHaveAttribute('data-ply', ply);
  await expect(question.locator('[data-primary]')).toHaveText('Play Survey: draw 2 cards');
  await play.click();
  await expect(question).not.toHaveAttribute('data-ply', ply);
  await expect(page.locator('[data-speaker]')).toContainText('You play Survey');
  await page.keyboard.press('l');
  await page.getByRole('dialog').getByRole('button', { name: 'Survey' }).last().click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Survey' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the language changes in the middle of a game', { tag: '@deep' }, async ({ page }) => {
  await newGame(page, {});
  const before = await page.locator('[data-ply]').getAttribute('data-ply');
  await page.locator('[data-ply]').getByRole('button', { name: 'Skip the Action' }).click();
  await expect(page.locator('[data-ply]')).not.toHaveAttribute('data-ply', before ?? '');
  const ply = await page.locator('[data-ply]').getAttribute('data-ply');
  await page.goto('/?pause=0#/settings');
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'La tua mano' })).toBeVisible();
  await expect(page.locator('[data-ply]')).toHaveAttribute('data-ply', ply ?? '');
});
