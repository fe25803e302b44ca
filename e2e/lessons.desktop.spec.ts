// A lesson by keyboard alone.
import { expect, type Page, test } from '@playwright/test';

const status = (page: Page) =>
  page.getByRole('region', { name: 'Lesson', exact: true }).getByRole('status');

test('a lesson by keyboard alone', async ({ page }) => {
  await page.goto('/?pause=0#/learn/follow');
  await expect(status(page)).toContainText('Vega leads Colonize');
  await page.keyboard.press('2');
  await expect(status(page)).toContainText('Choose one Colonize card');
  await page.keyboard.press('2');
  await expect(page.locator('[data-picked]')).toHaveCount(1);
  await page.keyboard.press('1');
  await expect(page.locator('[data-spot]')).toHaveAttribute('data-choice', 'tuck:1');
  await page.keyboard.press('1');
  await expect(status(page)).toContainText('You moved ahead');
  await expect(page.getByRole('button', { name: 'Next: Colonies' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Chrispen has one colony');
});
