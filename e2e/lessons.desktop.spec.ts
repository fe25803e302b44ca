// Lessons by mouse (in the gate only the first), and one by keyboard alone.
import { expect, test } from '@playwright/test';
import { asks, light, testAllLessons } from './lessons.ts';

testAllLessons();

test('a lesson by keyboard alone', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?pause=0#/learn/follow');
  await asks(page, 'Vega leads Colonize');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await asks(page, 'Choose one Colonize card');
  await page.keyboard.press('1');
  await expect(page.locator('[data-picked]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(light(page)).toHaveAttribute('data-choice', 'tuck:1');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await asks(page, 'You got ahead');
  await expect(page.getByRole('button', { name: 'Next: Colonies' })).toBeFocused();
  await page.keyboard.press('Enter');
  await asks(page, 'Chrispen has one colony');
});
