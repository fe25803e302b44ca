/// <reference lib="dom" />
// Accessible online play: finding, playing and chatting by keyboard alone, and screen-reader
// announcements of other players' actions, as far as the user wants them.
import { expect, type Locator, type Page } from '@playwright/test';
import { idle } from './idle.ts';
import { enter, openTable, seat } from './online.ts';
import { test } from './server.ts';

async function tabTo(page: Page, goal: Locator, key = 'Tab'): Promise<void> {
  await expect(goal).toBeVisible();
  for (let n = 0; n < 120; n++) {
    if (await goal.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way there by ${key}: ${String(goal)}`);
}

async function press(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press('Enter');
}

test('from the lobby to a table, a turn and a chat message by keyboard alone', async ({
  browser,
  server,
}) => {
  const { page, context, errors } = await enter({ browser, server }, 'Ada');
  await page.goto('/?pause=0#/online');
  await press(page, page.getByRole('button', { name: 'Create a table' }));
  await expect(page).toHaveURL(/#\/online\/new$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await test.step('two seats, one of them for a bot', async () => {
    const three = page.getByRole('radio', { name: '3', exact: true });
    await tabTo(page, three);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked();
    await press(page, page.getByRole('button', { name: /^Seat 2:/ }));
    const window = page.getByRole('dialog', { name: 'Who sits at seat 2?' });
    await press(page, window.getByRole('button', { name: /^Captain/ }));
    await expect(window).toHaveCount(0);
    await press(page, page.getByRole('button', { name: 'Create the table' }));
  });
  await expect(page.locator('[data-online]')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Empire of Captain' })).toBeVisible();

  await test.step('a turn', async () => {
    const turn = page.locator('[data-game] header p b');
    const question = page.locator('[data-ply]');
    await expect(question).toBeVisible({ timeout: 60_000 });
    const before = await turn.innerText();
    for (let n = 0; n < 40 && (await turn.innerText()) === before; n++) {
      await expect(question).toBeVisible({ timeout: 60_000 });
      const answer = question.locator('[data-primary]:enabled, [data-choice]:enabled').first();
      if (await answer.isVisible()) await press(page, answer);
      else await page.keyboard.press(String(1 + (n % 8)));
      await idle(page);
    }
    expect(await turn.innerText()).not.toBe(before);
  });

  await test.step('a chat message, and back to the table', async () => {
    await page.keyboard.press('c');
    const field = page.getByPlaceholder('Say something');
    await tabTo(page, field);
    await page.keyboard.type('good evening');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-line]')).toContainText('good evening');
    await press(page, page.locator('[data-phrase="hello"]'));
    await expect(page.locator('[data-line]').last()).toContainText('Hello');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    const focused = await page.evaluate(() => document.activeElement?.tagName);
    expect(focused).not.toBe('BODY');
  });

  await test.step('leaving by keyboard', async () => {
    await press(page, page.getByRole('button', { name: 'Leave' }));
    await expect(page.locator('[data-game]')).toHaveCount(0);
  });
  expect(errors).toEqual([]);
  await context.close();
});

test('actions of others are announced as far as the user wants them', async ({
  browser,
  server,
}) => {
  const place = { browser, server };
  const ada = await enter(place, 'Ada', { lang: 'it' });
  const bo = await enter(place, 'Bo');
  const { table } = await seat(server, [ada, bo]);
  await Promise.all([ada, bo].map(({ page }) => openTable(page, table)));
  const announced = ada.page.locator('[data-table-speaker]');
  await bo.page.keyboard.press('c');
  await bo.page.locator('[data-phrase="good-luck"]').click();
  await expect(announced).toHaveText('Bo: Buona fortuna');

  await test.step('a question to all players', async () => {
    await bo.page.keyboard.press('Escape');
    await bo.page.getByRole('button', { name: 'This table' }).click();
    await bo.page.getByRole('button', { name: 'Ask for a pause' }).click();
    await expect(announced).toHaveText('Bo chiede una pausa');
    await ada.page.getByRole('button', { name: 'Rifiuta' }).click();
    await expect(bo.page.locator('[data-consent]')).toHaveCount(0);
  });

  await test.step('arrivals and departures', async () => {
    await bo.page.close();
    await expect(announced).toHaveText('Bo è offline.', { timeout: 60_000 });
  });

  await test.step('nothing that the user has turned off', async () => {
    await ada.page.getByRole('button', { name: 'Questo tavolo' }).click();
    await ada.page.getByLabel('Leggi ad alta voce le parole al tavolo').uncheck();
    await ada.page.keyboard.press('Escape');
    const again = await bo.context.newPage();
    await openTable(again, table);
    await expect(announced).toHaveText('Bo è di nuovo qui.');
    await again.keyboard.press('c');
    await again.locator('[data-phrase="thanks"]').click();
    await ada.page.keyboard.press('c');
    await expect(ada.page.locator('[data-line]').last()).toContainText('Grazie');
    await expect(announced).not.toContainText('Grazie');
  });
  for (const { context } of [ada, bo]) await context.close();
});
