/// <reference lib="dom" />
// Card texts in a real browser: font size at least 12 px, inside their card. The name is clear of
// the symbols.
import { expect, type Page, test } from '@playwright/test';
import { useSettings } from './play.ts';

/** Lists faults of card texts at this card width in pixels. */
function misprints(page: Page, width: number): Promise<readonly string[]> {
  return page.evaluate((wide) => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
    for (const card of cards) card.style.setProperty('--card-width', `${wide}px`);
    return cards.flatMap((card) => {
      const frame = card.getBoundingClientRect();
      const words = [...card.querySelectorAll('b, span, em')].filter(
        (one) =>
          one.checkVisibility() &&
          [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
      );
      const small = words.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 12);
      const boxes = words.map((one) => one.getBoundingClientRect());
      const outside = boxes.some(
        ({ left, right, top, bottom }) =>
          left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom,
      );
      const signs = [...card.querySelectorAll('svg')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ bottom }) => bottom < frame.top + frame.height * 0.6);
      const name = card.querySelector('b')?.getBoundingClientRect();
      const covered = signs.some(
        ({ left, bottom }) => name !== undefined && left < name.right && bottom > name.top + 1,
      );
      const id = card.dataset['card'] ?? '';
      return [
        ...(words.length === 0 ? [`${id}: no words`] : []),
        ...small.map((one) => `${id}: ${one.textContent} in ${getComputedStyle(one).fontSize}`),
        ...(outside ? [`${id}: outside its card`] : []),
        ...(covered ? [`${id}: under its symbols`] : []),
      ];
    });
  }, width);
}

const LANGUAGES = [
  ['it', 'Carte'],
  ['en', 'Cards'],
] as const;

// Italian is tested too, because its words are longer.
for (const [lang, tab] of LANGUAGES) {
  test(`every card is printed well at each width: ${lang}`, async ({ page }) => {
    await useSettings(page, { lang });
    await page.goto('/#/rules');
    await page.getByText(tab, { exact: true }).first().click();
    await expect(page.locator('[data-card]').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('[data-card]').count()).toBeGreaterThan(80);
    for (const width of [270, 155, 134, 120])
      expect(await misprints(page, width), `${width} px`).toEqual([]);
  });
}
