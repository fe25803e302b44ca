/// <reference lib="dom" />
// The market of technologies: a whole question by mouse, by keys and by touch; looking a card up and coming back; every size and theme.
import { expect, type Page, test } from '@playwright/test';
import { LOOKS, type Look } from '../packages/web/src/theme/themes.ts';
import { keptText, savedAt } from '../tools/page/saved-game.ts';
import { faultsOn } from '../tools/page/walk.ts';
import { axeFaults } from './axe.ts';
import { watchErrors } from './play.ts';

const GAME = savedAt(4, 0.7, ['buy-technology'], 'researcher');

/** Opens the table at the question which technology to take. */
async function openMarket(page: Page, theme: Look = 'dark', game = GAME): Promise<void> {
  await page.addInitScript(
    ([saved, settings]) => {
      localStorage.setItem('eminent.settings', settings);
      localStorage.setItem('eminent.game.measured', saved);
    },
    [keptText(game), JSON.stringify({ lang: 'en', theme })] as const,
  );
  await page.goto('/?pause=0');
  await page.locator('[data-continue]').first().click();
  await expect(market(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

const market = (page: Page) => page.locator('[data-market]');
const cards = (page: Page) => market(page).locator('button[data-card]');
const chosen = (page: Page) => market(page).locator('[data-chosen]');
const primary = (page: Page) => page.locator('[data-primary]');
const ply = (page: Page) => page.locator('[data-ply]').getAttribute('data-ply');

/** What the primary button answers, which is the card that is shown large. */
async function expectReady(page: Page, card: string): Promise<void> {
  await expect(chosen(page)).toHaveAttribute('data-chosen', card);
  await expect(primary(page)).toHaveAttribute('data-answers', `buy:${card}`);
}

async function cardOf(page: Page, place: number): Promise<string> {
  return (await cards(page).nth(place).getAttribute('data-card')) ?? '';
}

async function expectTaken(page: Page, before: string | null): Promise<void> {
  await expect(page.locator('[data-ply]')).not.toHaveAttribute('data-ply', before ?? '');
  await expect(market(page)).toHaveCount(0);
}

test('a technology is chosen and taken with the mouse, and looking one up closes nothing', async ({
  page,
}, info) => {
  test.skip(info.project.name !== 'desktop', 'a finger has its own test');
  const errors = watchErrors(page);
  await openMarket(page);
  for (const region of ['Your hand', 'Your empire', 'Your decision']) {
    await expect(page.getByRole('region', { name: region })).toBeInViewport();
  }
  const before = await ply(page);
  const card = await cardOf(page, 1);
  await cards(page).nth(1).click({ button: 'right' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(market(page)).toBeVisible();
  await cards(page).nth(1).click();
  await expectReady(page, card);
  await market(page).getByRole('button', { name: 'Look up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expectReady(page, card);
  await primary(page).click();
  await expectTaken(page, before);
  expect(errors).toEqual([]);
});

test('a second click takes what the first one chose', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'a finger has its own test');
  await openMarket(page);
  const before = await ply(page);
  await cards(page).last().click();
  expect(await ply(page)).toBe(before);
  await cards(page).last().click();
  await expectTaken(page, before);
});

test('arrows walk the cards and Enter takes one', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'a phone has no keys');
  await openMarket(page);
  const before = await ply(page);
  const first = (await chosen(page).getAttribute('data-chosen')) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(chosen(page)).not.toHaveAttribute('data-chosen', first);
  await page.keyboard.press('ArrowLeft');
  await expectReady(page, first);
  const focused = page.locator('button[data-card]:focus');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expectTaken(page, before);
});

test('filters narrow what lies open; what is out of reach says why and is not taken', async ({
  page,
}, info) => {
  test.skip(info.project.name !== 'desktop', 'the same on a phone');
  await openMarket(page);
  const all = market(page).getByRole('button', { name: 'All', exact: true });
  await all.click();
  const open = await cards(page).count();
  await market(page).getByRole('button', { name: 'Metallic', exact: true }).click();
  await expect.poll(() => cards(page).count()).toBeLessThan(open);
  await market(page).getByRole('button', { name: 'More filters' }).click();
  await market(page).getByRole('button', { name: 'Level 3', exact: true }).click();
  await expect(cards(page)).toHaveCount(2);
  const before = await ply(page);
  await cards(page).first().click();
  await expect(chosen(page)).toContainText(/missing/);
  await cards(page).first().click();
  expect(await ply(page)).toBe(before);
  const face = await chosen(page).getAttribute('data-chosen');
  await chosen(page)
    .getByRole('button', { name: /^Other face/ })
    .click();
  await expect(chosen(page)).not.toHaveAttribute('data-chosen', face ?? '');
});

test('a finger chooses a technology and takes it', async ({ page }, info) => {
  test.skip(info.project.name !== 'phone', 'a mouse has its own test');
  await openMarket(page);
  const before = await ply(page);
  const card = await cardOf(page, 1);
  await cards(page).nth(1).tap();
  await expectReady(page, card);
  await primary(page).tap();
  await expectTaken(page, before);
});

test('technologies that are drawn blind lie in the same market', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'one size is enough');
  const game = savedAt(2, 0.5, ['pick-technology'], 'greedy', { ruleset: 'prototype-2010' });
  await openMarket(page, 'dark', game);
  await expect(cards(page).nth(1)).toBeVisible();
  const before = await ply(page);
  await primary(page).click();
  await expectTaken(page, before);
});

for (const theme of LOOKS) {
  test(`axe finds nothing in the market, ${theme}`, async ({ page }) => {
    await openMarket(page, theme);
    // What rises is seen through while it rises.
    await page.waitForTimeout(600);
    expect(await axeFaults(page)).toEqual([]);
  });
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
] as const) {
  test(`everything in the market can be used at ${width} x ${height}`, async ({ page }, info) => {
    test.skip((info.project.name === 'phone') !== width < 1000, 'for the other kind of device');
    await page.setViewportSize({ width, height });
    await openMarket(page);
    await page.waitForTimeout(600);
    const isTouched = info.project.name === 'phone';
    const faults = await faultsOn(page, { isTouched });
    expect(faults.map(({ sentence }) => sentence)).toEqual([]);
  });
}

test('everything in the windows of the table can be used, and axe finds nothing in them', async ({
  page,
}, info) => {
  await openMarket(page);
  const isTouched = info.project.name === 'phone';
  const looks: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press('t'),
    () => cards(page).first().click({ button: 'right' }),
    () => page.locator('[data-page="own"] [data-world]').first().click({ button: 'right' }),
  ];
  for (const look of looks) {
    await look();
    const window = page.getByRole('dialog');
    await expect(window).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    const faults = await faultsOn(page, { isTouched });
    expect(faults.map(({ sentence }) => sentence)).toEqual([]);
    await window.getByRole('button', { name: 'Close' }).click();
    await expect(window).toHaveCount(0);
  }
});
