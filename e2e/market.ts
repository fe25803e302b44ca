// The market of technologies for tests: opens it, and locates its parts.
import { expect, type Page } from '@playwright/test';
import type { Look } from '../packages/web/src/theme/themes.ts';
import { savedAt } from '../tools/page/saved-games.ts';
import { continueGame } from './play.ts';

const GAME = savedAt(4, 0.7, ['buy-technology'], 'researcher');

export async function openMarket(page: Page, theme: Look = 'dark', game = GAME): Promise<void> {
  await continueGame(page, game, { theme, assistance: 'suggest' });
  await expect(market(page)).toBeVisible();
}

export const market = (page: Page) => page.locator('[data-market]');
export const cards = (page: Page) => market(page).locator('button[data-card]');
export const chosen = (page: Page) => market(page).locator('[data-chosen]');
export const primary = (page: Page) => page.locator('[data-primary]');
export const ply = (page: Page) => page.locator('[data-ply]').getAttribute('data-ply');

/** Expects that a card is shown large, and that the primary button takes it. */
export async function expectReady(page: Page, card: string): Promise<void> {
  await expect(chosen(page)).toHaveAttribute('data-chosen', card);
  await expect(primary(page)).toHaveAttribute('data-answers', `buy:${card}`);
}

export async function cardOf(page: Page, place: number): Promise<string> {
  return (await cards(page).nth(place).getAttribute('data-card')) ?? '';
}

export async function expectTaken(page: Page, before: string | null): Promise<void> {
  await expect(page.locator('[data-ply]')).not.toHaveAttribute('data-ply', before ?? '');
  await expect(market(page)).toHaveCount(0);
}
