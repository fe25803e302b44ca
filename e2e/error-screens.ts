// Tests error handling: broken links, failed scripts and refused files show an error; damaged saved
// data does not.
import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

export function errorScreenTests(): void {
  test('a damaged link, an address that is none and a game that is not kept link to the home screen', async ({
    page,
  }) => {
    for (const address of ['#/replay/r.xxx', '#/replay/%E0%A4%A', '#/replay/nothing/99999']) {
      // Leaves the page, so that each address is the first of a visit.
      await page.goto('about:blank');
      await page.goto(`/?pause=0${address}`);
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await page.getByRole('button', { name: 'Home' }).click();
      await expect(page.getByRole('heading', { name: 'Eminent Domain' })).toBeVisible();
    }
  });

  test('a page whose scripts do not load, such as below a subpath, shows an error', async ({
    page,
  }) => {
    await page.route('**/first-frame.js', (route) => route.abort());
    await page.goto('/');
    const sentence = page.getByText('does not work below a path');
    await expect(sentence).toBeHidden();
    await page.evaluate(() => {
      for (const delay of document.getAnimations()) delay.finish();
    });
    await expect(sentence).toBeVisible();
  });

  test('saved data that is damaged or from another version never leaves the page empty', async ({
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
      await expect(page.getByText('Something went wrong')).toBeHidden();
    }
  });

  test('a refused file is accepted after it was repaired and chosen again', async ({
    page,
  }, info) => {
    const path = info.outputPath('game.txt');
    const choose = async (text: string): Promise<void> => {
      writeFileSync(path, text);
      await page.locator('input[type="file"]').setInputFiles(path);
    };
    await page.goto('/?pause=0#/replays');
    await choose('hello');
    await expect(page.getByRole('alert')).toContainText('This isn’t the record of a game.');
    await choose('format: eminent-record 99\n');
    await expect(page.getByRole('alert')).toContainText('another version');
  });
}
