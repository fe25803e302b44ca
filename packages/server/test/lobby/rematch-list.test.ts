// Rematch requests in the list of own games: who sees them, for how long, and their outcome.
import type { MyRow } from '@eminent/protocol/online';
import { expect, test } from 'vitest';
import { openUserDirectory } from '../accounts/user-directory.ts';
import { DAY } from '../../src/core/context.ts';
import { type Browser, guest } from '../accounts/account-server.ts';
import { WORDS } from '../tables/test-hub.ts';
import { lobbyServer, make, openHub, playOn, sit } from './lobby-server.ts';

const server = await lobbyServer();
const people = openUserDirectory(server.context);

interface Guest {
  readonly browser: Browser;
  readonly id: string;
}

/** Plays a game of these guests to its end. Returns the table. */
async function played(...all: readonly Guest[]): Promise<string> {
  const [host, ...others] = all;
  if (host === undefined) throw new Error('no host');
  const { table, invitation } = await make(host.browser, all.length as 2 | 3);
  for (const { browser } of others) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await sit(browser, table, { invitation })).status).toBe(200);
  }
  await playOn(server, table);
  await server.settle();
  return table;
}

async function wants({ id }: Guest, table: string): Promise<void> {
  const wish = { type: 'rematch', table, sameDeal: false, words: WORDS } as const;
  const done = await server.hub.rematch(table, id, { ...wish, key: `${id}-wants` });
  expect(done.ok).toBe(true);
  await server.settle();
}

async function mine({ browser }: Guest): Promise<readonly MyRow[]> {
  return (await browser.ask('GET', '/me/tables')).body.rows;
}

/** The row that the server would send to this user when the table changes. Undefined if none. */
async function publishedRow({ id }: Guest, table: string): Promise<MyRow | undefined> {
  const [row, person] = [await server.hub.summary(table), await people.byId(id)];
  if (row === undefined || person === undefined) throw new Error('no row is published');
  return server.lobby.lists.ofMine(row, person);
}

test("a requested rematch appears among the other player's games, and the new table after they agree", async () => {
  const [ann, bob] = [await guest(server, 'Ann'), await guest(server, 'Bob')];
  const table = await played(ann, bob);
  expect(await mine(bob)).toEqual([]);
  await wants(ann, table);
  const [requested] = await mine(bob);
  expect(requested).toMatchObject({ table, phase: 'over' });
  expect(requested?.rematch?.promise).toMatch(/^[\da-f]{64}$/);
  expect(requested?.rematch?.wanted.filter(Boolean)).toHaveLength(1);
  expect(requested?.rematch?.wanted[requested.seat]).toBe(false);
  expect(await publishedRow(bob, table)).toMatchObject({ table, rematch: requested?.rematch });
  // A player who asked for a rematch does not see their own request.
  expect(await mine(ann)).toEqual([]);
  expect(await publishedRow(ann, table)).toBeUndefined();
  expect((await bob.browser.ask('GET', '/session')).body.waiting).toBe(0);

  await wants(bob, table);
  expect(await publishedRow(bob, table)).toBeUndefined();
  for (const one of [ann, bob]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await mine(one)).toMatchObject([{ phase: 'playing', after: table }]);
  }
});

test('with three players it stays until all agree, also after a restart', async () => {
  const all = [await guest(server, 'Ada'), await guest(server, 'Bea'), await guest(server, 'Cid')];
  const [ada, bea, cid] = all as [Guest, Guest, Guest];
  const table = await played(ada, bea, cid);
  await wants(ada, table);
  await wants(bea, table);
  for (const one of [ada, bea, cid]) {
    // oxlint-disable-next-line no-await-in-loop
    const [row] = await mine(one);
    expect(row?.rematch?.wanted.filter(Boolean)).toHaveLength(2);
  }
  const anew = openHub(server.store);
  expect(await anew.tableIndex.rematchRequests(cid.id, 0)).toMatchObject([{ table }]);
  await anew.tableIndex.close();
  await anew.hub.close();
});

test('requests of avoided users and old requests are not shown', async () => {
  const [eve, bob] = [await guest(server, 'Eve'), await guest(server, 'Bob')];
  const table = await played(eve, bob);
  await wants(eve, table);
  expect(await mine(bob)).toHaveLength(1);
  expect((await bob.browser.ask('POST', '/me/blocks', { person: eve.id })).status).toBe(200);
  expect(await mine(bob)).toEqual([]);
  expect(await publishedRow(bob, table)).toBeUndefined();
  expect((await bob.browser.ask('DELETE', `/me/blocks/${eve.id}`)).status).toBe(200);
  expect(await mine(bob)).toHaveLength(1);
  const old = Date.now() - 4 * DAY;
  await server.store.db
    .updateTable('tables')
    .set({ rematch: old })
    .where('id', '=', table)
    .execute();
  expect(await mine(bob)).toEqual([]);
});

test('a player who declines is not shown the request again, and the requester sees it declined', async () => {
  const all = [await guest(server, 'Ada'), await guest(server, 'Bea'), await guest(server, 'Cid')];
  const [ada, bea, cid] = all as [Guest, Guest, Guest];
  const table = await played(ada, bea, cid);
  await wants(ada, table);
  await wants(bea, table);
  const no = { type: 'decline', table, key: 'cid-does-not' } as const;
  expect((await server.hub.rematch(table, cid.id, no)).ok).toBe(true);
  await server.settle();
  expect(await mine(cid)).toEqual([]);
  expect(await publishedRow(cid, table)).toBeUndefined();
  const [row] = await mine(ada);
  expect(row?.rematch?.declined?.filter(Boolean)).toHaveLength(1);
  expect(row?.rematch?.wanted.filter(Boolean)).toHaveLength(2);
});
