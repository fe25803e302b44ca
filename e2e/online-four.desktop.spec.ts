// Four people meet at an online table by nothing but what people press: from a link to the game and to the rematch, over a lost network
// and another device, before two spectators.
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { byDepth, isDeep } from '../tools/depth.ts';
import { enter, isOver, openTable, type Player, playUntil, seat, waitsFor } from './online.ts';
import { type OnlineServer, test } from './server.ts';

/** Several browsers on a busy machine; a deep run plays whole games. */
test.describe.configure({ timeout: byDepth(360_000, 1_200_000) });

/** Opens the link, says a name and sits down. */
async function sitByLink(
  place: { readonly browser: Browser; readonly server: OnlineServer },
  link: string,
  name: string,
  lang = 'en',
): Promise<Player> {
  const { page, context, errors } = await enter(place, '', { lang });
  await page.goto(link);
  await page.locator('input[name="name"]').fill(name);
  await page.getByRole('button', { name: /^(Sit down|Siediti)$/ }).click();
  return { name, page, context, errors };
}

/** The link in a field of the page, opened as this test wants it: bots would not wait. */
async function linkIn(field: Locator): Promise<string> {
  return (await field.inputValue()).replace('/#/', '/?pause=0#/');
}

/** Gives a standing order, which can be done while others decide. */
async function standing(people: readonly Player[], of: Player, order: string): Promise<void> {
  const menu = of.page.locator('select').filter({ has: of.page.locator(`[value="${order}"]`) });
  await playUntil(people, () => menu.isVisible());
  await menu.selectOption(order);
  await expect(menu).toHaveValue(order);
}

async function playAll(people: readonly Player[]): Promise<void> {
  await playUntil(people, async () => {
    const over = await Promise.all(people.map(isOver));
    return !over.includes(false);
  });
}

test('four people meet by a link, play to the end and begin again', async ({ browser, server }) => {
  const place = { browser, server };
  const host = await enter(place, '');
  let table = '';
  let watch = '';
  const people: Player[] = [{ ...host, name: 'Ada' }];

  await test.step('one makes the table, three sit down by its link', async () => {
    const { page } = host;
    await page.goto('/?pause=0#/online');
    await page.getByRole('button', { name: 'Create a table' }).click();
    await page.getByText('4', { exact: true }).click();
    await page.getByText('A turn later', { exact: true }).click();
    await page.getByLabel('Your name at the table').fill('Ada');
    await page.getByRole('button', { name: 'Create the table' }).click();
    await expect(page.getByRole('heading', { name: 'Ada’s table' })).toBeVisible();
    const link = await linkIn(page.getByLabel('Link for the free seats'));
    table = page.url().split('/').at(-1) ?? '';
    const look = page.getByRole('link', { name: 'Link for spectators' });
    watch = `/?pause=0${(await look.getAttribute('href')) ?? ''}`;
    for (const [name, lang] of [['Bo'], ['Cy'], ['Di', 'it']] as const) {
      people.push(await sitByLink(place, link, name, lang));
    }
    for (const one of people) await expect(one.page.locator('[data-game]')).toBeVisible();
  });
  const [ada, bo, cy, di] = people as [Player, Player, Player, Player];

  const eve = await enter(place, '', { lang: 'it' });
  await test.step('somebody without a seat looks on, a turn later', async () => {
    await eve.page.goto(watch);
    await expect(eve.page.getByText('Stai guardando questo tavolo.')).toBeVisible();
    await expect(ada.page.locator('header > [data-watchers="1"]')).toBeVisible();
    await expect(eve.page.locator('[data-own-hand]')).toHaveCount(0);
  });

  await test.step('one has a standing order, and is asked less', async () => {
    await playUntil(people, (answers) => answers >= byDepth(4, 16));
    await standing(people, cy, 'dissent-always');
    await playUntil(people, (answers) => answers >= byDepth(4, 16));
  });

  // A deep run plays this game to its end; else the same people go on at a table that is near it.
  if (!isDeep) {
    const near = await seat(server, people, { spectators: 'delayed', left: 24 });
    table = near.table;
    watch = `/?pause=0#/online/w/${near.watch}`;
    for (const { page } of people) await openTable(page, table);
    await eve.page.goto(watch);
    await playUntil(people, (answers) => answers >= 1);
  }

  await test.step('one loses the network in the middle, and is back where the game is', async () => {
    await bo.context.setOffline(true);
    await expect(bo.page.locator('[data-lost]')).toBeVisible();
    const others = [ada, cy, di];
    await playUntil(others, () => waitsFor(ada, 1));
    await bo.context.setOffline(false);
    await expect(bo.page.locator('[data-lost]')).toBeHidden();
    await playUntil(people, (answers) => answers >= byDepth(2, 12));
  });

  const phone = await enter(place, '', {
    storageState: await di.context.storageState(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    lang: 'it',
  });
  await test.step('one goes on on a phone', async () => {
    await di.context.close();
    await openTable(phone.page, table);
    await expect(phone.page.locator('[data-own-hand]')).toBeVisible();
  });

  await test.step('who looks on closes the page and opens the link again, later than the players', async () => {
    await eve.page.goto('/?pause=0#/online');
    await eve.page.goto(watch);
    await expect(eve.page.getByText('Stai guardando questo tavolo.')).toBeVisible();
    const turnOf = async (page: Page) =>
      Number(/\d+/.exec(await page.locator('[data-game] header p b').first().innerText())?.[0]);
    await expect.poll(async () => (await turnOf(ada.page)) - (await turnOf(eve.page))).toBe(1);
  });

  const all = [ada, bo, cy, phone];
  await test.step('to the end, which all see, with a deal that fits', async () => {
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
  for (const { errors, context, name } of [...all, eve]) {
    // A browser tells of each way that it does not find while it has no network.
    const told = errors.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'));
    expect([name, ...told]).toEqual([name]);
    await context.close();
  }
});
