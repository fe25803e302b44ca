// Four people play a whole game at an online table through the page alone: from the link to the rematch, with a lost network, another
// device and two spectators.
import { expect, type Page } from '@playwright/test';
import { enter, isOver, openTable, type Player, playUntil, waitsFor } from './online.ts';
import { leaveWithoutErrors, meetByLink } from './online-four.ts';
import { test } from './server.ts';

/** Several browsers play a whole game. */
test.describe.configure({ timeout: 1_200_000 });

async function playAll(people: readonly Player[]): Promise<void> {
  await playUntil(people, async () => {
    const over = await Promise.all(people.map(isOver));
    return !over.includes(false);
  });
}

test('four people meet by a link, play to the end and begin again', async ({ browser, server }) => {
  const place = { browser, server };
  const { people, spectator: eve, table, watch } = await meetByLink(place, 16);
  const [ada, bo, cy, di] = people;

  await test.step('one loses the network during the game and returns to its current state', async () => {
    await bo.context.setOffline(true);
    await expect(bo.page.locator('[data-lost]')).toBeVisible();
    const others = [ada, cy, di];
    await playUntil(others, () => waitsFor(ada, 1));
    await bo.context.setOffline(false);
    await expect(bo.page.locator('[data-lost]')).toBeHidden();
    await playUntil(people, (answers) => answers >= 12);
  });

  const phone = await enter(place, '', {
    storageState: await di.context.storageState(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    lang: 'it',
  });
  await test.step('one continues on a phone', async () => {
    await di.context.close();
    await openTable(phone.page, table);
    await expect(phone.page.locator('[data-own-hand]')).toBeVisible();
  });

  await test.step('the spectator closes the page and opens the link again, later than the players', async () => {
    await eve.page.goto('/?pause=0#/online');
    await eve.page.goto(watch);
    await expect(eve.page.getByText('Stai guardando questo tavolo.')).toBeVisible();
    const turnOf = async (page: Page) =>
      Number(/\d+/.exec(await page.locator('[data-game] header p b').first().innerText())?.[0]);
    await expect.poll(async () => (await turnOf(ada.page)) - (await turnOf(eve.page))).toBe(1);
  });

  const all = [ada, bo, cy, phone];
  await test.step('to the end, which all see, with a valid deal', async () => {
    await playAll(all);
    for (const { page } of all) {
      await expect(page.locator('[data-result]')).toBeVisible();
      await expect(page.locator('[data-deal="fits"]')).toBeVisible();
    }
    await expect(eve.page.locator('[data-result]')).toBeVisible();
    await expect(eve.page.locator('[data-rematch]')).toHaveCount(0);
  });

  await test.step('all want to play again, and the next one begins', async () => {
    for (const { page } of all) await page.locator('[data-rematch]').click();
    for (const { page } of all) {
      await page.locator('[data-next]').click();
      await expect(page.locator('[data-game]')).toBeVisible();
      await expect(page.locator('[data-result]')).toHaveCount(0);
    }
    expect(new URL(ada.page.url()).hash).not.toContain(table);
    await playUntil(all, (answers) => answers >= 4);
  });
  await leaveWithoutErrors([...all, eve]);
});
