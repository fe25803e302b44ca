/// <reference lib="dom" />
// Parts of the table that grow with their text cover nothing above them.
import { expect } from '@playwright/test';
import { resizeGames } from '../tools/page/resize-game.ts';
import { savedAt } from '../tools/page/saved-games.ts';
import { screenshotOf } from '../tools/page/screenshots.ts';
import { idle } from './idle.ts';
import { continueGame } from './play.ts';
import { test } from './screenshots.ts';

const SURVEYS = ['ask-keep-planet-390x844', 'ask-keep-planet-844x390'];

for (const name of SURVEYS) {
  test(`a bot's speech bubble is above the planets to choose from: ${name}`, async ({ studio }) => {
    const page = await studio.open(screenshotOf(name));
    const hidden = await page.evaluate(() => {
      const planet = document.querySelector('[data-choice^="keep:"]')?.getBoundingClientRect();
      const text = document.createElement('span');
      text.dataset['speech'] = 'settles';
      document.querySelector('[data-anchor^="portrait:"]')?.append(text);
      const { x = 0, y = 0, width = 0, height = 0 } = planet ?? {};
      text.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top === text ? '' : (top?.outerHTML.slice(0, 200) ?? 'nothing is there');
    });
    expect(hidden).toBe('');
  });
}

for (const ruleset of ['official', 'escalation'] as const) {
  test(`the action bar covers no ships and permanents: ${ruleset}`, async ({ page }) => {
    const saved = savedAt(3, 0.6, ['role'], 'warmonger', { ruleset, scenarios: 'random' });
    await page.addInitScript(resizeGames, { fighters: 10, permanents: 8 });
    await continueGame(page, saved);
    for (let permanents = 8; permanents > 0; permanents--) {
      const under = await page.evaluate((n) => {
        const places = document.querySelectorAll('[data-corner="right"] > ul:last-child > li');
        for (const place of [...places].slice(n)) place.remove();
        const bar = document.querySelector('[data-ply]')?.getBoundingClientRect();
        if (bar === undefined) throw new Error('no question is asked');
        const parts = document.querySelectorAll(
          '[data-corner="right"] :is(li, svg, b, button, span)',
        );
        return [...parts].flatMap((part) => {
          const { left, right, top, bottom, width } = part.getBoundingClientRect();
          const isApart = width === 0 || left > bar.right || right < bar.left || bottom < bar.top;
          return isApart || top >= bar.bottom ? [] : [`${part.outerHTML.slice(0, 80)} ${top}`];
        });
      }, permanents);
      expect(under, `${permanents} permanents`).toEqual([]);
    }
  });
}

test('answers of two lines cover no planet', async ({ studio }) => {
  const page = await studio.open(screenshotOf('escalation2-late-1440x900'));
  const lines = await page.evaluate(() => {
    const primary = document.querySelector('[data-ply] [data-primary]');
    const answers = primary?.parentElement;
    const line = primary?.clientHeight ?? 0;
    for (let n = 0; n < 6 && (answers?.clientHeight ?? 0) < line * 1.6; n++) {
      const another = document.createElement('button');
      another.textContent = 'Another answer';
      answers?.append(another);
    }
    return (answers?.clientHeight ?? 0) / line;
  });
  const parts = await page.evaluate(() => {
    const top = document.querySelector('[data-ply]')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('[data-page="own"] [data-anchor] *')].map((one) => {
      const over = one.getBoundingClientRect().bottom - top;
      return over > 1 ? `${one.textContent} ${over}` : '';
    });
  });
  expect(lines).toBeGreaterThan(1.6);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((part) => part !== '')).toEqual([]);
});

test('the action bar covers no cost of a few large planets', async ({ page }) => {
  await page.addInitScript(resizeGames, { planets: 3 });
  await continueGame(page, savedAt(3, 0.2, ['action']));
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await idle(page);
    const over = await page.evaluate(() => {
      const top = document.querySelector('[data-ply]')?.getBoundingClientRect().top ?? 0;
      const costs = document.querySelectorAll('[data-page="own"] [data-tip="settle"]');
      return [...costs].map((cost) => cost.getBoundingClientRect().bottom - top);
    });
    expect(over.length).toBeGreaterThan(0);
    expect(Math.max(...over), `${width} x ${height}`).toBeLessThanOrEqual(1);
  }
});

test('a long question covers no sum of the market', async ({ studio }) => {
  const page = await studio.open(screenshotOf('market-1440x900'));
  const { lines, over } = await page.evaluate(() => {
    const ribbon = document.querySelector('[data-ply]');
    const words = ribbon?.querySelector('[role="status"] > span:not(:has(*))');
    const line = words?.clientHeight ?? 0;
    for (let n = 0; n < 20 && (words?.clientHeight ?? 0) < line * 2.6; n++) {
      words?.append(' and one word more');
    }
    const top = ribbon?.getBoundingClientRect().top ?? 0;
    const sums = [...document.querySelectorAll('[data-sums] > * > *')];
    return {
      lines: (words?.clientHeight ?? 0) / line,
      over: sums.map((sum) => sum.getBoundingClientRect().bottom - top),
    };
  });
  expect(lines).toBeGreaterThan(2.5);
  expect(over.length).toBeGreaterThan(0);
  expect(Math.max(...over)).toBeLessThanOrEqual(1);
});
