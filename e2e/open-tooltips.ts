// Opens a table for tooltip tests, and locates the open tooltip.
import { expect, type Page } from '@playwright/test';
import { savedAt } from '../tools/page/saved-games.ts';
import { continueGame } from './play.ts';

export async function openTable(page: Page): Promise<void> {
  await continueGame(page, savedAt(3, 0.6, ['role'], 'settler'));
  await expect(page.locator('[data-ply]')).toBeVisible();
}

export const tip = (page: Page) => page.locator('#tip:popover-open');
