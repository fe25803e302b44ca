// Online tables: reloads, lost networks, another device, spectators, two languages.
import { expect } from '@playwright/test';
import { byDepth } from '../tools/test-depth.ts';
import { expectEmbeddable } from './embedded-replay.ts';
import {
  enter,
  mustAnswer,
  isOver,
  openTable,
  type Player,
  playUntil,
  seat,
  waitsFor,
} from './online.ts';
import { result } from './play.ts';
import { test } from './server.ts';

test.describe.configure({ timeout: byDepth(360_000, 1_200_000) });

test('two people play a whole game in two languages, over a reload, a lost network and another device, before an onlooker', async ({
  browser,
  server,
}) => {
  const place = { browser, server };
  const ada = await enter(place, 'Ada');
  const bo = await enter(place, 'Bo', { lang: 'it' });
  const { table, watch } = await seat(server, [ada, bo], {
    // Answers before the end at which the game starts. A deep run plays a whole game.
    left: byDepth(44, undefined),
  });
  await Promise.all([ada, bo].map(({ page }) => openTable(page, table)));
  await playUntil([ada, bo], (answers) => answers >= byDepth(2, 12));

  await test.step('a reload comes back to the same question', async () => {
    await playUntil([ada, bo], () => mustAnswer(ada));
    const question = ada.page.locator('[data-ply]');
    const ply = await question.getAttribute('data-ply');
    await ada.page.reload();
    await expect(question).toHaveAttribute('data-ply', ply ?? '');
  });

  await test.step('each player reads a chat phrase in their own language', async () => {
    await ada.page.keyboard.press('c');
    await ada.page.locator('[data-phrase="well-played"]').click();
    await expect(bo.page.locator('[data-unread]')).toHaveText('1');
    await bo.page.keyboard.press('c');
    await expect(bo.page.locator('[data-line]')).toContainText('Ben giocato');
    // The letter of the key that opened the chat is not in its field.
    const field = bo.page.locator('[data-drawer] input[type="text"]');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    for (const { page } of [ada, bo]) await page.keyboard.press('Escape');
  });

  await test.step('an answer given without a network is kept and counts once', async () => {
    await playUntil([ada, bo], () => mustAnswer(bo));
    const question = (await bo.page.locator('[data-question]').getAttribute('data-question')) ?? '';
    await bo.context.setOffline(true);
    await expect(bo.page.locator('[data-lost]')).toBeVisible();
    await bo.page.locator('[data-ply] button:enabled').first().click();
    await expect(bo.page.locator('[data-lost]')).toContainText('parte una volta');
    await bo.context.setOffline(false);
    await expect(bo.page.locator('[data-lost]')).toBeHidden();
    // When the answer counts, the next question has another id.
    for (const { page } of [ada, bo]) {
      await expect(page.locator('[data-question]')).not.toHaveAttribute('data-question', question);
    }
  });

  await test.step('a spectator sees no hand, and is counted', async () => {
    const onlooker = await enter(place, '');
    await onlooker.page.goto(`/?pause=0#/online/w/${watch}`);
    await expect(onlooker.page.getByText('You’re watching this table.')).toBeVisible();
    await expect(onlooker.page.locator('[data-own-hand]')).toHaveCount(0);
    // A spectator sees a notice about their seat, which must not cover the number below a pile.
    await expect(onlooker.page.locator('[data-ribbon] [data-own-seat]')).toBeVisible();
    const covered = await onlooker.page.evaluate(() => {
      const ribbon = document.querySelector('[data-ribbon]')?.getBoundingClientRect();
      return [...document.querySelectorAll('[data-hub] *')].filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        if (part.children.length > 0 || part.textContent === '' || ribbon === undefined)
          return false;
        const isBeside = right <= ribbon.left || left >= ribbon.right;
        return !isBeside && bottom > ribbon.top && top < ribbon.bottom;
      }).length;
    });
    expect(covered).toBe(0);
    await expect(ada.page.locator('header > [data-watchers="1"]')).toBeVisible();
    await onlooker.context.close();
    await expect(ada.page.locator('[data-watchers]')).toHaveCount(0);
  });

  await test.step('the game continues on a phone, where the desktop was', async () => {
    const state = await ada.context.storageState();
    const phone = await enter(place, '', {
      storageState: state,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await ada.page.close();
    await openTable(phone.page, table);
    await playUntil([phone, bo], async () => (await isOver(phone)) && isOver(bo));
    await expect(result(phone.page)).toBeVisible();
    // The loser is also offered to replay from the turning point; the gold button starts a rematch.
    for (const { page } of [phone, bo]) {
      await expect(page.locator('[data-result] .primary')).toHaveCount(1);
    }
    await expect(phone.page.locator('[data-deal="fits"]')).toBeVisible();
    await expect(bo.page.locator('[data-deal="fits"]')).toBeVisible();
    // No other computer can open the address of this server.
    const embed = phone.page.getByRole('button', { name: 'Copy the code to embed this game' });
    await expect(embed).toBeHidden();
    expect(phone.errors).toEqual([]);
    await phone.page.locator('[data-rematch]').click();
    await bo.page.locator('[data-decline]').click();
    await expect(phone.page.getByText('Bo passed on a rematch')).toBeVisible();
    await phone.page.locator('[data-decline]').click();
    await expect(bo.page.getByText('Ada ha rinunciato alla rivincita')).toBeVisible();
    await phone.page.locator('[data-rematch]').click();
    await bo.page.locator('[data-rematch]').click();
    await phone.page.locator('[data-next]').click();
    await expect(phone.page.locator('[data-game]')).toBeVisible();
    await expect(phone.page.locator('[data-result]')).toHaveCount(0);
    for (const { context } of [phone, bo]) await context.close();
  });

  await test.step('the game is shown on another site', () =>
    expectEmbeddable(browser, server, table));
  expect(ada.errors).toEqual([]);
  expect(bo.errors.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('four people agree on a pause and an undo but on nothing else, and play on after a lost network and a reload', {
  tag: '@deep',
}, async ({ browser, server }) => {
  const place = { browser, server };
  const people = await Promise.all(
    ['Ada', 'Bo', 'Cy', 'Di'].map((name) =>
      enter(place, name, name === 'Di' ? { lang: 'it' } : {}),
    ),
  );
  const [ada, bo, cy, di] = people;
  if (ada === undefined || bo === undefined || cy === undefined || di === undefined) return;
  const { table } = await seat(server, people);
  await Promise.all(people.map(({ page }) => openTable(page, table)));
  await playUntil(people, (answers) => answers >= 24);

  const wish = async ({ page }: Player, name: string) => {
    const tools = page.getByRole('navigation', { name: 'Tools' });
    await tools.getByRole('button', { name: 'This table' }).click();
    await tools.getByRole('button', { name }).click();
  };
  const allow = ({ page }: Player) =>
    page
      .locator('[data-consent]')
      .getByRole('button', { name: /^(Allow|Permetti)$/ })
      .click();
  await wish(ada, 'Ask for a pause');
  for (const one of [bo, cy, di]) {
    const words = one === di ? 'Ada chiede una pausa' : 'Ada asks for a pause';
    await expect(one.page.locator('[data-consent]')).toContainText(words);
    await allow(one);
  }
  await expect(bo.page.locator('[data-consent]')).toHaveCount(0);
  await wish(bo, 'Ask to resume');
  for (const one of [ada, cy, di]) await allow(one);
  await expect(bo.page.locator('[data-consent]')).toHaveCount(0);
  await wish(cy, 'Ask to end the game');
  await bo.page.getByRole('button', { name: 'Decline' }).click();
  for (const { page } of people) await expect(page.locator('[data-consent]')).toHaveCount(0);

  await test.step('a player with a prepared answer does not get the question again', async () => {
    await playUntil(people, () => di.page.locator('[data-prepare="dissent"]').isVisible());
    await di.page.locator('[data-prepare="dissent"]').click();
    await expect(di.page.locator('[data-prepared]')).toBeVisible();
    await playUntil(
      [ada, bo, cy],
      async () => !(await di.page.locator('[data-prepared]').isVisible()),
    );
  });

  await test.step('a selection made in advance survives answers of others', async () => {
    const choose = di.page.locator('[data-prepare="choose"]');
    const ahead = di.page.locator('[data-ahead]');
    const primary = di.page.locator('[data-primary]');
    // Cy decides right before Di: the selection must survive an answer.
    const isEarly = async () => (await choose.isVisible()) && !(await waitsFor(di, 2));
    await playUntil(people, isEarly);
    await choose.click();
    await expect(ahead).toBeVisible();
    const boost = di.page.locator('[data-choice^="boost:"]').first();
    if (await boost.isVisible()) await boost.click();
    const before = await primary.getAttribute('data-answers');
    await playUntil([ada, bo, cy], (answers) => answers >= 1);
    await expect(ahead).toBeVisible();
    const after = await primary.getAttribute('data-answers');
    await primary.click();
    await expect(di.page.locator('[data-prepared]')).toBeVisible();
    expect(after).toBe(before);
    await expect(ahead).toHaveCount(0);
  });

  await test.step('an answer that others have seen is undone with the consent of all', async () => {
    const back = ada.page.getByRole('button', { name: /^Undo further/ });
    await playUntil(people, async () => (await mustAnswer(ada)) && back.isVisible());
    const before = Number(await ada.page.locator('[data-ply]').getAttribute('data-ply'));
    await back.click();
    for (const one of [bo, cy, di]) await allow(one);
    await expect(ada.page.locator('[data-consent]')).toHaveCount(0);
    const plies = people.map(({ page }) => page.locator('[data-ply]'));
    await playUntil(people, () => true);
    const shown = await Promise.all(
      plies.map((one) =>
        one.evaluateAll((all) => all.map(({ dataset }) => Number(dataset['ply']))),
      ),
    );
    expect(shown.flat()).toHaveLength(1);
    expect(shown.flat()[0]).toBeLessThan(before);
  });

  await test.step('one is offline for a while, one reloads the page', async () => {
    await cy.context.setOffline(true);
    await expect(cy.page.locator('[data-lost]')).toBeVisible();
    await playUntil([ada, bo, di], () => waitsFor(ada, 2));
    await bo.page.reload();
    await expect(bo.page.locator('[data-game]')).toBeVisible();
    await cy.context.setOffline(false);
    await expect(cy.page.locator('[data-lost]')).toBeHidden();
  });

  await test.step('each reads the game in their own language, and it continues', async () => {
    await di.page.keyboard.press('l');
    await expect(di.page.getByText(/ guida /).first()).toBeVisible();
    await expect(di.page.getByText(/ leads /)).toHaveCount(0);
    await di.page.keyboard.press('Escape');
    await playUntil(people, (answers) => answers >= 12);
  });

  for (const { errors, context, name } of people) {
    const unexpected = errors.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'));
    expect([name, ...unexpected]).toEqual([name]);
    await context.close();
  }
});

test('a game by correspondence, over closed browsers and a server that starts again', {
  tag: '@deep',
}, async ({ browser, server }) => {
  const place = { browser, server };
  const ada = await enter(place, 'Ada');
  const bo = await enter(place, 'Bo');
  const { table } = await seat(server, [ada, bo], {
    clock: { kind: 'timed', decision: 24 * 3600, reserve: 0 },
  });
  await Promise.all([ada, bo].map(({ page }) => openTable(page, table)));
  await playUntil([ada, bo], (answers) => answers >= 10);
  const states = await Promise.all([ada, bo].map(({ context }) => context.storageState()));
  const [wasAda, wasBo] = await Promise.all([mustAnswer(ada), mustAnswer(bo)]);
  for (const { context } of [ada, bo]) await context.close();
  await server.stop();
  await server.start();
  const again = await Promise.all(
    states.map((storageState, at) =>
      enter(place, '', { storageState, ...(at === 1 && { lang: 'it' }) }),
    ),
  );
  await Promise.all(again.map(({ page }) => openTable(page, table)));
  const [first, second] = again;
  if (first === undefined || second === undefined) return;
  await playUntil(again, () => true);
  expect(await Promise.all([mustAnswer(first), mustAnswer(second)])).toEqual([wasAda, wasBo]);
  await playUntil(again, (answers) => answers >= 10);

  await test.step('a restarting server is visible only as a pause', async () => {
    await server.stop();
    await expect(first.page.locator('[data-lost]')).toBeVisible();
    await server.start();
    await expect(first.page.locator('[data-lost]')).toBeHidden();
  });

  await test.step('the game is played to its end', async () => {
    const isPlayed = async () => (await isOver(first)) && isOver(second);
    await playUntil(again, isPlayed);
    for (const { page } of again) await expect(page.locator('[data-deal="fits"]')).toBeVisible();
  });
  for (const { context } of again) await context.close();
});
