// The market of technologies by touch.
import { test } from '@playwright/test';
import { cardOf, cards, expectReady, expectTaken, openMarket, ply, primary } from './market.ts';

test('a technology is chosen and taken by touch', async ({ page }) => {
  await openMarket(page);
  const before = await ply(page);
  const card = await cardOf(page, 1);
  await cards(page).nth(1).tap();
  await expectReady(page, card);
  await primary(page).tap();
  await expectTaken(page, before);
});
