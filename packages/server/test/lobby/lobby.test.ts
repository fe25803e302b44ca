// Tables over HTTP: two users create, find, join and play one and read the result; and all
// refusals.
import { commitment } from '@eminent/protocol/online';
import { parseRecord } from '@eminent/engine';
import { expect, test } from 'vitest';
import { account, Browser, guest, PASSWORD } from '../accounts/account-server.ts';
import { setupOf, WORDS } from '../tables/test-hub.ts';
import { lobbyServer, make, openHub, playOn, sit } from './lobby-server.ts';
import { resultOf } from '../../src/tables/result.ts';
import { FinishedTables } from '../../src/lobby/finished-tables.ts';
import { pino } from 'pino';

const server = await lobbyServer();
const look = (browser: Browser, invitation: string) =>
  browser.ask('POST', '/invitations/look', { invitation });
const tablesIn = async (browser: Browser, query = '') => {
  const { body } = await browser.ask('GET', `/tables${query}`);
  return body.rows.map(({ table }: { table: string }) => table);
};

test('two users meet through a link, play, and find the game in their profiles', async () => {
  const ann = await guest(server, 'Ann');
  const made = await make(ann.browser, 2, { rated: true });
  expect(made.invitation).toHaveLength(52);
  const mine = (await ann.browser.ask('GET', '/me/tables')).body.rows;
  expect(mine).toMatchObject([
    { table: made.table, phase: 'gathering', seat: 0, invitation: made.invitation },
  ]);

  // Bob has no session yet. A name is enough to join.
  const bob = new Browser(server);
  const shown = await look(bob, made.invitation);
  expect(shown.body).toMatchObject({
    state: 'open',
    from: 'Ann',
    row: { table: made.table },
    watch: false,
  });
  const sat = await sit(bob, made.table, { invitation: made.invitation, name: 'Bob' });
  expect(sat.body).toMatchObject({ table: made.table });
  expect((await bob.ask('GET', '/session')).body.person.name).toBe('Bob');
  expect((await look(bob, made.invitation)).body.state).toBe('seated');

  const rows = await Promise.all(
    [ann.browser, bob].map(async (one) => (await one.ask('GET', '/me/tables')).body.rows[0]),
  );
  expect(rows.map(({ phase }) => phase)).toEqual(['playing', 'playing']);
  expect(new Set(rows.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
  const waits = await Promise.all(
    [ann.browser, bob].map(async (one) => (await one.ask('GET', '/session')).body.waiting),
  );
  expect(new Set(waits)).toEqual(new Set([0, 1]));
  for (const one of [ann.browser, bob]) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await one.ask('GET', `/records/${made.table}.txt`)).code).toBe('no-such-table');
  }

  await playOn(server, made.table);
  await server.settle();
  const record = await bob.ask('GET', `/records/${made.table}`);
  expect(record.body).toMatchObject({ how: 'played', rated: true, table: made.table });
  expect(record.body.proof).toBeDefined();
  const text = await new Browser(server).ask('GET', `/records/${made.table}.txt`);
  expect(text.raw.headers['content-type']).toContain('text/plain');
  expect(text.raw.body).toBe(record.body.record);
  expect(parseRecord(text.raw.body).ok).toBe(true);
  expect((await ann.browser.ask('GET', '/me/tables')).body.rows).toEqual([]);
  const games = (await bob.ask('GET', `/people/${ann.id}/games`)).body.games;
  expect(games).toMatchObject([{ table: made.table, rated: true, change: expect.any(Number) }]);
  const profile = (await bob.ask('GET', `/people/${ann.id}`)).body;
  expect(profile.ratings).toMatchObject([{ players: 2, games: 1 }]);
});

test('an invitation is exchanged once per user, and only the newest opens the table', async () => {
  const ann = await guest(server, 'Ann');
  const bob = await guest(server, 'Bob');
  const eve = await guest(server, 'Eve');
  const { table, invitation } = await make(ann.browser, 3);
  const { seat } = (await sit(bob.browser, table, { invitation })).body;
  // A repeated request, as after a lost response, gets the same seat.
  expect((await sit(bob.browser, table, { invitation })).body.seat).toBe(seat);
  expect((await bob.browser.ask('DELETE', `/tables/${table}/seats/me`)).status).toBe(204);
  expect((await sit(bob.browser, table, { invitation })).code).toBe('used-link');
  expect((await bob.browser.ask('POST', `/tables/${table}/invitation`)).code).toBe('no-such-table');
  const renewed = (await ann.browser.ask('POST', `/tables/${table}/invitation`)).body.secret;
  expect((await sit(eve.browser, table, { invitation })).code).toBe('stale-link');
  expect((await look(eve.browser, invitation)).body).toEqual({ state: 'expired', watch: false });
  expect((await sit(bob.browser, table, { invitation: renewed })).status).toBe(200);
  expect((await sit(eve.browser, table, { invitation: renewed })).status).toBe(200);
  const late = await guest(server, 'Late');
  expect((await look(late.browser, renewed)).body.state).toBe('full');
  expect((await sit(late.browser, table, { invitation: renewed })).code).toBe('not-allowed');
  expect((await ann.browser.ask('POST', `/tables/${table}/invitation`)).code).toBe('not-allowed');
});

test('a link opens its own table for its own purpose only', async () => {
  const ann = await guest(server, 'Ann');
  const one = await make(ann.browser);
  const other = await make(ann.browser);
  const eve = await guest(server, 'Eve');
  expect((await sit(eve.browser, one.table, { invitation: other.invitation })).code).toBe(
    'stale-link',
  );
  expect((await sit(eve.browser, one.table, { invitation: one.watch })).code).toBe('stale-link');
  expect((await sit(eve.browser, one.table, { invitation: 'x'.repeat(52) })).code).toBe(
    'stale-link',
  );
  expect((await sit(eve.browser, one.table)).code).toBe('no-invitation');
  expect((await sit(eve.browser, 'nothing')).code).toBe('no-such-table');
  expect((await look(eve.browser, 'x'.repeat(52))).body).toEqual({ state: 'unknown' });
  const stranger = new Browser(server);
  expect((await sit(stranger, one.table, { invitation: other.invitation, name: 'X' })).code).toBe(
    'stale-link',
  );
  expect((await sit(stranger, one.table, { name: 'X' })).code).toBe('no-invitation');
  expect((await sit(stranger, one.table, { invitation: one.invitation })).code).toBe('signed-out');
  expect(stranger.cookie).toBeUndefined();
  expect((await eve.browser.ask('GET', `/tables/${one.table}`)).code).toBe('no-such-table');
  const shown = await tablesIn(eve.browser);
  for (const { table } of [one, other]) expect(shown).not.toContain(table);
});

test('a taken or missing seat cannot be joined', async () => {
  const ann = await guest(server, 'Ann');
  const bob = await guest(server, 'Bob');
  const { table, invitation } = await make(ann.browser, 4, {
    seats: [{ kind: 'open' }, { kind: 'bot', bot: 'captain' }, { kind: 'open' }, { kind: 'open' }],
  });
  for (const seat of [0, 1, 9]) {
    // oxlint-disable-next-line no-await-in-loop
    expect([seat, (await sit(bob.browser, table, { invitation, seat })).code]).toEqual([
      seat,
      'not-allowed',
    ]);
  }
  expect((await sit(bob.browser, table, { invitation, seat: 3 })).body.seat).toBe(3);
  for (const body of [
    { words: 'zz' },
    { seat: -1 },
    { seat: 1.5 },
    { name: 7 },
    { invitation: 'x'.repeat(999) },
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    expect([body, (await sit(bob.browser, table, body)).code]).toEqual([body, 'malformed']);
  }
});

test('a host without words gets the deal commitment first, and the deal waits for the words', async () => {
  const ann = await account(server, 'Annabella');
  const alone = setupOf(2, {
    seats: [{ kind: 'open' }, { kind: 'bot', bot: 'captain' }],
    first: 'first-seat',
  });
  const made = await ann.browser.ask('POST', '/tables', { setup: alone });
  const { table, promise, invitation } = made.body;
  const before = await server.hub.summary(table);
  expect(before).toMatchObject({ phase: 'gathering', promise });
  expect(before?.seats[0]).not.toHaveProperty('person');
  expect((await sit(ann.browser, table, { invitation })).body).toEqual({ table, seat: 0 });
  const secret = await server.hub.look(table, (tableState) => tableState.created.secret);
  expect(commitment(secret ?? '')).toBe(promise);
  expect((await server.hub.summary(table))?.phase).toBe('playing');
});

test('an idempotency key creates one table, and invalid setups are refused', async () => {
  const ann = await account(server, 'Annegret');
  const body = { setup: setupOf(2), words: WORDS, key: 'key-12345678' };
  const [one, two] = await Promise.all([0, 1].map(() => ann.browser.ask('POST', '/tables', body)));
  expect(one?.body).toEqual(two?.body);
  const other = await ann.browser.ask('POST', '/tables', { ...body, setup: setupOf(3) });
  expect(other.code).toBe('key-used');
  const byHeader = { 'idempotency-key': 'header-key-1' };
  const plain = { setup: setupOf(2), words: WORDS };
  const [a, b] = [
    await ann.browser.ask('POST', '/tables', plain, byHeader),
    await ann.browser.ask('POST', '/tables', plain, byHeader),
  ];
  expect(a.body.table).toBe(b.body.table);
  const bad = (more: object) =>
    ann.browser.ask('POST', '/tables', { setup: { ...setupOf(2), ...more }, words: WORDS });
  const open = { kind: 'open' } as const;
  expect((await bad({ seats: [open] })).code).toBe('setup');
  expect((await bad({ seats: [open, { kind: 'bot', bot: 'nobody' }] })).code).toBe('setup');
  expect((await bad({ seats: [open, { kind: 'bot', bot: 'emperor:work=1000000000' }] })).code).toBe(
    'setup',
  );
  expect(
    (
      await bad({
        seats: [
          { kind: 'bot', bot: 'cadet' },
          { kind: 'bot', bot: 'cadet' },
        ],
      })
    ).code,
  ).toBe('setup');
  expect((await bad({ seats: [open, { kind: 'friend', person: 'nobody' }] })).code).toBe(
    'not-a-friend',
  );
  expect((await bad({ join: 'everybody' })).code).toBe('malformed');
  expect((await new Browser(server).ask('POST', '/tables', plain)).code).toBe('signed-out');
});

test("a table created just before its server died is found by its key, and no other user's table is", async () => {
  const ann = await account(server, 'Annalisa');
  const body = { setup: setupOf(2), key: 'key-cut-short' };
  const first = await ann.browser.ask('POST', '/tables', body);
  await server.context.db.updateTable('kept_answers').set({ answer: null }).execute();
  const again = await ann.browser.ask('POST', '/tables', body);
  expect(again.status).toBe(201);
  expect([again.body.table, again.body.promise]).toEqual([first.body.table, first.body.promise]);
  expect((await ann.browser.ask('GET', '/me/tables')).body.rows).toHaveLength(0);
  // An idempotency key never leads to an existing table of another user.
  const bob = await account(server, 'Bobbio');
  const person = { id: bob.id, name: 'Bobbio', kind: 'account', admin: false } as const;
  const other = await server.hub.create(person, setupOf(2), first.body.table);
  expect(other).toMatchObject({ ok: true });
  expect(other).not.toMatchObject({ table: first.body.table });
});

test('the lobby lists public tables with free seats and tables to watch, with filters and pages', async () => {
  const fresh = await lobbyServer();
  const hosts = await Promise.all(['H1', 'H2', 'H3', 'H4'].map((name) => guest(fresh, name)));
  const [h1, h2, h3, h4] = hosts.map(({ browser }) => browser);
  if (!h1 || !h2 || !h3 || !h4) throw new Error('four hosts');
  const open = await make(h1, 3, {
    join: 'listed',
    rated: true,
    clock: { kind: 'timed', decision: 30, reserve: 300 },
  });
  await make(h2, 2);
  const slow = await make(h3, 2, {
    join: 'listed',
    clock: { kind: 'timed', decision: 86_400, reserve: 0 },
  });
  const playing = await make(h4, 2, { join: 'listed' });
  await sit(h1, playing.table);
  const closed = await make(h4, 2, { join: 'listed', spectators: 'no' });
  await sit(h1, closed.table);
  const anybody = new Browser(fresh);
  expect((await tablesIn(anybody)).toSorted()).toEqual(
    [open, slow, playing].map(({ table }) => table).toSorted(),
  );
  expect(await tablesIn(anybody, '?open=1&players=3')).toEqual([open.table]);
  expect(await tablesIn(anybody, '?watch=1')).toEqual([playing.table]);
  expect(await tablesIn(anybody, '?clock=live')).toEqual([open.table]);
  expect(await tablesIn(anybody, '?clock=day')).toEqual([slow.table]);
  expect(await tablesIn(anybody, '?rated=1')).toEqual([open.table]);
  for (const query of ['?open=2', '?players=x', '?clock=never', '?after=-1']) {
    // oxlint-disable-next-line no-await-in-loop
    expect([query, (await anybody.ask('GET', `/tables${query}`)).code]).toEqual([
      query,
      'malformed',
    ]);
  }
  // The list leaves out tables of the user.
  expect(await tablesIn(h3, '?open=1')).toEqual([open.table]);
  const { body } = await anybody.ask('GET', '/tables?after=1');
  expect(body.rows).toHaveLength(2);
});

test('a blocked user neither sees the public table nor can join it', async () => {
  const ann = await account(server, 'Annalena');
  const bob = await account(server, 'Bobine');
  const cat = await guest(server, 'Cat');
  await ann.browser.ask('POST', '/me/blocks', { person: bob.id });
  const { table, invitation } = await make(ann.browser, 3, { join: 'listed' });
  expect(await tablesIn(cat.browser, '?open=1')).toContain(table);
  expect(await tablesIn(bob.browser, '?open=1')).not.toContain(table);
  const refused = await sit(bob.browser, table);
  expect(refused.code).toBe('not-allowed');
  expect((await sit(bob.browser, table, { invitation })).code).toBe('not-allowed');
  const here = await sit(bob.browser, table, { seat: 1 });
  expect((await sit(cat.browser, table)).status).toBe(200);
  // The response does not reveal a block: it is the same as when no seat is free.
  const [dan, eve] = [await guest(server, 'Dan'), await guest(server, 'Eve')];
  const held = await make(ann.browser, 3, { join: 'listed' });
  const statusAndBody = ({ status, body }: Awaited<ReturnType<typeof sit>>) => ({
    status,
    body: { ...body, request: '' },
  });
  await sit(dan.browser, held.table, { seat: 1 });
  expect(statusAndBody(here)).toEqual(
    statusAndBody(await sit(eve.browser, held.table, { seat: 1 })),
  );
  expect(refused.body.detail).toBe('No seat is free.');
  expect(refused.status).toBe(here.status);
});

test('a user who blocked a player of a public table gets the reason why no seat is offered', async () => {
  const [ann, bob] = [await account(server, 'Zenobia'), await account(server, 'Bobek')];
  await ann.browser.ask('POST', '/me/blocks', { person: bob.id });
  const { table } = await make(bob.browser, 3, { join: 'listed' });
  expect((await sit(ann.browser, table)).code).toBe('blocked');
});

test('a friend’s public table is not offered if one of its players blocked the reader', async () => {
  const [ann, bob, cat] = [
    await account(server, 'Annkathrin'),
    await account(server, 'Bobo'),
    await account(server, 'Catinka'),
  ];
  await bob.browser.ask('POST', '/me/friends', { person: cat.id });
  await cat.browser.ask('POST', '/me/friends', { person: bob.id });
  const { table } = await make(cat.browser, 4, { join: 'listed' });
  const offered = async () => (await bob.browser.ask('GET', '/me/friends')).body.friends[0].table;
  expect(await offered()).toMatchObject({ table, free: true });
  await ann.browser.ask('POST', '/me/blocks', { person: bob.id });
  await sit(ann.browser, table);
  expect(await offered()).toBeUndefined();
});

test('friends join tables for friends, reserved seats, and tables they are invited to', async () => {
  const ann = await account(server, 'Anneliese');
  const bob = await account(server, 'Bogdan');
  const eve = await guest(server, 'Eve');
  await ann.browser.ask('POST', '/me/friends', { person: bob.id });
  await bob.browser.ask('POST', '/me/friends', { person: ann.id });
  const forFriends = await make(ann.browser, 3, { join: 'friends' });
  expect((await sit(eve.browser, forFriends.table)).code).toBe('no-invitation');
  expect((await bob.browser.ask('GET', '/me/friends')).body.friends).toMatchObject([
    { table: { table: forFriends.table, free: true, watch: false } },
  ]);
  expect((await sit(bob.browser, forFriends.table)).status).toBe(200);

  const kept = await make(ann.browser, 3, {
    seats: [{ kind: 'open' }, { kind: 'friend', person: bob.id }, { kind: 'open' }],
  });
  expect(await tablesIn(bob.browser)).toContain(kept.table);
  const byLink = (await look(eve.browser, kept.invitation)).body.row;
  const own = (await ann.browser.ask('GET', `/tables/${kept.table}`)).body.row;
  for (const row of [byLink, own]) {
    expect(row.seats.map((seat: { kept?: string }) => seat.kept)).toEqual([
      undefined,
      'Bogdan',
      undefined,
    ]);
  }
  expect((await sit(eve.browser, kept.table, { invitation: kept.invitation, seat: 1 })).code).toBe(
    'not-allowed',
  );
  expect((await sit(bob.browser, kept.table)).body.seat).toBe(1);

  const invitedTable = await make(ann.browser, 2);
  expect((await sit(bob.browser, invitedTable.table)).code).toBe('no-invitation');
  expect(
    (await ann.browser.ask('POST', `/tables/${invitedTable.table}/invite`, { person: eve.id }))
      .code,
  ).toBe('not-a-friend');
  expect(
    (await ann.browser.ask('POST', `/tables/${invitedTable.table}/invite`, { person: bob.id }))
      .status,
  ).toBe(204);
  expect(await tablesIn(bob.browser)).toContain(invitedTable.table);
  expect((await sit(bob.browser, invitedTable.table)).status).toBe(200);
});

test('names that look alike at one table are made distinct', async () => {
  const ann = await guest(server, 'Nova');
  const { table, invitation } = await make(ann.browser, 3);
  for (const name of ['Nоva', 'N0VA']) await sit(new Browser(server), table, { invitation, name });
  const { body } = await ann.browser.ask('GET', `/tables/${table}`);
  const names = body.row.seats.map(({ name }: { name: string }) => name);
  expect(names.toSorted()).toEqual(['N0VA (3)', 'Nova', 'Nоva (2)'].toSorted());
});

test('own tables: those waiting for the player first, the longest wait first', async () => {
  const ann = await guest(server, 'Ann');
  const bob = await guest(server, 'Bob');
  for (let i = 0; i < 6; i++) {
    // oxlint-disable no-await-in-loop
    const { table, invitation } = await make(ann.browser);
    await sit(bob.browser, table, { invitation });
    // oxlint-enable no-await-in-loop
  }
  await make(ann.browser);
  const { rows } = (await ann.browser.ask('GET', '/me/tables')).body;
  const waits = rows.map(
    (row: { question?: { seat: number }; seat: number }) => row.question?.seat === row.seat,
  );
  expect(waits).toEqual(waits.toSorted((a: boolean, b: boolean) => Number(b) - Number(a)));
  const since = rows.flatMap((row: { question?: { since: number } }, at: number) =>
    waits[at] ? [row.question?.since] : [],
  );
  expect(since).toEqual(since.toSorted());
  expect((await ann.browser.ask('GET', '/session')).body.waiting).toBe(since.length);
});

test('spectators are allowed by the table’s setting, its watch link, or because it is public', async () => {
  const ann = await guest(server, 'Ann');
  const bob = await guest(server, 'Bob');
  const may = async (table: string, link?: string) => {
    const setup = await server.hub.look(table, (tableState) => tableState.setup);
    if (setup === undefined) throw new Error(table);
    return server.lobby.mayWatch(table, setup, undefined, link);
  };
  const secret = await make(ann.browser, 2);
  await sit(bob.browser, secret.table, { invitation: secret.invitation });
  expect(await may(secret.table)).toBe(false);
  expect(await may(secret.table, 'x'.repeat(52))).toBe(false);
  expect(await may(secret.table, secret.watch)).toBe(true);
  const renewed = (await ann.browser.ask('POST', `/tables/${secret.table}/watch`)).body.secret;
  expect(await may(secret.table, secret.watch)).toBe(false);
  expect(await may(secret.table, renewed)).toBe(true);
  expect((await bob.browser.ask('POST', `/tables/${secret.table}/watch`)).code).toBe('not-host');
  const open = await make(ann.browser, 2, { join: 'listed' });
  expect(await may(open.table)).toBe(true);
  const closed = await make(ann.browser, 2, { spectators: 'no' });
  expect(closed.watch).toBeUndefined();
  await sit(bob.browser, closed.table, { invitation: closed.invitation });
  expect(await may(closed.table, closed.invitation)).toBe(false);
  expect((await ann.browser.ask('POST', `/tables/${closed.table}/watch`)).code).toBe('not-allowed');
});

test('the record of a table without spectators is only for its players', async () => {
  const ann = await guest(server, 'Ann');
  const bob = await guest(server, 'Bob');
  const { table, invitation } = await make(ann.browser, 2, { spectators: 'no' });
  await sit(bob.browser, table, { invitation });
  await playOn(server, table);
  expect((await bob.browser.ask('GET', `/records/${table}.json`)).body.how).toBe('played');
  expect((await new Browser(server).ask('GET', `/records/${table}.json`)).code).toBe(
    'no-such-table',
  );
  expect((await bob.browser.ask('GET', '/records/..%2f..%2fx')).code).toBe('no-such-table');
});

test('a guest who signs in keeps seats and host permissions', async () => {
  const { id } = await account(server, 'Annemarie');
  const phone = await guest(server, 'Phone');
  const bob = await guest(server, 'Bob');
  const playing = await make(phone.browser, 2);
  await sit(bob.browser, playing.table, { invitation: playing.invitation });
  const gathering = await make(phone.browser, 2);
  await phone.browser.ask('POST', '/session/password', { login: 'annemarie', password: PASSWORD });
  const { rows } = (await phone.browser.ask('GET', '/me/tables')).body;
  expect(rows.map(({ table }: { table: string }) => table).toSorted()).toEqual(
    [playing.table, gathering.table].toSorted(),
  );
  const seat = await server.hub.look(playing.table, (tableState) => tableState.seatOf(id));
  expect(seat).toBeDefined();
  expect((await phone.browser.ask('POST', `/tables/${gathering.table}/invitation`)).status).toBe(
    200,
  );
  await playOn(server, playing.table);
  await server.settle();
  expect((await bob.browser.ask('GET', `/people/${id}/games`)).body.games).toHaveLength(1);
});

test('a new name is shown at running tables, the old name at finished ones', async () => {
  const ann = await guest(server, 'Ann');
  const bob = await guest(server, 'Bob');
  const [over, playing, gathering] = [
    await make(ann.browser, 2),
    await make(ann.browser, 2),
    await make(ann.browser, 2),
  ];
  for (const { table, invitation } of [over, playing]) {
    await sit(bob.browser, table, { invitation });
  }
  await playOn(server, over.table);
  await server.settle();
  expect((await ann.browser.ask('PATCH', '/me', { name: 'Annabel' })).status).toBe(200);
  const names = (table: string) =>
    server.hub.look(table, ({ seats }) => seats.map(({ name }) => name).toSorted());
  expect(await names(over.table)).toEqual(['Ann', 'Bob']);
  expect(await names(playing.table)).toEqual(['Annabel', 'Bob']);
  expect(await names(gathering.table)).toContain('Annabel');
});

test('a deleted user leaves no name and no chat, and the game can still be verified', async () => {
  const ann = await guest(server, 'Indelible');
  const bob = await guest(server, 'Bob');
  const { table, invitation } = await make(ann.browser, 2);
  await sit(bob.browser, table, { invitation });
  await server.hub.command(table, ann.id, {
    type: 'say',
    table,
    key: 'say-12345678',
    text: 'unforgettable words',
  });
  await server.hub.command(table, bob.id, {
    type: 'say',
    table,
    key: 'say-12345678',
    text: 'words of Bob',
  });
  expect((await ann.browser.ask('GET', '/me/export')).raw.body).toContain('unforgettable words');
  await ann.browser.ask('DELETE', '/me');
  const rows = await server.store.log.read(table, 0);
  expect(JSON.stringify(rows)).not.toMatch(/Indelible|unforgettable/);
  expect(JSON.stringify(rows)).toContain('words of Bob');
  await playOn(server, table);
  await server.settle();
  const { body } = await bob.browser.ask('GET', `/records/${table}.json`);
  expect(JSON.stringify(body)).not.toContain('Indelible');
  expect(parseRecord(body.record).ok).toBe(true);
  // A second server that loads the log gets the same record.
  const again = openHub(server.store);
  const result = await again.hub.look(table, resultOf);
  expect(result?.record).toBe(body.record);
  await again.tableIndex.close();
  await again.hub.close();
  const games = (await bob.browser.ask('GET', `/people/${bob.id}/games`)).body.games;
  expect(games[0].seats.map(({ name }: { name: string }) => name).toSorted()).toEqual(['', 'Bob']);
});

test('a game that ended when the server stopped is recorded at the next start', async () => {
  const ann = await guest(server, 'Ann');
  const bob = await guest(server, 'Bob');
  const { table, invitation } = await make(ann.browser, 2, { rated: true });
  await sit(bob.browser, table, { invitation });
  await playOn(server, table);
  await server.settle();
  const { db } = server.store;
  await db.deleteFrom('results').where('table', '=', table).execute();
  await db.deleteFrom('played').where('table', '=', table).execute();
  await db.deleteFrom('ratings').where('person', 'in', [ann.id, bob.id]).execute();
  const { hub } = server;
  const next = new FinishedTables({ context: server.context, hub, log: pino({ level: 'silent' }) });
  await next.start();
  await next.close();
  expect((await bob.browser.ask('GET', `/people/${ann.id}`)).body.ratings).toMatchObject([
    { games: 1 },
  ]);
});

test('short URLs redirect to the page', async () => {
  const get = (url: string) => server.app.inject({ method: 'GET', url });
  expect((await get('/t/abc123')).headers.location).toBe('../#/online/t/abc123');
  expect((await get('/t/%3Cscript%3E')).headers.location).toBe('../#/online');
  const page = await get('/r/abc123');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.body).toContain('<script src="open.js"></script>');
  expect(page.body).not.toMatch(/<script>/);
  expect((await get('/r/%22%3E%3Cb')).statusCode).toBe(302);
  expect((await get('/r/open.js')).headers['content-type']).toContain('javascript');
});

function metaOf(body: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(body)?.[1];
}

test('a link to a finished public game has a preview', async () => {
  const ann = await guest(server, 'Ann <b>&');
  const bob = await guest(server, 'Bob');
  const { table, invitation } = await make(ann.browser, 2);
  await sit(bob.browser, table, { invitation });
  const previewNow = async () => (await server.app.inject({ url: `/r/${table}` })).body;
  expect(await previewNow()).not.toContain('Bob');
  expect(metaOf(await previewNow(), 'og:image')).toBe('https://play.example/preview.jpg');
  await playOn(server, table);
  // Other sites may read the record, but without the user's session.
  const address = `/api/v1/records/${table}.txt`;
  const origin = 'https://blog.example';
  const read = await server.app.inject({ url: address, headers: { origin } });
  expect(read.body).toContain('eminent-record');
  expect(read.headers['access-control-allow-origin']).toBe('*');
  expect(read.headers['access-control-allow-credentials']).toBeUndefined();
  const signedIn = await ann.browser.ask('GET', `/records/${table}.txt`);
  expect(signedIn.raw.headers['access-control-allow-origin']).toBeUndefined();
  const body = await previewNow();
  expect(body).not.toContain('<b>');
  const title = metaOf(body, 'og:title');
  expect(title?.split(': ')[0]?.split(' and ').toSorted()).toEqual(['Ann &lt;b&gt;&amp;', 'Bob']);
  expect(body).toContain(`<title>${title}</title>`);
  expect(metaOf(body, 'og:description')).toMatch(/^Won by .+ in turn \d+\. Watch the replay/);
  expect(metaOf(body, 'og:url')).toBe(`https://play.example/r/${table}`);
  expect(body).toContain(`<link rel="canonical" href="https://play.example/r/${table}">`);
  for (const name of ['og:image', 'twitter:image']) {
    expect(metaOf(body, name)).toBe(`https://play.example/r/${table}/preview.png`);
  }
  expect(metaOf(body, 'twitter:card')).toBe('summary_large_image');
});

test('a finished public game has a picture of its own, all others the same one', async () => {
  const ann = await guest(server, 'Ann <b>& 🚀');
  const bob = await guest(server, 'Bob');
  const seated = async (more: object) => {
    const { table, invitation } = await make(ann.browser, 2, more);
    await sit(bob.browser, table, { invitation });
    return table;
  };
  const [open, running, hidden] = [
    await seated({}),
    await seated({}),
    await seated({ spectators: 'no' }),
  ];
  await playOn(server, open);
  await playOn(server, hidden);
  const get = (table: string) => server.app.inject({ url: `/r/${table}/preview.png` });
  const picture = await get(open);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
  });
  const file = picture.rawPayload;
  expect(file.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(file.length).toBeLessThan(300_000);
  for (const table of [running, hidden, 'nothing', '%3Cscript%3E']) {
    // oxlint-disable-next-line no-await-in-loop
    const other = await get(table);
    expect([other.statusCode, other.headers.location]).toEqual([302, '../../preview.jpg']);
  }
});

test('a link to a game without spectators, or to none, has a preview without names', async () => {
  const ann = await guest(server, 'Ann');
  const bob = await guest(server, 'Bob');
  const { table, invitation } = await make(ann.browser, 2, { spectators: 'no' });
  await sit(bob.browser, table, { invitation });
  await playOn(server, table);
  for (const id of [table, 'nothing']) {
    // oxlint-disable-next-line no-await-in-loop
    const { body } = await server.app.inject({ url: `/r/${id}` });
    expect(metaOf(body, 'og:title')).toBe('A game of Eminent Domain');
    expect(body).not.toMatch(/Ann|Bob/);
  }
});

test('secrets of tables and users reach no other user', async () => {
  const fresh = await lobbyServer();
  const [ann, bob, eve] = [
    await guest(fresh, 'Ann'),
    await guest(fresh, 'Bob'),
    await guest(fresh, 'Eve'),
  ];
  const { table, invitation, watch } = await make(ann.browser, 2, { join: 'listed' });
  const gathering = await make(ann.browser, 3, { join: 'listed' });
  await sit(bob.browser, table);
  await sit(bob.browser, gathering.table);
  const urls = [
    '/tables',
    `/tables/${table}`,
    `/tables/${gathering.table}`,
    '/me/tables',
    `/records/${table}`,
    `/people/${ann.id}`,
    '/session',
    '/me/export',
  ];
  for (const { browser } of [bob, eve]) {
    // oxlint-disable-next-line no-await-in-loop
    for (const url of urls) await browser.ask('GET', url);
  }
  const others = [...bob.browser.seen, ...eve.browser.seen].join('\n');
  const dealSecret = await fresh.hub.look(table, (tableState) => tableState.created.secret);
  for (const secret of [
    invitation,
    watch ?? '',
    gathering.invitation,
    ann.browser.cookie ?? '',
    dealSecret ?? '',
  ]) {
    expect(secret.length).toBeGreaterThan(20);
    expect(others).not.toContain(secret);
    expect(fresh.lines.join('\n')).not.toContain(secret);
  }
  expect(eve.browser.seen.join('\n')).not.toContain(bob.browser.cookie ?? '-');
});

test('two tabs of a new visitor that join at once are one guest with one seat', async () => {
  const ann = await guest(server, 'Ann');
  const { table, invitation } = await make(ann.browser, 4);
  const tabs = [new Browser(server), new Browser(server), new Browser(server)];
  const key = '5e'.repeat(16);
  const sat = await Promise.all(
    tabs.map((tab) => sit(tab, table, { invitation, name: 'Bob', key })),
  );
  expect(new Set(sat.map(({ body }) => body.seat)).size).toBe(1);
  const who = await Promise.all(tabs.map((tab) => tab.ask('GET', '/session')));
  expect(new Set(who.map(({ body }) => body.person.id)).size).toBe(1);
  const { seats } = (await ann.browser.ask('GET', `/tables/${table}`)).body.row;
  expect(seats.filter(({ person }: { person?: string }) => person !== undefined)).toHaveLength(2);
});

test('a player whose response for the last seat was lost retries and has it', async () => {
  const ann = await guest(server, 'Ann');
  const { table, invitation } = await make(ann.browser);
  const wish = { invitation, name: 'Bob', key: '1a'.repeat(16) };
  const { seat } = (await sit(new Browser(server), table, wish)).body;
  // The response with the cookie was lost. A new browser sends the same request.
  const again = new Browser(server);
  expect((await sit(again, table, wish)).body).toEqual({ table, seat });
  expect((await again.ask('GET', '/me/tables')).body.rows).toMatchObject([{ table, seat }]);
  const other = await sit(new Browser(server), table, { ...wish, key: '1b'.repeat(16) });
  expect(other.code).toBe('not-allowed');
});

test('two tabs of one user that follow an invitation at once have one seat', async () => {
  const ann = await guest(server, 'Ann');
  const bob = await guest(server, 'Bob');
  const { table, invitation } = await make(ann.browser, 3);
  const sat = await Promise.all([1, 2, 3].map(() => sit(bob.browser, table, { invitation })));
  expect(sat.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(sat.map(({ body }) => body.seat)).size).toBe(1);
});
