// What people do beside answering: drag cards, pass the screen on, watch a game again, play without a network, change the language.
import { expect, test } from '@playwright/test';
import { byKey, newGame, playToTheEnd, result, watchErrors } from './play.ts';

test('a card is played by dragging it onto the table', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'a finger is tested by tapping');
  await newGame(page, {});
  const card = page.locator('[data-option]').first();
  const box = await card.boundingBox();
  if (box === null) throw new Error('no card can be played');
  const ply = await page.locator('[data-ply]').getAttribute('data-ply');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 60, { steps: 4 });
  await page.mouse.move(x, y - 200, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('[data-ply]')).not.toHaveAttribute('data-ply', ply ?? '');
});

test('a card that is let go too early stays in hand', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'a finger is tested by tapping');
  await newGame(page, {});
  const box = await page.locator('[data-option]').first().boundingBox();
  if (box === null) throw new Error('no card can be played');
  const ply = await page.locator('[data-ply]').getAttribute('data-ply');
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(300);
  await expect(page.locator('[data-ply]')).toHaveAttribute('data-ply', ply ?? '');
});

test('two people pass the screen on, and nobody sees the other’s hand', async ({ page }) => {
  const errors = watchErrors(page);
  await newGame(page, { opponent: 'A person at this screen' });
  const hand = page.getByRole('region', { name: 'Your hand' });
  const curtain = page.getByRole('heading', { name: 'Pass the screen to' });
  let passed = 0;
  for (let i = 0; i < 60 && passed < 3; i++) {
    await expect(curtain.or(page.locator('[data-ply]')).first()).toBeVisible();
    if (await curtain.isVisible()) {
      await expect(hand).toBeHidden();
      await page.getByRole('button', { name: /I am/ }).click();
      await expect(hand).toBeVisible();
      passed++;
      continue;
    }
    const ply = await page.locator('[data-ply]').getAttribute('data-ply');
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
    await page.locator('[data-ply] [data-primary]').click();
    await page.waitForFunction((before) => {
      const now = document.querySelector<HTMLElement>('[data-ply]');
      return now === null || now.dataset['ply'] !== before;
    }, ply);
  }
  expect(passed).toBe(3);
  expect(errors).toEqual([]);
});

test('a finished game is watched again, linked to and played on', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'one desktop game is enough');
  const errors = watchErrors(page);
  await newGame(page, { game: 'Official rules' });
  await playToTheEnd(page, byKey);
  await expect(result(page).getByText('Chance to win in per cent')).toBeVisible();
  await result(page).getByRole('button', { name: 'Watch the replay' }).click();
  const scrubber = page.getByRole('slider');
  await scrubber.fill('100');
  await expect(page.getByText(/^100 of/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('combobox').selectOption({ label: 'Vega' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(/^10[01] of/)).toBeVisible();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('[data-ply]')).toBeVisible();
  expect(errors).toEqual([]);
});

test('after the first visit the game works without a network', async ({ page, context }) => {
  await page.goto('/?pause=0');
  const ready = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (
        registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null
      );
    });
  await expect.poll(ready, { timeout: 20_000 }).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await page.locator('[data-ply] [data-primary]').click();
  await page.goto('/?pause=0#/rules');
  await expect(page.getByRole('searchbox')).toBeVisible();
  // A language that was never shown, its rules too.
  await page.goto('/?pause=0#/settings');
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await expect(page.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
  await page.goto('/?pause=0#/rules/T10');
  await expect(page.locator('#ruling-T10')).toContainText('pescare');
});

test('with confirmation asked for, an answer takes two presses; the log leads to what it names', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto('/#/settings');
  await page.getByLabel('Confirm every choice').check();
  await newGame(page, {});
  const question = page.locator('[data-ply]');
  const ply = (await question.getAttribute('data-ply')) ?? '';
  const play = page.locator('[data-choice="play:survey"]').first();
  await play.click();
  await expect(play).toHaveAttribute('aria-pressed', 'true');
  await expect(question).toHaveAttribute('data-ply', ply);
  await expect(question.getByText('Press again to confirm')).toBeVisible();
  await play.click();
  await expect(question).not.toHaveAttribute('data-ply', ply);
  await expect(page.locator('[data-speaker]')).toContainText('You play Survey');
  await page.keyboard.press('l');
  await page.getByRole('dialog').getByRole('button', { name: 'Survey' }).last().click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Survey' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the language changes in the middle of a game', async ({ page }) => {
  await newGame(page, {});
  const before = await page.locator('[data-ply]').getAttribute('data-ply');
  await page.locator('[data-ply]').getByRole('button', { name: 'Play no card' }).click();
  await expect(page.locator('[data-ply]')).not.toHaveAttribute('data-ply', before ?? '');
  const ply = await page.locator('[data-ply]').getAttribute('data-ply');
  await page.goto('/?pause=0#/settings');
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'La tua mano' })).toBeVisible();
  await expect(page.locator('[data-ply]')).toHaveAttribute('data-ply', ply ?? '');
});

test('the first game with the coach, from start to end', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'one desktop game is enough');
  const errors = watchErrors(page);
  await page.goto('/?pause=0');
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  await page.getByRole('button', { name: 'Play your first game' }).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach).toContainText('Your Action');
  await playToTheEnd(page, byKey);
  await expect(coach).toContainText('The score');
  const met = Number(/(\d+) of 14/.exec((await coach.textContent()) ?? '')?.[1]);
  expect(met).toBeGreaterThanOrEqual(8);
  await coach.getByRole('button', { name: 'Go on without the coach' }).click();
  await expect(coach).toBeHidden();
  expect(errors).toEqual([]);
});
