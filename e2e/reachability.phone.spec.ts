/// <reference lib="dom" />
// On a phone nothing is smaller than a fingertip, covered or cut off.
import { expect, test } from '@playwright/test';
import { byDepth } from '../tools/test-depth.ts';
import { savedAt } from '../tools/page/saved-games.ts';
import { idle } from './idle.ts';
import { openReplay } from './analyzed-replay.ts';
import { openSaved, openTable, sameNames, tooSmall } from './reachability.ts';

test('everything can be tapped on the screens without a table', { tag: '@deep' }, async ({
  page,
}) => {
  for (const screen of [
    '',
    'new',
    'learn',
    'learn/survey',
    'settings',
    'rules',
    'replays',
    'replay/none',
  ]) {
    await page.goto(`/?pause=0#/${screen}`);
    await idle(page);
    await expect(page.getByRole('heading').first()).toBeVisible();
    if (screen === 'new') await page.getByText('Rule options').click();
    expect(await tooSmall(page), screen).toEqual([]);
    expect(await sameNames(page), screen).toEqual([]);
  }
});

const TABLES: readonly (readonly [players: number, share: number, step: string])[] = [
  [2, 0.3, 'role'],
  [4, 0.85, 'action'],
  [3, 0.5, 'boost'],
  [3, 0.4, 'keep-planet'],
];

for (const [players, share, step] of byDepth(TABLES.slice(1, 2), TABLES)) {
  test(`everything can be tapped on the table of ${players}: ${step}`, async ({ page }) => {
    await openTable(page, players, share, step);
    expect(await tooSmall(page)).toEqual([]);
    expect(await sameNames(page)).toEqual([]);
    for (const window of ['Technologies', 'Log', 'What am I looking at?']) {
      const tools = page.getByRole('navigation', { name: 'Tools' });
      await tools.getByRole('button', { name: 'Menu', exact: true }).click();
      expect(await tooSmall(page)).toEqual([]);
      await tools.getByRole('button', { name: window, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await tooSmall(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
  });
}

test('everything can be tapped on a replay with its analysis', { tag: '@deep' }, async ({
  page,
}) => {
  await openReplay(page, true);
  await expect(page.locator('[data-mark]')).toHaveCount(3);
  expect(await tooSmall(page)).toEqual([]);
  expect(await sameNames(page)).toEqual([]);
});

for (const step of ['action', 'role']) {
  test(`next to a hint the hand stays visible on an upright phone: ${step}`, {
    tag: '@deep',
  }, async ({ page }) => {
    await openTable(page, 4, 0.6, step);
    await page.getByRole('button', { name: 'Hint', exact: true }).tap();
    const hint = page.getByRole('region', { name: 'What the Emperor would do' });
    await expect(hint.getByRole('button', { name: 'Choose this' })).toBeInViewport({ ratio: 1 });
    // The symbols at the top of the cards are visible, and the whole question above them.
    for (const card of await page.locator('[data-own-hand] [data-place]').all()) {
      await expect(card).toBeInViewport({ ratio: 0.3 });
    }
    await expect(page.locator('[data-ply]')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });
}

test('three rows of answers cover nothing above them', { tag: '@deep' }, async ({ page }) => {
  await openSaved(page, savedAt(2, 0.6, ['action'], 'warmonger', { ruleset: 'escalation' }));
  const over = await page.evaluate(() => {
    // Adds as many and as long answers as a turn with fleet and permanents may have.
    const acts = document.querySelector('[data-acts]');
    for (let n = acts?.children.length ?? 0; n < 5; n++) {
      const another = document.createElement('button');
      another.className = acts?.lastElementChild?.className ?? '';
      another.textContent = 'Fleet: turn 3 fighters into a destroyer';
      acts?.append(another);
    }
    const top = document.querySelector('[data-ply]')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('[data-corner]')].map((corner) =>
      Math.max(0, corner.getBoundingClientRect().bottom - top),
    );
  });
  expect(over.length).toBeGreaterThan(0);
  expect(over.every((one) => one === 0)).toBe(true);
});

test('the planets of a Survey are fully visible on a phone', { tag: '@deep' }, async ({ page }) => {
  await openTable(page, 3, 0.4, 'keep-planet');
  const planets = page.locator('[data-over] > div');
  const cut = await planets.evaluate((all) => {
    const edges = [...all.children].flatMap((planet) =>
      [...planet.querySelectorAll('.drawn *'), planet].map((one) => one.getBoundingClientRect()),
    );
    const shown = edges.filter(({ width }) => width > 0);
    const own = document.querySelector('[data-corner]')?.getBoundingClientRect().top ?? 0;
    return {
      aside: getComputedStyle(all).overflowX === 'auto' ? all.scrollWidth - all.clientWidth : 0,
      left: Math.min(0, ...shown.map(({ left }) => left)),
      right: Math.max(innerWidth, ...shown.map(({ right }) => right)) - innerWidth,
      over: Math.max(0, all.getBoundingClientRect().bottom - own),
    };
  });
  expect(cut).toEqual({ aside: 0, left: 0, right: 0, over: 0 });
});

test('the row of technology filters has one line, however many technologies there are', {
  tag: '@deep',
}, async ({ page }) => {
  const rules = { ruleset: 'escalation' } as const;
  await openSaved(page, savedAt(2, 0.7, ['buy-technology'], 'researcher', rules));
  const rows = await page.getByRole('group', { name: 'Filters' }).evaluate((filters) => {
    const [now] = filters.querySelectorAll('button');
    if (now) now.textContent = '28 now';
    const tops = [...filters.children].map((one) => Math.round(one.getBoundingClientRect().top));
    return new Set(tops).size;
  });
  expect(rows).toBe(1);
});
