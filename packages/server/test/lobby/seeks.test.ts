// "Play with anybody": who waits for the same is seated together, once, and not with whom he avoids.
import { expect, test } from 'vitest';
import { MINUTE } from '../../src/people/ground.ts';
import { account, Browser, guest } from '../people/on-people.ts';
import { WORDS } from '../tables/room.ts';
import { lobbyServer } from './on-lobby.ts';

const seekOf = (browser: Browser, players = 2, clock = 'relaxed') =>
  browser.ask('POST', '/seeks', { players, clock, words: WORDS });

test('two who look for the same sit at one table, rated, with a clock', async () => {
  const server = await lobbyServer();
  const [ann, bob] = [await guest(server, 'Ann'), await guest(server, 'Bob')];
  const first = await seekOf(ann.browser);
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({
    people: 1,
    meanwhile: { seats: [{ kind: 'open' }, { kind: 'bot', bot: 'captain' }] },
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
  // The bot table meanwhile is a setup that the server takes.
  const made = await ann.browser.ask('POST', '/tables', {
    setup: first.body.meanwhile,
    words: WORDS,
  });
  expect(made.status).toBe(201);
});

test('many at once are seated in tables of the right size, nobody twice', async () => {
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

test('different wishes do not meet, nor who avoids the other, nor whoever has gone', async () => {
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
  // All have lapsed: nobody asked for them.
  expect((await ann.browser.ask('GET', `/seeks/${first.body.seek}`)).code).toBe('not-found');
  expect((await seekOf(cat.browser)).body.table).toBeUndefined();
  const again = await seekOf(ann.browser);
  expect(again.body.table).toBeDefined();
});

test('a new seek takes the place of the one before, and can be taken back', async () => {
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

test('what means nothing is refused', async () => {
  const server = await lobbyServer();
  const { browser } = await guest(server, 'Ann');
  expect((await seekOf(browser, 1)).code).toBe('setup');
  expect((await seekOf(browser, 17)).code).toBe('setup');
  expect((await seekOf(browser, 2, 'none')).code).toBe('malformed');
  expect((await browser.ask('POST', '/seeks', { players: 2, clock: 'day', words: 'x' })).code).toBe(
    'malformed',
  );
  expect((await seekOf(new Browser(server))).code).toBe('signed-out');
});
