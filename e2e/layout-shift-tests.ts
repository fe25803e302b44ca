/// <reference lib="dom" />
// The table has no layout shifts: while an answer is selected, only parts of the selection move.
import { expect, test } from '@playwright/test';
import { byDepth } from '../tools/test-depth.ts';
import { savedAt } from '../tools/page/saved-games.ts';
import { shiftsDuring, openAt, painted, waitFrames, watchShifts } from './layout-shift.ts';

export function shiftTests(): void {
  test('the observer notices layout shifts', { tag: '@deep' }, async ({ page }) => {
    await openAt(page, 2, 0.3, 'action');
    const moved = await shiftsDuring(page, () =>
      page.evaluate(() => {
        document
          .querySelector<HTMLElement>('[data-page="own"]')
          ?.style.setProperty('padding-top', '40px');
      }),
    );
    expect(moved).not.toEqual([]);
  });

  test('the home screen keeps still while its pictures load', { tag: '@deep' }, async ({
    page,
  }) => {
    await watchShifts(page, savedAt(3, 0.4, ['action']));
    // Late fonts shift text. So pictures wait for the fonts here, to see only their own shifts.
    const fontsLoaded = Promise.withResolvers<void>();
    await page.route(/(home-scene|draw-face|sky)[^/]*\.js/, async (route) => {
      await fontsLoaded.promise;
      await route.continue();
    });
    await page.goto('/?pause=0#/');
    await expect(page.locator('[data-continue]')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await waitFrames(page);
    await page.evaluate(() => {
      (window as unknown as { moved: string[] }).moved.length = 0;
    });
    fontsLoaded.resolve();
    await expect(page.locator('[data-continue] img')).toHaveCount(3);
    // In a narrow window the style sheet hides the two smaller planets.
    const planets = page.locator('main [data-art="painted"]').filter({ visible: true });
    await expect(planets.first()).toBeVisible();
    await painted(page);
    await waitFrames(page);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });

  test('nothing moves while roles are inspected', { tag: '@deep' }, async ({ page }) => {
    await openAt(page, 4, 0.6, 'role');
    const stacks = page.locator('[data-page="display"] :has(> [data-anchor^="stack:"])');
    const moved = await shiftsDuring(page, async () => {
      for (let i = 0; i < (await stacks.count()); i++) await stacks.nth(i).hover();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
    });
    await expect(page.locator('[data-preview]')).toBeVisible();
    expect(moved).toEqual([]);
  });

  for (const step of ['boost', 'discard', 'trade', 'produce']) {
    test(`nothing moves while several pieces are picked: ${step}`, { tag: '@deep' }, async ({
      page,
    }) => {
      await openAt(page, 4, 0.4, step);
      const pieces = page.locator('button[data-legal][aria-pressed]');
      const before = await page.locator('button[data-legal][aria-pressed="true"]').count();
      const moved = await shiftsDuring(page, async () => {
        for (let i = 0; i < (await pieces.count()); i++) await pieces.nth(i).press('Enter');
      });
      await expect(page.locator('button[data-legal][aria-pressed="true"]')).not.toHaveCount(before);
      expect(moved).toEqual([]);
    });
  }

  /** Elements that never move. On a phone the planets make room for longer questions. */
  const FIXED_PARTS = {
    desktop: ['[data-page="others"]', '[data-page="own"]', '[data-anchor^="cards:"]'],
    phone: ['[data-page="others"]', '[data-anchor^="cards:"]'],
  };

  test('the table keeps its places when a card is played and a role is led', async ({
    page,
  }, info) => {
    const fixedParts = info.project.name === 'phone' ? FIXED_PARTS.phone : FIXED_PARTS.desktop;
    await openAt(page, 3, 0.5, 'action');
    const places = () =>
      page.evaluate(
        (names) =>
          names.map((name) => {
            const box = document.querySelector(name)?.getBoundingClientRect();
            return `${name} ${box?.y} ${box?.height}`;
          }),
        fixedParts,
      );
    const before = await places();
    const steps = new Set<string | null>();
    for (let answer = 0; answer < byDepth(5, 8); answer++) {
      const question = page.locator('[data-ply]');
      steps.add(await question.getAttribute('data-ribbon'));
      const ply = await question.getAttribute('data-ply');
      await question.locator('[data-primary]').click();
      await expect(question).not.toHaveAttribute('data-ply', ply ?? '');
      await waitFrames(page);
      expect(await places()).toEqual(before);
    }
    expect([...steps]).toContain('role');
  });

  test('the title of the first screen has the same size before its font is loaded', {
    tag: '@deep',
  }, async ({ page }) => {
    const size = async (): Promise<string> => {
      await page.goto('about:blank');
      await page.goto('/?pause=0#/');
      await expect(page.getByRole('button', { name: 'I know the game' })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      return page.evaluate(() => {
        const range = document.createRange();
        const title = document.querySelector('h1');
        if (title === null) throw new Error('there is no title');
        range.selectNodeContents(title);
        const { width, height } = range.getBoundingClientRect();
        return `${width}x${height}`;
      });
    };
    // The first visit is without the font, because a later one may get it from a cache.
    const typeface = /jost-.*\.woff2/;
    await page.route(typeface, (route) => route.abort());
    const before = await size();
    await page.unroute(typeface);
    expect(before).toBe(await size());
  });
}
