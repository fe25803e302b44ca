/// <reference lib="dom" />
// In forced colors the phase, the selection and unusable cards differ by shape.
import { expect, test } from '@playwright/test';
import { showHand, openTable } from './hand.ts';

test('phase, selection and unusable cards are distinguishable in forced colors', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openTable(page, 3, 0.5, 'boost');
  await showHand(page, 7);
  const looks = await page.evaluate(() => {
    const line = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth}`;
    };
    const cards = [...document.querySelectorAll('[data-place] [data-card]:not(:focus-visible)')];
    const outlinesOf = (selector: string) => [
      ...new Set(cards.filter((card) => card.matches(selector)).map(line)),
    ];
    const phases = [...document.querySelectorAll('[data-ply] ol li')];
    return {
      picked: outlinesOf('[data-picked]'),
      legal: outlinesOf('[data-legal]:not([data-picked])'),
      unusable: outlinesOf(':not([data-legal], [data-picked])'),
      underlined: phases.map((phase) => getComputedStyle(phase).textDecorationLine),
    };
  });
  expect(looks.unusable).toEqual(['dashed 2px']);
  expect([...looks.picked, ...looks.legal]).not.toContain('dashed 2px');
  expect([...looks.picked, ...looks.legal]).not.toContain('none');
  expect(looks.underlined.filter((line) => line === 'underline')).toHaveLength(1);
});
