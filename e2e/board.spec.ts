// The analysis board: both sides play, lines branch, the engine helps, positions are set up.
import { expect, type Page } from '@playwright/test';
import { savedAt } from '../tools/page/saved-games.ts';
import { formatRecord, makeRecord, newGame, parseOption, playTrusted } from '@eminent/engine';
import { axeFaults } from './axe.ts';
import { test } from './checked-page.ts';
import { idle } from './idle.ts';
import { useSettings } from './play.ts';

const ENGINE = 'Engine';

async function openPage(page: Page, address: string, boardEngine = false): Promise<void> {
  const settings = { lang: 'en', pace: 'off', assistance: 'suggest', settle: false, boardEngine };
  await useSettings(page, settings);
  await page.goto(`/#${address}`);
}

function recordText(): string {
  const { game, seed, tokens } = savedAt(2, 1, ['role']);
  const state = newGame(game, seed);
  const answers = tokens.slice(0, 60).map((token) => {
    const option = parseOption(state, token) ?? 0;
    playTrusted(state, option);
    return option;
  });
  return formatRecord(makeRecord(game, seed, answers, ['Ada', 'Ben']));
}

const panel = (page: Page) => page.locator('[data-board-panel]');

async function answer(page: Page): Promise<void> {
  const before = await panel(page).getByRole('status').first().textContent();
  await page.locator('[data-primary]:enabled').click();
  await expect(panel(page).getByRole('status').first()).not.toHaveText(before ?? '');
  await idle(page);
}

test('a record is played on for both sides, branches, and travels by link', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/board');
  await page.getByLabel('Position, record, board or link').fill(recordText());
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByText('60/60')).toBeVisible();
  await idle(page);
  const steps = panel(page).getByRole('group', { name: 'Board controls' });
  for (let i = 0; i < 3; i++) await steps.getByRole('button', { name: 'Previous step' }).click();
  await expect(panel(page).getByText('57/60')).toBeVisible();
  await steps.getByRole('button', { name: 'To the start of the line' }).click();
  await expect(panel(page).getByText('0/60')).toBeVisible();
  await idle(page);
  await answer(page);
  await answer(page);

  await panel(page).getByRole('button', { name: 'Lines and comments' }).click();
  await page.getByLabel('Name of the board').fill('My study');
  await page.getByLabel('Comment on this step').fill('Worth a thought.');
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(2500);

  await page.goto('/#/board');
  await expect(page.getByRole('link', { name: /My study/ })).toBeVisible();
  await page.goto(link);
  await expect(panel(page).getByText('Worth a thought.')).toBeVisible();
});

test('the engine shows its best answers, and one is lit on its piece', { tag: '@deep' }, async ({
  page,
}) => {
  await openPage(page, '/board', true);
  await page.getByRole('button', { name: 'New game' }).click();
  const engine = page.getByRole('region', { name: ENGINE });
  const lines = engine.getByRole('listitem').getByRole('button');
  await expect(lines.first()).toBeVisible();
  await expect(lines.first()).toHaveAccessibleName(/wins \d+% of games, between \d+% and \d+%/);
  await lines.last().click();
  await expect(page.locator('[data-picked], [data-primary]').first()).toBeVisible();
  await engine.getByRole('checkbox', { name: 'Engine' }).uncheck();
  await expect(lines).toHaveCount(0);
  await panel(page).getByRole('combobox', { name: 'View as' }).selectOption('Spectator');
  await engine.getByRole('checkbox', { name: 'Engine' }).check();
  await expect(engine.getByText(/decides\. View as/)).toBeVisible();
  await idle(page);
  expect(await axeFaults(page)).toEqual([]);
});

test('a position is set up with the keyboard, and impossible positions are explained', {
  tag: '@deep',
}, async ({ page }) => {
  await openPage(page, '/board/setup');
  const possible = page.getByText('This position is possible.');
  await expect(possible).toBeVisible();
  const stacks = page.getByRole('region', { name: 'Role stacks' });
  await stacks.getByRole('button', { name: /^Survey/ }).press('Enter');
  const bar = page.locator('[data-move-bar]');
  await bar.getByRole('combobox').selectOption('Hand of Player 2');
  await bar.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(page.getByText('Survey moved to Hand of Player 2.')).toBeAttached();
  await bar.getByRole('button', { name: 'Deselect' }).press('Enter');
  const second = page.getByRole('region', { name: 'Player 2', exact: true });
  await expect(
    second.getByRole('region', { name: 'Hand of Player 2' }).getByRole('heading'),
  ).toHaveText('Hand (6)');
  // This game has a limited number of fighters.
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('prototype-2010');
  await second.getByLabel('Influence').fill('7');
  await second.getByLabel('Fighters').fill('31');
  await expect(page.getByText('There are more than 30 fighters')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open on the board' })).toBeDisabled();
  await second.getByLabel('Fighters').fill('2');
  await expect(possible).toBeVisible();
  await page.getByLabel('Whose turn').selectOption('Player 2');
  await idle(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open on the board' }).click();
  await expect(panel(page)).toBeVisible();
});
