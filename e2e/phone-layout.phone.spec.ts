/// <reference lib="dom" />
// The table on phones: nothing is cut off, nameless or covered, and from question to question the
// primary button and the planets keep their place.
import { expect, type Page, test } from '@playwright/test';
import { resizeGames } from '../tools/page/resize-game.ts';
import { savedAt } from '../tools/page/saved-games.ts';
import { byDepth } from '../tools/test-depth.ts';
import { idle } from './idle.ts';
import { byTouch, continueGame, playOn } from './play.ts';

const SIZES = [
  [390, 844],
  [360, 640],
] as const;

/** Lists planets without full picture and name, hidden opponents and uneven statistics. */
function faultsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isCut = ({ left, right, top, bottom }: DOMRect) =>
      left < -1 || right > innerWidth + 1 || top < 0 || bottom > innerHeight;
    const pieces = [...document.querySelectorAll<HTMLElement>('[data-page="own"] [data-planet]')];
    const planets = pieces.flatMap((piece, i) => {
      const isNamed = piece.querySelector('[data-planet-name]')?.checkVisibility() === true;
      if (isCut(piece.getBoundingClientRect())) return [`planet ${i + 1} is cut off`];
      return isNamed ? [] : [`planet ${i + 1} has no name`];
    });
    const heads = [...document.querySelectorAll('[data-page="others"] h2')];
    const opponents = heads.flatMap((head) =>
      head.checkVisibility() ? [] : [`${head.textContent} is not named`],
    );
    const corner = document.querySelector('[data-corner="left"]');
    const texts = document.createTreeWalker(corner ?? document.body, NodeFilter.SHOW_TEXT);
    const sizes = new Set<string>();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement } = text;
      if (text.textContent?.trim() === '' || parentElement?.checkVisibility() !== true) continue;
      if (parentElement.closest('.sr-only') !== null) continue;
      sizes.add(getComputedStyle(parentElement).fontSize);
    }
    return [...planets, ...opponents, ...(sizes.size > 1 ? [`sizes ${[...sizes].join()}`] : [])];
  });
}

/** The right edge in pixels of the texts at the player's own piles. */
function endOfPiles(page: Page): Promise<number> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('[data-corner="left"] *')].filter(
      (one) =>
        one.childElementCount === 0 &&
        one.textContent !== '' &&
        one.checkVisibility() &&
        !one.matches('.sr-only, .sr-only *'),
    );
    return Math.max(...texts.map((one) => one.getBoundingClientRect().right));
  });
}

test('eight planets are whole and named, and statistics have one size', async ({ page }) => {
  await page.addInitScript(resizeGames, { hand: 5, planets: 8 });
  await continueGame(page, savedAt(4, 0.5, ['role']));
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await idle(page);
    expect(await faultsOn(page), `${width} x ${height}`).toEqual([]);
  }
});

test('ships of three sizes are clear of the piles', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(resizeGames, { hand: 6, planets: 7, fighters: 2, permanents: 1 });
  await continueGame(page, savedAt(2, 0.7, ['role'], 'warmonger', { ruleset: 'escalation' }));
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await idle(page);
    const fighters = page.locator('[data-corner="right"] [data-anchor^="fighters"]').first();
    const ships = (await fighters.boundingBox())?.x ?? 0;
    expect(ships, `${width} x ${height}`).toBeGreaterThan(await endOfPiles(page));
  }
});

const TABLES: readonly (readonly [planets: number, ruleset: 'official' | 'escalation'])[] = [
  [8, 'escalation'],
  [8, 'official'],
  [4, 'escalation'],
  [4, 'official'],
];

for (const [planets, ruleset] of byDepth(TABLES.slice(0, 1), TABLES)) {
  test(`names of ${planets} planets are clear of a question of two lines and of the numbers, at 360 x 640: ${ruleset}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const fleet = ruleset === 'escalation' ? { permanents: 1 } : {};
    await page.addInitScript(resizeGames, { hand: 5, planets, fighters: 6, ...fleet });
    await continueGame(page, savedAt(3, 0.5, ['boost'], 'warmonger', { ruleset }));
    await idle(page);
    const { lines, covered } = await page.evaluate(() => {
      const question = document.querySelector('[data-ply]');
      const words = question?.querySelector<HTMLElement>('[role="status"] > span:not(:has(*))');
      const name = document.querySelector('[data-planet-name]');
      if (!question || !words || !name) throw new Error('nothing is asked');
      const line = words.getClientRects()[0]?.height ?? 0;
      for (const one of document.querySelectorAll('[data-page="own"] [data-planet-name]')) {
        if (one.lastChild !== null) one.lastChild.textContent = 'Overlord Betzel’s Domain';
      }
      for (let n = 0; n < 20 && words.getClientRects().length < 2; n++) words.append(' and more');
      const numbers = [...document.querySelectorAll('[data-corner] *')].filter(
        (one) =>
          one.children.length === 0 &&
          one.textContent !== '' &&
          !one.matches('.sr-only, .sr-only *'),
      );
      const fleets = document.querySelectorAll('[data-corner] [data-fleet]');
      const others = [question, ...numbers, ...fleets];
      const names = [...document.querySelectorAll('[data-page="own"] [data-planet-name]')];
      const found = names.flatMap((one, i) => {
        const box = one.getBoundingClientRect();
        return others.flatMap((other) => {
          const { left, right, top, bottom, width } = other.getBoundingClientRect();
          const isOver = width > 0 && box.right > left + 1 && box.left < right - 1;
          const isCovered = isOver && box.bottom > top + 1 && box.top < bottom - 1;
          return isCovered
            ? [`${i + 1}: ${box.bottom - top} px, ${other.outerHTML.slice(0, 90)}`]
            : [];
        });
      });
      return { lines: words.getBoundingClientRect().height / line, covered: found };
    });
    expect(lines).toBeGreaterThan(1.6);
    expect(covered).toEqual([]);
  });
}

for (const planets of byDepth([6], [1, 5, 6])) {
  test(`attack costs of a row of planets are whole, and clear of the led role, at 360 x 640: ${planets}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.addInitScript(resizeGames, { hand: 5, planets });
    await continueGame(page, savedAt(3, 0.2, ['follow-or-dissent']));
    await idle(page);
    const costs = page.locator('[data-page="own"] [data-tip="attack"]');
    const ends = await costs.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().right),
    );
    if (planets > 1) expect(Math.max(...ends)).toBeGreaterThan(300);
    expect(Math.max(...ends)).toBeLessThanOrEqual(360);
    const sources = page.locator('[data-anchor^="play:"] li');
    const bottoms = await sources.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().bottom),
    );
    const tops = await costs.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(Math.max(...bottoms)).toBeGreaterThan(0);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(Math.min(...tops));
  });
}

test('sideways, opponents and nine planets are named', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.addInitScript(resizeGames, { hand: 5, planets: 9 });
  await continueGame(page, savedAt(4, 0.5, ['role']));
  await idle(page);
  const faults = await faultsOn(page);
  expect(faults.filter((fault) => !fault.startsWith('sizes'))).toEqual([]);
});

test('sideways on a small phone, the turn has one line and no card covers the piles', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.addInitScript(resizeGames, { hand: 5 });
  await continueGame(page, savedAt(4, 0.7, ['action']));
  await idle(page);
  const { lines, left } = await page.evaluate(() => {
    const status = document.querySelector<HTMLElement>('header > p');
    if (status === null) throw new Error('no turn is shown');
    const cards = [...document.querySelectorAll('[data-place] button')];
    return {
      lines: status.clientHeight / Number.parseFloat(getComputedStyle(status).fontSize),
      left: Math.min(...cards.map((one) => one.getBoundingClientRect().left)),
    };
  });
  expect(lines).toBeLessThan(2);
  expect(left).toBeGreaterThanOrEqual(await endOfPiles(page));
});

test('the primary button and the planets keep their place from question to question', async ({
  page,
}) => {
  await continueGame(page, savedAt(3, 0.5, ['action']));
  const places = new Set<string>();
  await playOn(page, byTouch, 8, async () => {
    const place = await page.evaluate(() => {
      // Technologies are chosen on another screen.
      if (document.querySelector('[data-camera="market"]') !== null) return undefined;
      const primary = document.querySelector('[data-ply] [data-primary]');
      const near = document.querySelector('[data-page="own"]');
      return `button ${Math.round(primary?.getBoundingClientRect().top ?? 0)}, planets ${Math.round(near?.getBoundingClientRect().top ?? 0)}`;
    });
    if (place !== undefined) places.add(place);
  });
  expect([...places]).toHaveLength(1);
});

test('the arrow of a lesson does not cover its question', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?pause=0#/learn/survey');
  await page.locator('[data-spotlight] svg').waitFor();
  await idle(page);
  const isOver = await page.evaluate(() => {
    const arrow = document.querySelector('[data-spotlight] svg')?.getBoundingClientRect();
    const question = document
      .querySelector('[data-ribbon] [role="status"]')
      ?.getBoundingClientRect();
    if (arrow === undefined || question === undefined) return undefined;
    return arrow.top < question.bottom && arrow.bottom > question.top;
  });
  expect(isOver).toBe(false);
});
