// What is damaged is told in a sentence with a way on, in a real browser: links, addresses, what was kept.
import { expect, test } from '@playwright/test';

for (const [what, address] of [
  ['a damaged link', '#/replay/r.xxx'],
  ['an address that is none', '#/replay/%E0%A4%A'],
  ['a game that is not kept', '#/replay/nothing/99999'],
] as const) {
  test(`${what} has a way home`, async ({ page }) => {
    await page.goto(`/?pause=0${address}`);
    await expect(page.getByRole('heading', { name: 'This went wrong' })).toBeVisible();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'Eminent Domain' })).toBeVisible();
  });
}

test('what was kept by another version, or is damaged, never leaves the page empty', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('eminent.settings', '{"lang":"tlh","theme":"sepia","pace":7}');
    for (const name of ['game', 'lesson', 'history', 'lessons', 'coach']) {
      localStorage.setItem(`eminent.${name}`, '{"half":');
    }
  });
  for (const screen of ['', 'new', 'learn', 'settings', 'replays', 'table']) {
    await page.goto(`/?pause=0#/${screen}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('This went wrong')).toBeHidden();
  }
});
