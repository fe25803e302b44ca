// Users: matchmaking, ratings, friends, blocked users, reports, profiles, the leaderboard.
import { expect } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { ask, enter, isOver, openTable, type Player, playUntil, seat } from './online.ts';
import { type OnlineServer, test } from './server.ts';

test.describe.configure({ timeout: 1_200_000 });

/** Turns a guest into an account. Only accounts appear on the leaderboard and in the search. */
async function becomeAccount({ context, name }: Player, server: OnlineServer): Promise<void> {
  const login = `${name.toLowerCase()}-by-word`;
  await ask(context, server, 'me/password', { login, password: 'seven quiet comets pass' }, 'put');
}

test('matchmaking pairs two people, who play a rated game and become friends', async ({
  browser,
  server,
}) => {
  const place = { browser, server };
  const ada = await enter(place, 'Ada');
  const bo = await enter(place, 'Bo', { lang: 'it' });
  for (const one of [ada, bo]) await becomeAccount(one, server);

  await test.step('both search for the same game; one plays with bots while waiting', async () => {
    await ada.page.goto('/?pause=0#/online');
    await ada.page.getByRole('radio', { name: '2 players' }).check();
    await ada.page.getByRole('radio', { name: 'Relaxed' }).check();
    await ada.page.getByRole('button', { name: 'Find players' }).click();
    await expect(ada.page.getByText('Looking: 1 of 2 here.')).toBeVisible();
    await ada.page.getByRole('button', { name: 'Play bots while waiting' }).click();
    await expect(ada.page.locator('[data-game]')).toBeVisible();
    await bo.page.goto('/?pause=0#/online');
    await bo.page.getByRole('radio', { name: '2 giocatori' }).check();
    await expect(bo.page.getByText('1 persona lo cerca ora.')).toBeVisible();
    await bo.page.getByRole('radio', { name: 'Tranquillo' }).check();
    await bo.page.getByRole('button', { name: 'Trova giocatori' }).click();
    for (const { page } of [ada, bo]) {
      await expect(page).toHaveURL(/#\/online\/t\//);
      await expect(page.locator('[data-online]')).toBeVisible();
    }
  });

  await test.step('the game to its end, and what it did to the ratings', async () => {
    await playUntil([ada, bo], async () => (await isOver(ada)) && isOver(bo));
    const changes = [];
    for (const { page } of [ada, bo]) {
      const change = page.locator('[data-rating]');
      await expect(change).toBeVisible();
      changes.push(Number(await change.getAttribute('data-rating')));
    }
    // Equal ratings stay equal after a tie.
    const isShared = await ada.page.locator('[data-result="shared"]').isVisible();
    expect(changes.some((points) => points !== 0) || isShared, changes.join()).toBe(true);
  });

  const bosPage = `/?pause=0${await ownProfile(bo)}`;
  await test.step('the profile shows the game and how to get on the leaderboard', async () => {
    await ada.page.goto('/?pause=0#/online/leaderboard');
    await expect(ada.page.getByText('No one’s ranked yet.')).toBeVisible();
    await ada.page.goto(bosPage);
    await expect(ada.page.getByRole('heading', { level: 1, name: 'Bo' })).toBeVisible();
    await expect(ada.page.getByRole('link', { name: /^Replay: Ada/ })).toBeVisible();
    await expect(ada.page.getByText('Head to head')).toBeVisible();
    await ada.page.getByRole('link', { name: 'All games' }).click();
    await ada.page.getByRole('link', { name: /^Replay: Ada/ }).click();
    await expect(ada.page).toHaveURL(/#\/replay\//);
    await expect(ada.page.getByText('Turn 1: ')).toBeVisible();
  });

  await test.step('after five rated games players are on the leaderboard, and bots on theirs', async () => {
    server.change(['update ratings set games = 5']);
    const { page } = bo;
    await page.goto('/?pause=0#/online');
    await page.getByRole('link', { name: 'Classifica' }).first().click();
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(3);
    const [first, second] = await Promise.all([1, 2].map((at) => rows.nth(at).innerText()));
    const rated = [first, second].map((text) => Number(/\d{3,4}/.exec(text ?? '')?.[0]));
    expect(rated[0]).toBeGreaterThanOrEqual(rated[1] ?? Infinity);
    expect([first, second].join()).toMatch(/Ada[\s\S]*Bo|Bo[\s\S]*Ada/);
    await expect(page.locator('tr[data-own]')).toContainText('Bo');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Bot', exact: true }).click();
    await expect(page.getByRole('cell', { name: 'Imperatore' })).toBeVisible();
    await expect(page.locator('tr[data-own]')).toHaveCount(0);
    await page.getByRole('link', { name: '3 giocatori' }).click();
    await expect(page).toHaveURL(/leaderboard\/3\/bots$/);
    await page.getByRole('link', { name: 'Persone', exact: true }).click();
    await expect(page.getByText('Nessuno è ancora in classifica.')).toBeVisible();
    await page.getByRole('link', { name: '2 giocatori' }).click();
    await page.getByRole('link', { name: 'Ada' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  });

  await test.step('a request, accepted', async () => {
    await ada.page.goto(bosPage);
    await ada.page.getByRole('button', { name: 'Add friend' }).click();
    await expect(ada.page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await bo.page.goto('/?pause=0#/online/friends');
    await bo.page.getByRole('button', { name: 'Accetta: Ada' }).first().click();
    await expect(bo.page.getByRole('heading', { name: '1 amico' })).toBeVisible();
    await ada.page.goto('/?pause=0#/online/friends');
    await expect(ada.page.getByRole('heading', { name: '1 friend' })).toBeVisible();
    await expect(
      ada.page
        .getByRole('button', { name: 'Invite Bo' })
        .or(ada.page.getByRole('link', { name: 'Invite Bo' })),
    ).toBeVisible();
  });
  for (const { context } of [ada, bo]) await context.close();
});

async function ownProfile({ page }: Player): Promise<string> {
  await page.goto('/?pause=0#/online');
  const link = page.locator('header a[href*="/online/profile/"]');
  return (await link.getAttribute('href')) ?? '';
}

test('a blocked user is not heard, also on another device; a report is accepted; unblocked, all is as before', async ({
  browser,
  server,
}) => {
  const place = { browser, server };
  const cy = await enter(place, 'Cy');
  const di = await enter(place, 'Di');
  await becomeAccount(cy, server);
  const disPage = `/?pause=0${await ownProfile(di)}`;
  await cy.page.goto(disPage);
  await cy.page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(cy.page.getByRole('button', { name: 'Unblock' })).toBeVisible();
  const ask = { name: 'Add friend' };
  await expect(cy.page.getByRole('button', ask)).toHaveCount(0);
  await test.step('the blocked user sees an unanswered request, and nothing arrives', async () => {
    await di.page.goto(`/?pause=0${await ownProfile(cy)}`);
    await di.page.getByRole('button', ask).click();
    await expect(di.page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await di.page.goto('/?pause=0#/online/friends');
    await expect(di.page.getByRole('button', { name: 'Cancel: Cy' })).toBeVisible();
    await cy.page.goto('/?pause=0#/online/friends');
    await expect(cy.page.getByRole('button', { name: 'Unblock: Di' })).toBeVisible();
    await expect(cy.page.getByRole('button', { name: 'Accept: Di' })).toHaveCount(0);
    await di.page.getByRole('button', { name: 'Cancel: Cy' }).click();
    await expect(di.page.getByRole('button', { name: 'Cancel: Cy' })).toHaveCount(0);
    await cy.page.goto(disPage);
  });
  await cy.page.getByRole('button', { name: 'Report' }).click();
  const report = cy.page.getByRole('dialog', { name: 'Report Di' });
  await report.getByText('Spam', { exact: true }).click();
  await report.getByLabel('In your own words, if you like').fill('sells moons');
  await report.getByRole('button', { name: 'Send' }).click();
  await expect(report.getByText(/^Thank you\./)).toBeVisible();

  const phone = await enter(place, '', { storageState: await cy.context.storageState() });
  await phone.page.addInitScript(() => localStorage.removeItem('eminent.muted'));
  const { table } = await seat(server, [cy, di]);
  await openTable(phone.page, table);
  await openTable(di.page, table);
  await di.page.keyboard.press('c');
  await di.page.locator('[data-phrase="hello"]').click();
  await expect(di.page.locator('[data-line]')).toContainText('Hello');
  await phone.page.keyboard.press('c');
  await expect(phone.page.getByText('People you hear')).toBeVisible();
  await expect(phone.page.locator('[data-line]')).toHaveCount(0);
  await expect(phone.page.locator('[data-unread]')).toHaveCount(0);

  await cy.page.goto('/?pause=0#/online/friends');
  await cy.page.getByRole('button', { name: 'Unblock: Di' }).click();
  await expect(cy.page.getByRole('heading', { name: 'Blocked' })).toHaveCount(0);
  await openTable(cy.page, table);
  await cy.page.keyboard.press('c');
  await expect(cy.page.locator('[data-line]')).toContainText('Hello');
  for (const { context } of [cy, di, phone]) await context.close();
});
