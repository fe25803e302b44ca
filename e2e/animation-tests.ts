/// <reference lib="dom" />
// Animations at normal speed: pieces fly, planets turn, and at the end nothing is in flight.
import { expect, test } from '@playwright/test';
import { byDepth } from '../tools/test-depth.ts';
import { answer, expectRest, openAnimatedTable, flightsSeen } from './animation.ts';

export function animationTests(): void {
  test('some turns at normal speed leave nothing in flight and nothing hidden', async ({
    page,
  }) => {
    const errors = await openAnimatedTable(page, 0.3, ['action']);
    for (let i = 0; i < byDepth(3, 8); i++) await answer(page);
    await expectRest(page);
    expect(await flightsSeen(page)).toEqual(expect.arrayContaining(['card']));
    expect(errors).toEqual([]);
  });

  test('settling a planet plays the planet reveal, and any key ends it', { tag: '@deep' }, async ({
    page,
  }) => {
    const errors = await openAnimatedTable(page, 0.4, ['colonize-or-settle']);
    const moment = page.waitForSelector('[data-climax="settle"]', { state: 'attached' });
    await page.locator('[data-ribbon] button', { hasText: 'Settle' }).first().click();
    await moment;
    await page.keyboard.press('Shift');
    await expect(page.locator('[data-climax]')).toHaveCount(0);
    await expectRest(page);
    expect(errors).toEqual([]);
  });

  test('with reduced motion nothing flies', { tag: '@deep' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const errors = await openAnimatedTable(page, 0.3, ['action']);
    for (let i = 0; i < 4; i++) await answer(page);
    await expectRest(page);
    const seen = await flightsSeen(page);
    expect(seen.filter((kind) => kind !== 'settle' && kind !== 'attack')).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('with reduced motion the star is at the supply', { tag: '@deep' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const errors = await openAnimatedTable(page, 0.3, ['role']);
    await expect(page.locator('[data-game] [data-sky="painted"]')).toBeAttached();
    const off = await page.evaluate(() => {
      const sky = document.querySelector<HTMLElement>('[data-game] [data-sky]');
      const mark = sky?.querySelector('[data-anchor="star"]')?.getBoundingClientRect();
      const painted = Number.parseFloat(sky?.style.getPropertyValue('--star-y') ?? '');
      return Math.abs(painted - (mark === undefined ? 0 : mark.y + mark.height / 2));
    });
    expect(off).toBeLessThan(3);
    expect(errors).toEqual([]);
  });
}
