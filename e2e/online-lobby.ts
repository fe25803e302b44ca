// Creating and joining online tables: invitations, the lobby, invalid links, accounts.
import { type Browser, expect, type Page } from '@playwright/test';
import { type Look, LOOKS } from '../packages/web/src/theme/themes.ts';
import { layoutFaults } from '../tools/page/layout-check.ts';
import { axeFaults } from './axe.ts';
import { useSettings } from './play.ts';
import { type OnlineServer, test } from './server.ts';

interface Place {
  readonly browser: Browser;
  readonly server: OnlineServer;
}

async function visitor({ browser, server }: Place, theme: Look = 'dark'): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await useSettings(page, { theme, lang: 'en' });
  return page;
}

/** Creates a table as a guest. Returns the link for other players. */
async function makeTable(page: Page, name: string, choices: readonly string[]): Promise<string> {
  await page.goto('/?pause=0#/online/new');
  await page.getByLabel('Your name at the table').fill(name);
  for (const choice of choices) await page.getByText(choice, { exact: true }).click();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByRole('heading', { name: `${name}’s table` })).toBeVisible();
  return page.getByLabel('Link for the free seats').inputValue();
}

export function testLobby(): void {
  test('two clicks create a table, a link seats another player, and the game begins', async ({
    browser,
    server,
  }) => {
    const host = await visitor({ browser, server });
    const guest = await visitor({ browser, server });
    const link = await makeTable(host, 'Ada', ['2']);
    await guest.goto(link);
    await expect(guest.getByText('Ada saved you a seat')).toBeVisible();
    await guest.getByLabel('Your name at the table').fill('Bruno');
    await guest.getByRole('button', { name: 'Sit down' }).click();
    for (const page of [host, guest]) {
      await expect(page.getByRole('region', { name: 'Opponents' })).toBeVisible();
    }
    for (const page of [host, guest]) await page.context().close();
  });

  test('a link offers no seat beyond the last, and a waiting answer is in the list of games', {
    tag: '@deep',
  }, async ({ browser, server }) => {
    const host = await visitor({ browser, server });
    const guest = await visitor({ browser, server });
    const link = await makeTable(host, 'Ada', ['2']);
    await guest.goto(link);
    await guest.getByLabel('Your name at the table').fill('Bruno');
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await expect(guest.getByRole('region', { name: 'Opponents' })).toBeVisible();
    const third = await visitor({ browser, server });
    await third.goto(link);
    await expect(third.getByRole('heading', { name: 'All seats are taken' })).toBeVisible();
    // One of the players must decide, and sees this in the list of games.
    for (const page of [host, guest]) await page.goto('/?pause=0#/online/games');
    const waits = async () => {
      const counts = [host, guest].map((page) =>
        page.getByRole('button', { name: 'Answer' }).count(),
      );
      return (await Promise.all(counts)).reduce((sum, n) => sum + n, 0);
    };
    await expect.poll(waits).toBe(1);
    for (const page of [host, guest, third]) await page.context().close();
  });

  test('the lobby, or a table from a link, is fetched in parallel with the session', {
    tag: '@deep',
  }, async ({ browser, server }) => {
    for (const [address, script] of [
      ['/online', /lobby-page-[^/]*\.js/u],
      ['/online/i/none', /invite-page-[^/]*\.js/u],
      ['/online/t/none', /table-page-[^/]*\.js/u],
    ] as const) {
      const page = await visitor({ browser, server });
      const answers = Promise.withResolvers<void>();
      await page.route('**/api/v1/session', async (route) => {
        await answers.promise;
        await route.continue();
      });
      const fetched = page.waitForRequest(script);
      await page.goto(`/?pause=0#${address}`);
      await fetched;
      await expect(page.getByText('Loading', { exact: false })).toBeAttached();
      answers.resolve();
      await expect(page.locator('#root h1:focus')).toBeVisible();
      await page.context().close();
    }
  });

  test('a listed table appears in the lobby of others without a reload, and disappears when it is full', {
    tag: '@deep',
  }, async ({ browser, server }) => {
    const guest = await visitor({ browser, server });
    await guest.goto('/?pause=0#/online');
    const tables = guest.getByRole('region', { name: 'Open tables' });
    await expect(tables).toBeVisible();
    const host = await visitor({ browser, server });
    const name = `Listed ${test.info().repeatEachIndex}`;
    await makeTable(host, name, ['2', 'Listed']);
    const row = tables.getByRole('listitem').filter({ hasText: `${name}’s table` });
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: /^Sit down/ }).click();
    await guest.getByLabel('Your name at the table').fill('Visitor');
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await expect(guest.getByRole('region', { name: 'Opponents' })).toBeVisible();
    const other = await visitor({ browser, server });
    await other.goto('/?pause=0#/online');
    const sit = other.getByRole('button', { name: `Sit down: ${name}’s table` });
    await expect(other.getByRole('region', { name: 'Open tables' })).toBeVisible();
    await expect(sit).toHaveCount(0);
    for (const page of [guest, host, other]) await page.context().close();
  });

  test('the host cancels a table, and its link says so', { tag: '@deep' }, async ({
    browser,
    server,
  }) => {
    const host = await visitor({ browser, server });
    const link = await makeTable(host, 'Carla', []);
    await host.getByRole('button', { name: 'Cancel the table' }).click();
    await expect(host).toHaveURL(/#\/online$/);
    const late = await visitor({ browser, server });
    await late.goto(link);
    await expect(late.getByRole('heading', { name: 'This table was canceled' })).toBeVisible();
    for (const page of [host, late]) await page.context().close();
  });

  test('a guest keeps the account with a password and signs in on another device', {
    tag: '@deep',
  }, async ({ browser, server }) => {
    const page = await visitor({ browser, server });
    await page.goto('/?pause=0#/online/settings');
    await page.getByLabel('Your name at the table').fill('Dora');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/#\/online$/);
    await page.goto('/?pause=0#/online/settings');
    const login = `dora-${test.info().repeatEachIndex}`;
    const password = 'seven quiet comets pass';
    await page.getByText('Set a password').click();
    await page.getByLabel('Sign-in name').fill(login);
    await page.getByLabel('New password, at least 12 characters').fill(password);
    await page.locator('details[open]').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Keep these codes/)).toBeVisible();
    const phone = await visitor({ browser, server });
    await phone.goto('/?pause=0#/online/settings');
    await phone.getByLabel('Sign-in name').fill(login);
    await phone.getByRole('textbox', { name: 'Password' }).fill(password);
    await phone.getByRole('button', { name: 'Sign in' }).click();
    await expect(phone.getByRole('link', { name: 'Profile of Dora' })).toBeVisible();
    for (const one of [page, phone]) await one.context().close();
  });

  const SCREENS = [
    '',
    '/new',
    '/games',
    '/friends',
    '/leaderboard',
    '/settings',
    '/i/nothing',
  ] as const;

  for (const theme of LOOKS) {
    test(
      `axe finds nothing on the online screens, and nothing is covered or cut off, ${theme}`,
      { tag: '@deep' },
      async ({ browser, server }, info) => {
        const page = await visitor({ browser, server }, theme);
        const size = info.project.use.viewport;
        if (size) await page.setViewportSize(size);
        await makeTable(page, 'Walker', ['Listed']);
        expect(await axeFaults(page), 'where a table gathers').toEqual([]);
        for (const screen of SCREENS) {
          await page.goto(`/?pause=0#/online${screen}`);
          // Waits for the screen, because index.html has a heading of its own.
          await expect(page.getByRole('main')).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText('Loading…')).toHaveCount(0);
          expect(await axeFaults(page), screen).toEqual([]);
          const faults = await layoutFaults(page, { isTouched: info.project.name === 'phone' });
          expect(
            faults.map(({ sentence }) => sentence),
            screen,
          ).toEqual([]);
        }
        await page.context().close();
      },
    );
  }
}
