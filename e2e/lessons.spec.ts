// The lessons: wrong steps, undo, saved progress, no effect on games. lessons.ts plays whole ones.
import { expect, test } from '@playwright/test';
import { type Look, LOOKS } from '../packages/web/src/theme/themes.ts';
import { byDepth } from '../tools/test-depth.ts';
import { axeFaults } from './axe.ts';
import { asks, take } from './lessons.ts';
import { enlargeText, newGame, overflowOf, useSettings } from './play.ts';

test('a step that leaves the lesson is explained and undone', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/?pause=0#/learn/follow');
  await asks(page, 'Vega leads Colonize');
  await take(page, 'dissent');
  await asks(page, 'Dissenting is right when');
  await expect(page.locator('[data-legal], [data-primary]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Go back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await asks(page, 'Vega leads Colonize');
  await take(page, 'follow');
  await asks(page, 'Choose one Colonize card');
});

test('nothing before a lesson can be undone', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?pause=0#/learn/attack');
  await asks(page, 'four fighters');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await take(page, 'play:warfare');
  await asks(page, 'Lead Warfare without');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await asks(page, 'four fighters');
});

test(
  'a lesson continues after a reload, in another language, and with a game in progress',
  { tag: '@deep' },
  async ({ page }, info) => {
    await newGame(page, {});
    await page.locator('[data-primary]').click();
    if (info.project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Leave' }).last().click();
    await page.goto('/?pause=0#/learn');
    await page.getByRole('link', { name: /Colonies/ }).click();
    await take(page, 'play:colonize');
    await take(page, 'tuck:1');
    await asks(page, 'Lead Colonize without');
    await page.reload();
    await asks(page, 'Lead Colonize without');
    await page.goto('/?pause=0#/settings');
    await page.getByRole('radio', { name: 'Italiano' }).check();
    await page.getByRole('link', { name: 'Torna al tavolo' }).click();
    const inItalian = page.getByRole('region', { name: 'Lezione', exact: true });
    await expect(inItalian.getByRole('status')).toContainText('Guida Colonizzazione');
    await inItalian.getByRole('button', { name: 'Salta' }).click();
    await expect(inItalian.getByRole('heading', { name: 'Astronavi' })).toBeVisible();
    await page.goto('/?pause=0#/');
    await page.getByRole('button', { name: 'Continua la partita' }).click();
    await expect(page).toHaveURL(/#\/table$/);
    await expect(inItalian).toBeHidden();
    await expect(page.getByText(/^Turno 1/)).toBeVisible();
  },
);

for (const theme of byDepth<readonly Look[]>([], LOOKS)) {
  test(`axe finds nothing on the lessons, ${theme}`, { tag: '@desktop' }, async ({ page }) => {
    await useSettings(page, { theme, lang: 'en' });
    await page.addInitScript(() => localStorage.setItem('eminent.lessons', '["action"]'));
    await page.goto('/?pause=0#/learn');
    await expect(page.getByText('1 of 9 finished')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.goto('/?pause=0#/learn/follow');
    await asks(page, 'Vega leads Colonize');
    expect(await axeFaults(page)).toEqual([]);
    await take(page, 'dissent');
    await asks(page, 'Dissenting is right when');
    expect(await axeFaults(page)).toEqual([]);
  });
}

test(
  'the lessons fit a narrow phone, and text of twice the size',
  { tag: '@deep' },
  async ({ page }, info) => {
    const narrow = info.project.name === 'phone';
    if (narrow) await page.setViewportSize({ width: 360, height: 740 });
    for (const [path, heading] of [
      ['learn', 'Learn'],
      ['learn/research', 'Research'],
    ] as const) {
      await page.goto(`/?pause=0#/${path}`);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      if (!narrow) await enlargeText(page);
      const overflow = await overflowOf(page);
      expect(overflow, path).toBeLessThanOrEqual(0);
      // The panel has grown, but the empire is still visible.
      if (path !== 'learn') {
        await expect(
          page.locator('[data-page="own"] [data-anchor^="planet:"]').first(),
        ).toBeInViewport();
      }
    }
  },
);
