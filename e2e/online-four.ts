// Four people who sit down at an online table by its link, and a spectator.
import { type Browser, expect, type Locator } from '@playwright/test';
import { enter, type Player, playUntil } from './online.ts';
import type { OnlineServer } from './server.ts';

export interface Place {
  readonly browser: Browser;
  readonly server: OnlineServer;
}

/** Opens the link, says a name and sits down. */
async function sitByLink(place: Place, link: string, name: string, lang = 'en'): Promise<Player> {
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
async function giveStandingOrder(
  people: readonly Player[],
  of: Player,
  order: string,
): Promise<void> {
  const menu = of.page.locator('select').filter({ has: of.page.locator(`[value="${order}"]`) });
  await playUntil(people, () => menu.isVisible());
  await menu.selectOption(order);
  await expect(menu).toHaveValue(order);
}

/** Four people at a table, and a spectator. */
export interface TableOfFour {
  /** Ada made the table; Di reads Italian. */
  readonly people: readonly [Player, Player, Player, Player];
  readonly spectator: Player;
  readonly table: string;
  /** The path of the link for spectators. */
  readonly watch: string;
}

/** Ada makes a table, three sit down by its link, a spectator looks on a turn later; they play some answers, with a standing order. */
export async function meetByLink(place: Place, answers: number): Promise<TableOfFour> {
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

  await playUntil(people, (count) => count >= answers);
  await giveStandingOrder(people, cy, 'dissent-always');
  await playUntil(people, (count) => count >= answers);
  return { people, spectator, table, watch };
}

/** Expects that no page reported an error, apart from failed requests while offline; then closes the browsers. */
export async function leaveWithoutErrors(people: readonly Player[]): Promise<void> {
  for (const { errors, context, name } of people) {
    // A browser reports each address that it cannot reach while it has no network.
    const told = errors.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'));
    expect([name, ...told]).toEqual([name]);
    await context.close();
  }
}
