// The market by mouse and keyboard: selecting, looking up a card and returning, filters.
import { expect, test } from '@playwright/test';
import { savedAt } from '../tools/page/saved-games.ts';
import {
  cardOf,
  cards,
  chosen,
  expectReady,
  expectTaken,
  market,
  openMarket,
  ply,
  primary,
} from './market.ts';
import { watchErrors } from './play.ts';

test('a technology is chosen and taken with the mouse, and looking one up closes nothing', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openMarket(page);
  for (const region of ['Your hand', 'Your empire', 'Your decision']) {
    await expect(page.getByRole('region', { name: region })).toBeInViewport();
  }
  const before = await ply(page);
  const card = await cardOf(page, 1);
  await cards(page).nth(1).click({ button: 'right' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(market(page)).toBeVisible();
  await cards(page).nth(1).click();
  await expectReady(page, card);
  await market(page).getByRole('button', { name: 'Look up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expectReady(page, card);
  await primary(page).click();
  await expectTaken(page, before);
  expect(errors).toEqual([]);
});

test('a second click takes what the first one selected', { tag: '@deep' }, async ({ page }) => {
  await openMarket(page);
  const before = await ply(page);
  await cards(page).last().click();
  expect(await ply(page)).toBe(before);
  await cards(page).last().click();
  await expectTaken(page, before);
});

test('arrows walk the cards and Enter takes one', { tag: '@deep' }, async ({ page }) => {
  await openMarket(page);
  const before = await ply(page);
  const first = (await chosen(page).getAttribute('data-chosen')) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(chosen(page)).not.toHaveAttribute('data-chosen', first);
  await page.keyboard.press('ArrowLeft');
  await expectReady(page, first);
  const focused = page.locator('button[data-card]:focus');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expectTaken(page, before);
});

test('filters narrow the market; a technology out of reach shows the reason and cannot be taken', {
  tag: '@deep',
}, async ({ page }) => {
  await openMarket(page);
  const all = market(page).getByRole('button', { name: 'All', exact: true });
  await all.click();
  const open = await cards(page).count();
  await market(page).getByRole('button', { name: 'Metallic', exact: true }).click();
  await expect.poll(() => cards(page).count()).toBeLessThan(open);
  await market(page).getByRole('button', { name: 'More filters' }).click();
  await market(page).getByRole('button', { name: 'Level 3', exact: true }).click();
  await expect(cards(page)).toHaveCount(2);
  const before = await ply(page);
  await cards(page).first().click();
  await expect(chosen(page)).toContainText(/Needs/);
  await cards(page).first().click();
  expect(await ply(page)).toBe(before);
  const face = await chosen(page).getAttribute('data-chosen');
  await chosen(page)
    .getByRole('button', { name: /^Other face/ })
    .click();
  await expect(chosen(page)).not.toHaveAttribute('data-chosen', face ?? '');
});

test('technologies that are drawn blind are in the same market', { tag: '@deep' }, async ({
  page,
}) => {
  const game = savedAt(2, 0.5, ['pick-technology'], 'greedy', { ruleset: 'prototype-2010' });
  await openMarket(page, 'dark', game);
  await expect(cards(page).nth(1)).toBeVisible();
  const before = await ply(page);
  await primary(page).click();
  await expectTaken(page, before);
});
