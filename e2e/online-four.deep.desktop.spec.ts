// Four people play a whole game at an online table through the page alone: from the link to the
// rematch, with a lost network, another device and two spectators.
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { enter, isOver, openTable, type Player, playUntil, waitsFor } from './online.ts';
import { type OnlineServer, test } from './server.ts';

test.describe.configure({ timeout: 1_200_000 });

/** Number of answers before, and again after, one player gives a standing order. */
const ANSWERS = 16;

interface Place {
  readonly browser: Browser;
  readonly server: OnlineServer;
}

async function sitByLink(place: Place, link: string, name: string, lang = 'en'): Promise<Player> {
  const { page, context, errors } = await enter(place, '', { lang });
  await page.goto(link);
  await page.locator('input[name="name"]').fill(name);
  await page.getByRole('button', { name: /^(Sit down|Siediti)$/ }).click();
  return { name, page, context, errors };
}

/** The link from the page, with this test's parameters, so that bots answer at once. */
async function linkIn(field: Locator): Promise<string> {
  return (await field.inputValue()).replace('/#/', '/?pause=0#/');
}

async function giveStandingOrder(
  people: readonly Player[],
  one: Player,
  order: string,
): Promise<void> {
  const menu = one.page.locator('select').filter({ has: one.page.locator(`[value="${order}"]`) });
  await playUntil(people, () => menu.isVisible());
  await menu.selectOption(order);
  await expect(menu).toHaveValue(order);
}

interface TableOfFour {
  /** Ada created the table; Di reads Italian. */
  readonly people: readonly [Player, Player, Player, Player];
  readonly spectator: Player;
  readonly table: string;
  /** The path of the spectator link. */
  readonly watch: string;
}

/** Lets three players join by Ada's link and play until one of them gives a standing order. */
async function meetByLink(place: Place): Promise<TableOfFour> {
  const ada = { ...(await enter(place, '')), name: 'Ada' };
  const { page } = ada;
  await page.goto('/?pause=0#/online');
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByText('4', { exact: true }).click();
  await page.getByText('One turn later', { exact: true }).click();
  await page.getByLabel('Your name at the table').fill('Ada');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByRole('heading', { name: 'Ada’s table' })).toBeVisible();
  const link = await linkIn(page.getByLabel('Link for the free seats'));
  const table = page.url().split('/').at(-1) ?? '';
  const look = page.getByRole('link', { name: 'Link for spectators' });
  const watch = `/?pause=0${(await look.getAttribute('href')) ?? ''}`;
  const bo = await sitByLink(place, link, 'Bo');
  const cy = await sitByLink(place, link, 'Cy');
  const di = await sitByLink(place, link, 'Di', 'it');
  const people = [ada, bo, cy, di] as const;
  for (const one of people) await expect(one.page.locator('[data-game]')).toBeVisible();

  const spectator = await enter(place, '', { lang: 'it' });
  await spectator.page.goto(watch);
  await expect(spectator.page.getByText('Stai guardando questo tavolo.')).toBeVisible();
  await expect(page.locator('header > [data-watchers="1"]')).toBeVisible();
  await expect(spectator.page.locator('[data-own-hand]')).toHaveCount(0);

  await playUntil(people, (count) => count >= ANSWERS);
  await giveStandingOrder(people, cy, 'dissent-always');
  await playUntil(people, (count) => count >= ANSWERS);
  return { people, spectator, table, watch };
}

/** Expects no errors but failed requests while offline. Closes the browsers. */
async function leaveWithoutErrors(people: readonly Player[]): Promise<void> {
  for (const { errors, context, name } of people) {
    const unexpected = errors.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'));
    expect([name, ...unexpected]).toEqual([name]);
    await context.close();
  }
}

async function playAll(people: readonly Player[]): Promise<void> {
  await playUntil(people, async () => {
    const over = await Promise.all(people.map(isOver));
    return !over.includes(false);
  });
}

test('four people meet by a link, play to the end and begin again', async ({ browser, server }) => {
  const place = { browser, server };
  const { people, spectator: eve, table, watch } = await meetByLink(place);
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
