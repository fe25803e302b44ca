// One game in two tabs, several games in progress, and damaged saved data.
import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { useSettings, watchErrors } from './play.ts';

const question = (page: Page) => page.locator('[data-ply]');
const otherTab = (page: Page) => page.getByRole('heading', { name: 'open in another tab' });
const taken = (page: Page) =>
  page.getByRole('heading', { name: 'You’re playing this game in another tab' });

async function answer(page: Page): Promise<void> {
  const ply = (await question(page).getAttribute('data-ply')) ?? '';
  await question(page).locator('[data-primary]').click();
  await expect(question(page)).not.toHaveAttribute('data-ply', ply);
}

async function playNow(page: Page): Promise<void> {
  await useSettings(page, { assistance: 'suggest' });
  await page.goto('/?pause=0#/');
  await page.getByRole('button', { name: /^(?:Play now|I know the game)$/ }).click();
  await expect(question(page)).toBeVisible();
}

export function testTabs(): void {
  test('the second tab says that the game is open, takes over, and the first one steps back', async ({
    context,
    page: first,
  }) => {
    const firstErrors = watchErrors(first);
    await playNow(first);
    await answer(first);
    const ply = (await question(first).getAttribute('data-ply')) ?? '';

    const second = await context.newPage();
    const secondErrors = watchErrors(second);
    await second.goto('/?pause=0#/table');
    await expect(otherTab(second)).toBeVisible();
    await expect(question(second)).toHaveCount(0);
    expect(await axeFaults(second)).toEqual([]);
    await second.getByRole('button', { name: 'Play here' }).click();
    await expect(question(second)).toHaveAttribute('data-ply', ply);
    await expect(taken(first)).toBeVisible();

    await answer(second);
    const later = (await question(second).getAttribute('data-ply')) ?? '';
    await first.getByRole('button', { name: 'Play here' }).click();
    await expect(question(first)).toHaveAttribute('data-ply', later);
    await expect(taken(second)).toBeVisible();

    // A closed tab releases its game to other tabs, including one that opens at the same moment.
    await Promise.all([first.close(), second.reload()]);
    await expect(question(second)).toHaveAttribute('data-ply', later);
    expect([...firstErrors, ...secondErrors]).toEqual([]);
  });

  test('games in progress are saved side by side, resumed, deleted and restored', {
    tag: '@deep',
  }, async ({ page }) => {
    const errors = watchErrors(page);
    await playNow(page);
    await answer(page);
    const ply = (await question(page).getAttribute('data-ply')) ?? '';
    await playNow(page);
    await page.goto('/?pause=0#/');
    const list = page.getByRole('region', { name: 'Games in progress' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    expect(await axeFaults(page)).toEqual([]);

    await list.getByRole('button', { name: 'Delete' }).first().click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await list.getByRole('button', { name: 'Bring it back' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);

    await list.getByRole('button', { name: 'Continue' }).last().click();
    await expect(question(page)).toHaveAttribute('data-ply', ply);
    await page.reload();
    await expect(question(page)).toHaveAttribute('data-ply', ply);
    expect(errors).toEqual([]);
  });

  test('damaged data is quarantined with a message, and everything else works', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await page.goto('/?pause=0#/');
    await page.evaluate(() => {
      localStorage.setItem('eminent.game', '{"seed":"half');
      localStorage.setItem('eminent.game.b', '['.repeat(10_000));
      localStorage.setItem('eminent.settings', '{"lang":"tlh","theme":"plaid","pace":"off"}');
    });
    await page.reload();
    await expect(page.getByText('3 saved items couldn’t be read')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save to a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('eminent-set-aside.json');
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('couldn’t be read')).toHaveCount(0);
    await page.getByRole('button', { name: 'I know the game' }).click();
    await expect(question(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
}
