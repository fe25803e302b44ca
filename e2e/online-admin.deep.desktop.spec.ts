// Moderation: a report leads to a warning, a mute and a ban; a table is ended.
import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { inRoot } from '../tools/paths.ts';
import { enter, openTable, type Player, seat, seatedOf } from './online.ts';
import { type OnlineServer, test } from './server.ts';

/** Turns a guest into an account and promotes it to administrator with the command line. */
async function makeAdministrator(player: Player, server: OnlineServer): Promise<void> {
  const { context, name } = player;
  const { address } = server;
  const kept = await context.request.put(`${address}/api/v1/me/password`, {
    data: { login: `${name.toLowerCase()}-admin`, password: 'seven quiet comets pass' },
    headers: { origin: address },
  });
  expect(kept.ok()).toBe(true);
  const flags = ['admin', 'promote', (await seatedOf(player, server)).id, '--data', server.data];
  execFileSync(process.execPath, [inRoot('packages/cli/src/main.ts'), ...flags]);
}

async function say({ page }: Player, words: string): Promise<void> {
  const field = page.locator('input[maxlength][autocomplete="off"]');
  if (!(await field.isVisible())) await page.keyboard.press('c');
  await field.fill(words);
  await field.press('Enter');
}

test('a chat line is reported, and its author sees each consequence', async ({
  browser,
  ownServer: server,
}) => {
  const place = { browser, server };
  const [host, rude, kind] = [
    await enter(place, 'Hestia'),
    await enter(place, 'Momus', { lang: 'it' }),
    await enter(place, 'Kora'),
  ];
  await makeAdministrator(host, server);
  const { table } = await seat(server, [rude, kind], { rated: false });
  await Promise.all([rude, kind].map(({ page }) => openTable(page, table)));
  await say(rude, 'you oaf');

  await test.step('a report with the line', async () => {
    await kind.page.keyboard.press('c');
    await expect(kind.page.locator('[data-line]')).toContainText('you oaf');
    await kind.page.getByText('People you hear').click();
    await kind.page.getByRole('button', { name: 'Report Momus' }).click();
    await kind.page.getByLabel('Why').selectOption('insult');
    await kind.page.getByRole('button', { name: 'Report Momus' }).last().click();
    await expect(kind.page.getByText('Your report about Momus was sent')).toBeVisible();
  });

  const { page } = host;
  await page.goto('/?pause=0#/online/admin');
  const report = page.getByRole('listitem').filter({ hasText: 'Momus' }).first();
  await expect(report).toContainText('you oaf');

  const act = async (what: string, reason: string) => {
    await report.getByRole('button', { name: 'Take action' }).click();
    const window = page.getByRole('dialog', { name: 'Momus' });
    await window.getByText(what, { exact: true }).first().click();
    await window.getByLabel('Reason (shown to the person)').fill(reason);
    await window.getByRole('button', { name: what, exact: true }).click();
    await expect(window.getByRole('listitem').filter({ hasText: reason })).toBeVisible();
    await page.keyboard.press('Escape');
  };
  const notice = rude.page.getByRole('dialog', { name: 'Chi gestisce questo server' });
  const readIt = async (words: string) => {
    await expect(notice).toContainText(words);
    const seen = rude.page.waitForResponse(/\/seen$/);
    await notice.getByRole('button', { name: 'Ho capito' }).click();
    await seen;
    await expect(notice).toHaveCount(0);
  };

  await test.step('a warning is read once', async () => {
    await act('Warn', 'mind your words');
    await rude.page.reload();
    await readIt('Ti hanno avvertito: mind your words');
    await rude.page.reload();
    await expect(rude.page.locator('[data-game]')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  await test.step('the line is removed for all', async () => {
    await report.getByRole('button', { name: 'Delete the message' }).click();
    await kind.page.reload();
    await expect(kind.page.locator('[data-game]')).toBeVisible();
    await kind.page.keyboard.press('c');
    await expect(kind.page.getByRole('button', { name: 'Well played' })).toBeVisible();
    await expect(kind.page.getByText('you oaf')).toHaveCount(0);
  });

  await test.step('a muted user cannot chat, and reads why', async () => {
    await act('Mute', 'silence for a week');
    await say(rude, 'still here');
    await readIt('silence for a week');
    await expect(rude.page.locator('[data-restriction="mute"]')).toContainText('non puoi scrivere');
    await expect(kind.page.getByText('still here')).toHaveCount(0);
  });

  await test.step('a banned user becomes a spectator at once, and reads why', async () => {
    await act('Ban', 'enough is enough');
    await readIt('enough is enough');
    await expect(rude.page.locator('[data-restriction="ban"]')).toContainText('enough is enough');
    await rude.page.goto('/?pause=0#/online');
    await expect(rude.page.locator('[data-restriction="ban"]')).toContainText('puoi solo guardare');
    await rude.page.goto('/?pause=0#/online/new');
    await rude.page.getByRole('button', { name: 'Crea il tavolo' }).click();
    await expect(rude.page.getByRole('alert').filter({ hasText: 'guardare' })).toBeVisible();
  });

  await test.step('a lifted sanction has no effect', async () => {
    await report.getByRole('button', { name: 'Take action' }).click();
    const window = page.getByRole('dialog', { name: 'Momus' });
    const ban = window.getByRole('listitem').filter({ hasText: 'enough is enough' });
    await ban.getByRole('button', { name: 'Lift' }).click();
    await expect(ban).toContainText('lifted');
    await page.keyboard.press('Escape');
    await rude.page.reload();
    await expect(rude.page.locator('[data-restriction="mute"]')).toBeVisible();
    await expect(rude.page.locator('[data-restriction="ban"]')).toHaveCount(0);
  });

  await test.step('the report is closed, and all of it is listed', async () => {
    await report.getByRole('button', { name: 'Close the report' }).click();
    await expect(page.getByText('No reports.')).toBeVisible();
    await page.getByRole('button', { name: 'History' }).click();
    for (const deed of ['warned', 'muted', 'banned']) {
      await expect(page.getByText(`Hestia ${deed} Momus`)).toBeVisible();
    }
  });
  for (const { context } of [host, rude, kind]) await context.close();
});

test('a table is ended for all its players, and other users cannot find the administration', async ({
  browser,
  ownServer: server,
}) => {
  const place = { browser, server };
  const [host, ada, bo] = [
    await enter(place, 'Themis'),
    await enter(place, 'Ada'),
    await enter(place, 'Bo'),
  ];
  const { table } = await seat(server, [ada, bo]);
  await Promise.all([ada, bo].map(({ page }) => openTable(page, table)));

  await ada.page.goto('/?pause=0#/online/admin');
  await expect(ada.page.getByText('only for the people who run this server')).toBeVisible();
  await openTable(ada.page, table);

  await makeAdministrator(host, server);
  const { page } = host;
  await page.goto('/?pause=0#/online/admin');
  await page.getByRole('button', { name: 'Tables', exact: true }).click();
  await page.getByRole('button', { name: /^End the table: Ada/ }).click();
  await page.getByLabel('Reason').fill('the drill is over');
  await page.getByRole('dialog').getByRole('button', { name: 'End the table' }).click();
  await expect(page.getByText('No open tables.')).toBeVisible();
  for (const { page: theirs } of [ada, bo]) {
    await expect(theirs.locator('[data-unfinished] [data-ended="closed"]')).toBeVisible();
    await expect(theirs.locator('[data-ply] [data-primary]')).toHaveCount(0);
  }
  for (const { context } of [host, ada, bo]) await context.close();
});
