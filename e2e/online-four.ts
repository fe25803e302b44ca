// Four people who sit down at an online table by its link, and a spectator.
import { type Browser, expect, type Locator } from '@playwright/test';
import { enter, type Player, playUntil } from './online.ts';
import type { OnlineServer } from './server.ts';

export interface Place {
  readonly browser: Browser;
  readonly server: OnlineServer;
}

/** Opens the link, enters a name and sits down. */
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

/** Prepares an answer while others decide. */
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
  /** Ada created the table; Di reads Italian. */
  readonly people: readonly [Player, Player, Player, Player];
  readonly spectator: Player;
  readonly table: string;
  /** The path of the spectator link. */
  readonly watch: string;
}

/**
 * Ada creates a table, three players join by its link, and a spectator joins a turn later. They play some answers, one of them prepared.
 */
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
    // The browser logs each address that it cannot reach while offline.
    const heading = errors.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'));
    expect([name, ...heading]).toEqual([name]);
    await context.close();
  }
}
