/// <reference lib="dom" />
// Every card of a hand of up to 14 cards is visible, touchable and named on a phone.
import { CARDS } from '@eminent/engine';
import { cardName, loadLanguage } from '@eminent/text';
import { expect, test } from '@playwright/test';
import { hyphenate } from '../packages/web/src/ui/hyphenate.ts';
import { resizeGames } from '../tools/page/resize-game.ts';
import { faultsOf, showHand, NONE, openTable, raisedCardBox, unreadable } from './hand.ts';

const WINDOWS = [
  [844, 390],
  [640, 360],
  [390, 844],
  [360, 640],
] as const;

test('a hand of 1, 5, 9 and 14 cards is seen whole on every phone', async ({ page }) => {
  await openTable(page, 4, 0.6, 'role');
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const n of [1, 5, 9, 14]) {
      // Fourteen strips as wide as a fingertip need 336 pixels.
      if (n === 14 && width === 640) continue;
      await showHand(page, n);
      expect(await faultsOf(page), `${n} cards at ${width} x ${height}`).toEqual(NONE);
    }
  }
});

test('sliding a finger along the hand raises the card under it', { tag: '@deep' }, async ({
  page,
}) => {
  await openTable(page, 3, 0.5, 'role');
  const places = page.locator('[data-place]');
  const [first, third] = [await places.nth(0).boundingBox(), await places.nth(2).boundingBox()];
  if (first === null || third === null) throw new Error('the hand is too small for this test');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: first.y + first.height / 2 }],
    });
  await touch('touchStart', first.x + 16);
  for (let step = 1; step <= 4; step++)
    await touch('touchMove', first.x + 16 + ((third.x - first.x) * step) / 4);
  await touch('touchEnd', 0);
  await expect(places.nth(2)).toHaveAttribute('data-raised');
  await expect(places.nth(0)).not.toHaveAttribute('data-raised');
  const box = await places.nth(2).locator('button').boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(box === null ? -1 : box.x).toBeGreaterThanOrEqual(0);
  expect(box === null ? width + 1 : box.x + box.width).toBeLessThanOrEqual(width);
});

for (const hand of [5, 7, 9, 14]) {
  test(`a mouse that goes to the middle of a raised card of ${hand} still presses that card, in a narrow window too`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.addInitScript(resizeGames, { hand });
    await openTable(page, 2, 0.5, 'action');
    const places = page.locator('[data-place]');
    await expect(places).toHaveCount(hand);
    for (let n = 0; n < hand; n++) {
      await page.mouse.move(1, 1);
      const strip = await places.nth(n).evaluate((place: HTMLElement) => {
        const {
          left = 0,
          top = 0,
          height = 0,
        } = place.parentElement?.getBoundingClientRect() ?? {};
        // The point is below the card's symbols, whose tooltips would cover it.
        return { x: left + place.offsetLeft + 12, y: top + height * 0.85 };
      });
      await page.mouse.move(strip.x, strip.y);
      await expect(places.nth(n)).toHaveAttribute('data-raised');
      // The mouse moves to the center only after the card has risen, and crosses other cards.
      const button = places.nth(n).locator('button');
      const { x, y, width, height } = await raisedCardBox(places.nth(n));
      await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
      await expect(places.nth(n)).toHaveAttribute('data-raised');
      const isOnTop = await button.evaluate(
        (one, at) => {
          const top = document.elementFromPoint(at.x, at.y);
          return top !== null && one.contains(top);
        },
        { x: x + width / 2, y: y + height / 2 },
      );
      expect(isOnTop).toBe(true);
    }
  });
}

test('every card of a hand shows its text, also where it cannot be used: 7 upright, 5 on every phone', async ({
  page,
}) => {
  await openTable(page, 3, 0.5, 'boost');
  for (const n of [6, 7]) {
    await showHand(page, n);
    expect(await unreadable(page), `${n} cards`).toEqual([]);
  }
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await showHand(page, 5);
    expect(await unreadable(page), `${width} x ${height}`).toEqual([]);
  }
});

test('every card name is whole in a fan of five, and long words have a place to break', {
  tag: '@deep',
}, async ({ page }) => {
  await openTable(page, 3, 0.5, 'boost');
  for (const lang of ['en', 'it'] as const) {
    await loadLanguage(lang);
    const names = [...new Set(CARDS.map(({ id }) => hyphenate(lang, cardName(lang, id))))];
    await page.evaluate((locale) => {
      document.documentElement.lang = locale;
    }, lang);
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await showHand(page, 5);
      const cut = await page.evaluate((all) => {
        const name = document.querySelector('[data-place] [data-card] b');
        const face = name?.closest('[data-symbols]');
        const plate = name?.parentElement;
        if (!name || !plate || !face) throw new Error('no card is shown');
        return all.filter((one) => {
          const words = name.querySelector('span');
          if (words !== null) words.textContent = one;
          const isAbove = name.getBoundingClientRect().top < face.getBoundingClientRect().top;
          return isAbove || plate.scrollWidth > plate.clientWidth;
        });
      }, names);
      expect(cut, `${lang} at ${width} x ${height}`).toEqual([]);
    }
  }
});
