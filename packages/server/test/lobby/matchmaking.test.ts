// Matchmaking: users with the same preferences are seated together once, unless they avoid each
// other.
import { expect, test } from 'vitest';
import { MINUTE } from '../../src/core/context.ts';
import { commitment } from '@eminent/protocol/online';
import { Matchmaker } from '../../src/lobby/matchmaking/matchmaker.ts';
import { openUserDirectory } from '../accounts/user-directory.ts';
import { account, Browser, guest, type Reply } from '../accounts/account-server.ts';
import { WORDS } from '../tables/test-hub.ts';
import { lobbyServer } from './lobby-server.ts';

const wishFor = (browser: Browser, players = 2, clock = 'relaxed') =>
  browser.ask('POST', '/seeks', { players, clock });

/** Accepts the offered deal, or the next one if other players were faster. */
async function addWords(browser: Browser, found: Reply): Promise<Reply> {
  let answer = found;
  const { seek } = found.body;
  while (answer.body?.deal !== undefined) {
    const words = { table: answer.body.deal.table, words: WORDS };
    // oxlint-disable no-await-in-loop
    const sat = await browser.ask('POST', `/seeks/${seek}/words`, words);
    answer = sat.code === 'other-table' ? await browser.ask('GET', `/seeks/${seek}`) : sat;
    // oxlint-enable no-await-in-loop
  }
  return { ...answer, body: { ...found.body, deal: undefined, ...answer.body } };
}

/** Looks for opponents like the page. */
async function seekOf(browser: Browser, players = 2, clock = 'relaxed'): Promise<Reply> {
  return addWords(browser, await wishFor(browser, players, clock));
}

test('two matching seeks form one rated table with a clock', async () => {
  const server = await lobbyServer();
  const [ann, bob] = [await guest(server, 'Ann'), await guest(server, 'Bob')];
  const first = await seekOf(ann.browser);
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    people: 1,
    practice: { seats: [{ kind: 'open' }, { kind: 'bot', bot: 'captain' }] },
  });
  expect(first.body.table).toBeUndefined();
  expect((await new Browser(server).ask('GET', '/tables')).body.seeks).toEqual([
    { players: 2, clock: 'relaxed', people: 1 },
  ]);
  const second = await seekOf(bob.browser);
  const found = await ann.browser.ask('GET', `/seeks/${first.body.seek}`);
  expect(found.body.table).toBe(second.body.table);
  const { rows } = (await ann.browser.ask('GET', '/me/tables')).body;
  expect(rows).toMatchObject([
    { table: second.body.table, phase: 'playing', rated: true, clock: { decision: 120 } },
  ]);
  expect((await ann.browser.ask('GET', '/tables')).body.seeks).toEqual([]);
  // While waiting, the page may open a table with bots. The setup offered for it is valid.
  const made = await ann.browser.ask('POST', '/tables', {
    setup: first.body.practice,
    words: WORDS,
  });
  expect(made.status).toBe(201);
});

test('a seek is visible in other tabs until it is canceled or its game has started', async () => {
  const server = await lobbyServer();
  const [ann, bob] = [await guest(server, 'Ann'), await guest(server, 'Bob')];
  const own = async () => (await ann.browser.ask('GET', '/seeks')).body;
  expect(await own()).toEqual({});
  const first = (await seekOf(ann.browser, 3, 'fast')).body.seek;
  expect(await own()).toEqual({
    looking: { seek: first, players: 3, clock: 'fast', people: 1 },
  });
  const second = (await seekOf(ann.browser)).body.seek;
  expect((await own()).looking).toMatchObject({ seek: second, players: 2 });
  expect((await bob.browser.ask('GET', '/seeks')).body).toEqual({});
  await seekOf(bob.browser);
  await ann.browser.ask('GET', `/seeks/${second}`);
  expect(await own()).toEqual({});
  const third = (await seekOf(ann.browser)).body.seek;
  await ann.browser.ask('DELETE', `/seeks/${third}`);
  expect(await own()).toEqual({});
  expect((await new Browser(server).ask('GET', '/seeks')).status).toBe(401);
});

test('many concurrent seeks form tables of the right size, with each user seated once', async () => {
  const server = await lobbyServer();
  const people = await Promise.all(Array.from({ length: 9 }, (_, i) => guest(server, `P${i}`)));
  const seeks = await Promise.all(people.map(({ browser }) => seekOf(browser, 3, 'fast')));
  const tables = await Promise.all(
    people.map(
      async ({ browser }, i) =>
        (await browser.ask('GET', `/seeks/${seeks[i]?.body.seek}`)).body.table,
    ),
  );
  const sizes = new Map<string, number>();
  for (const table of tables) sizes.set(table, (sizes.get(table) ?? 0) + 1);
  expect([...sizes.values()]).toEqual([3, 3, 3]);
  for (const { browser } of people) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await browser.ask('GET', '/me/tables')).body.rows).toHaveLength(1);
  }
  expect((await new Browser(server).ask('GET', '/tables')).body.usualWait).toBeGreaterThanOrEqual(
    0,
  );
});

test('different preferences, avoided users and expired seeks do not match', async () => {
  const server = await lobbyServer();
  const [ann, bob, cat] = [
    await account(server, 'Ann-Kathrin'),
    await guest(server, 'Bob'),
    await guest(server, 'Cat'),
  ];
  await ann.browser.ask('POST', '/me/blocks', { person: bob.id });
  const first = await seekOf(ann.browser);
  await seekOf(cat.browser, 2, 'fast');
  expect((await seekOf(bob.browser)).body.table).toBeUndefined();
  server.pass(3 * MINUTE);
  // Searches end when they are not polled for a while.
  expect((await ann.browser.ask('GET', `/seeks/${first.body.seek}`)).code).toBe('not-found');
  expect((await seekOf(cat.browser)).body.table).toBeUndefined();
  const again = await seekOf(ann.browser);
  expect(again.body.table).toBeDefined();
});

test('a new seek replaces the previous one and can be canceled', async () => {
  const server = await lobbyServer();
  const [ann, bob] = [await guest(server, 'Ann'), await guest(server, 'Bob')];
  const first = await seekOf(ann.browser, 2, 'day');
  const second = await seekOf(ann.browser, 3, 'day');
  expect((await ann.browser.ask('GET', `/seeks/${first.body.seek}`)).code).toBe('not-found');
  expect((await bob.browser.ask('GET', `/seeks/${second.body.seek}`)).code).toBe('not-found');
  await bob.browser.ask('DELETE', `/seeks/${second.body.seek}`);
  expect((await ann.browser.ask('GET', `/seeks/${second.body.seek}`)).status).toBe(200);
  server.pass(60 * MINUTE);
  expect((await ann.browser.ask('GET', `/seeks/${second.body.seek}`)).status).toBe(200);
  expect((await ann.browser.ask('DELETE', `/seeks/${second.body.seek}`)).status).toBe(204);
  expect((await ann.browser.ask('GET', `/seeks/${second.body.seek}`)).code).toBe('not-found');
});

test('invalid seeks are refused', async () => {
  const server = await lobbyServer();
  const { browser } = await guest(server, 'Ann');
  expect((await seekOf(browser, 1)).code).toBe('setup');
  expect((await seekOf(browser, 17)).code).toBe('setup');
  expect((await seekOf(browser, 2, 'none')).code).toBe('malformed');
  const { seek, deal } = (await wishFor(browser)).body;
  const send = (body: object) => browser.ask('POST', `/seeks/${seek}/words`, body);
  expect((await send({ table: deal.table, words: 'x' })).code).toBe('malformed');
  expect((await send({ table: 'another', words: WORDS })).code).toBe('other-table');
  const other = await guest(server, 'Bob');
  const theirs = { table: deal.table, words: WORDS };
  expect((await other.browser.ask('POST', `/seeks/${seek}/words`, theirs)).code).toBe('not-found');
  expect((await seekOf(new Browser(server))).code).toBe('signed-out');
});

test('every player gets the deal commitment before adding words, also the first one', async () => {
  const server = await lobbyServer();
  const [ann, bob] = [await guest(server, 'Ann'), await guest(server, 'Bob')];
  const first = await wishFor(ann.browser);
  const { table, promise, game } = first.body.deal;
  expect(game.players).toBe(2);
  expect(await server.hub.look(table, ({ seats }) => seats.map((seat) => seat.words))).toEqual([
    undefined,
    undefined,
  ]);
  await addWords(ann.browser, first);
  // The table is not in the list of games before the game starts.
  expect((await ann.browser.ask('GET', '/me/tables')).body.rows).toEqual([]);
  const second = await wishFor(bob.browser);
  expect(second.body.deal).toEqual({ table, promise, game });
  expect((await addWords(bob.browser, second)).body.table).toBe(table);
  const secret = await server.hub.look(table, (tableState) => tableState.created.secret);
  expect(commitment(secret ?? '')).toBe(promise);
});

test('a seat offered to a user who left is soon free again', async () => {
  const server = await lobbyServer();
  const people = [
    await guest(server, 'Ann'),
    await guest(server, 'Bob'),
    await guest(server, 'Cat'),
  ];
  const [ann, bob, cat] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  const first = await seekOf(ann.browser);
  const { table } = (await wishFor(bob.browser)).body.deal;
  const other = await wishFor(cat.browser);
  expect(other.body.deal.table).not.toBe(table);
  server.pass(20_000);
  const { seek } = other.body;
  const again = await cat.browser.ask('GET', `/seeks/${seek}`);
  expect(again.body.deal.table).toBe(table);
  expect((await addWords(cat.browser, again)).body.table).toBe(table);
  expect((await ann.browser.ask('GET', `/seeks/${first.body.seek}`)).body.table).toBe(table);
});

test('players at different open tables, as on different servers, merge at the older one', async () => {
  const server = await lobbyServer();
  const { hub, tableIndex } = server;
  const [here, there] = [0, 1].map(
    () => new Matchmaker({ accounts: server.deps, hub, tableIndex }),
  );
  const people = openUserDirectory(server.context);
  const who = await Promise.all(
    ['Ann', 'Bob'].map(async (name) => people.byId((await guest(server, name)).id)),
  );
  const [ann, bob] = who;
  if (ann === undefined || bob === undefined || here === undefined || there === undefined) {
    throw new Error('no opponent came');
  }
  const wish = { players: 2, clock: 'day' } as const;
  const [one, two] = await Promise.all([here.add(ann, wish), there.add(bob, wish)]);
  const sit = (seeks: Matchmaker, person: typeof ann, { seek, deal }: typeof one) =>
    deal === undefined ? seeks.look(person, seek) : seeks.sit(person, seek, deal.table, WORDS);
  await sit(here, ann, one);
  await sit(there, bob, two);
  // Both poll again. The player at the newer table moves to the older one.
  const later = [await here.look(ann, one.seek), await there.look(bob, two.seek)];
  await sit(here, ann, later[0] ?? one);
  await sit(there, bob, later[1] ?? two);
  const found = [await here.look(ann, one.seek), await there.look(bob, two.seek)];
  expect(found[0]?.table).toBeDefined();
  expect(found[1]?.table).toBe(found[0]?.table);
});
