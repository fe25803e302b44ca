// Moving all data to PostgreSQL while the old server is read-only; and backups of a database.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import {
  checkData,
  exportGames,
  restoreData,
  type RunningServer,
  unplayableIn,
} from '../../../server/src/index.ts';
import { backUp, openStore } from '../../../server/src/store/index.ts';
import { MIGRATIONS } from '../../../server/src/store/migrations/index.ts';
import { moveData } from '../../src/postgres/migrate-to-postgres.ts';
import { TABLES } from '../../src/postgres/copy-database.ts';
import { withPatientPool } from '../../src/postgres/prepare.ts';
import { databaseOf } from '../../../server/test/test-database.ts';
import { started, temporaryFolder } from '../../../server/test/test-server.ts';
import { Client } from '../../../server/test/tables/client.ts';
import { setupOf, WORDS } from '../../../server/test/tables/test-hub.ts';
import { openAt } from './own-server.ts';

const ON_SQLITE = { database: '' };

/** A user's browser, which can switch servers. */
class Browser {
  cookie = '';
  server: RunningServer;

  constructor(server: RunningServer) {
    this.server = server;
  }

  async ask(method: string, path: string, body?: object) {
    const response = await fetch(`${this.server.address}/api/v1${path}`, {
      method,
      headers: {
        origin: this.server.address,
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const given = response.headers.get('set-cookie')?.split(';')[0];
    if (given !== undefined) this.cookie = given;
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
  }

  socket(): Promise<Client> {
    const { address } = this.server;
    const socket = `${address.replace('http', 'ws')}/api/v1/socket`;
    return Client.open(socket, undefined, { cookie: this.cookie, origin: address });
  }
}

async function answer(clients: readonly Client[]) {
  const decider = clients.find((client) => client.view?.decision !== undefined);
  const question = decider?.shown?.game?.question;
  const token = decider?.view?.decision?.options[0]?.token;
  if (decider === undefined || question === undefined || token === undefined) {
    throw new Error('no open question');
  }
  return decider.ask({ type: 'answer', question, tokens: [token], finish: false });
}

async function isEmpty(database: string): Promise<boolean> {
  const { db } = await openAt(database);
  const rows = await Promise.all(
    TABLES.map((table) => db.selectFrom(table).selectAll().limit(1).execute()),
  );
  return rows.every(({ length }) => length === 0);
}

test('a game continues across the move, and users stay signed in', async () => {
  const data = temporaryFolder();
  const database = await databaseOf('moved');
  const old = await started({ data, ...ON_SQLITE });
  const [ann, bob] = [new Browser(old), new Browser(old)];
  await ann.ask('POST', '/session', { name: 'Ann' });
  await bob.ask('POST', '/session', { name: 'Bob' });
  const made = await ann.ask('POST', '/tables', { setup: setupOf(2), words: WORDS });
  const { table, invitation } = made.body;
  await bob.ask('POST', `/tables/${table}/seats`, { invitation, words: WORDS });
  let clients = await Promise.all([ann.socket(), bob.socket()]);
  for (const client of clients) await client.watch(table);
  for (let ply = 1; ply <= 50; ply++) {
    await answer(clients);
    for (const client of clients) await client.until(() => client.view?.ply === ply);
  }
  await expect(moveData(data, database)).rejects.toThrow(/server is running on this folder/);
  await old.close();

  const showing = await started({ data, ...ON_SQLITE, 'read-only': 'yes' });
  for (const browser of [ann, bob]) browser.server = showing;
  expect((await fetch(`${showing.address}/readyz`)).status).toBe(200);
  expect((await ann.ask('GET', '/session')).body.person.name).toBe('Ann');
  const refused = await ann.ask('POST', '/tables', { setup: setupOf(2), words: WORDS });
  expect([refused.status, refused.body.code]).toEqual([503, 'read-only']);
  clients = await Promise.all([ann.socket(), bob.socket()]);
  for (const client of clients) await client.watch(table);
  expect(clients.map((client) => client.view?.ply)).toEqual([50, 50]);
  expect(await answer(clients)).toMatchObject({
    type: 'refused',
    sentence: expect.stringMatching(/read-only at the moment; nothing has changed/),
  });
  const moved = await moveData(data, database);
  expect(moved).toMatchObject({ logs: 1, unplayable: [] });
  expect(moved.tables.map((sum) => sum.table)).toEqual(TABLES);
  expect(moved.tables.find((sum) => sum.table === 'log')?.rows).toBeGreaterThan(50);
  expect(moved.tables.find((sum) => sum.table === 'checksums')?.rows).toBeGreaterThan(0);
  await expect(moveData(data, database)).rejects.toMatchObject({ reason: 'conflict' });
  await showing.close();

  const fresh = await started({ data: temporaryFolder(), database });
  for (const browser of [ann, bob]) browser.server = fresh;
  expect((await bob.ask('GET', '/session')).body.person.name).toBe('Bob');
  clients = await Promise.all([ann.socket(), bob.socket()]);
  for (const client of clients) await client.watch(table);
  expect(await answer(clients)).toMatchObject({ type: 'done' });
  for (const client of clients) await client.until(() => client.view?.ply === 51);
});

test('an incomplete copy is rolled back completely', async () => {
  const data = temporaryFolder();
  const database = await databaseOf('refused');
  const store = await openStore({ folder: data });
  await store.log.append([{ table: 'a', seq: 1, at: 1, body: '{}' }]);
  const row = { name: 'odd', value: 'a \u0000 is no text on PostgreSQL' };
  await store.db.insertInto('kept').values(row).execute();
  await store.close();
  await expect(moveData(data, database)).rejects.toMatchObject({ reason: 'failed' });
  expect(await isEmpty(database)).toBe(true);

  const mended = await openStore({ folder: data });
  await mended.db.deleteFrom('kept').where('name', '=', 'odd').execute();
  await mended.close();
  // Tables that cannot be played by these rules are copied and listed.
  expect(await moveData(data, database)).toMatchObject({ logs: 0, unplayable: ['a'] });
});

test('a backup of a database is restored into a folder or an empty database', async () => {
  const database = await databaseOf('backed-up');
  const store = await openAt(database);
  const rows = Array.from({ length: 1200 }, (_, i) => ({
    table: `t${i % 3}`,
    seq: 1 + Math.floor(i / 3),
    at: i,
    body: JSON.stringify(`${i} 😀 ${'x'.repeat(i % 50)}`),
  }));
  await store.log.append(rows, { set: [{ table: 't0', kind: 'clock', at: 2 ** 52 }] });
  const rating = { person: 'a', players: 2, mu: 25.1, sigma: 1 / 3, games: 1, won: 0, shown: 25 };
  await store.db.insertInto('ratings').values(rating).execute();
  const folder = temporaryFolder();
  const file = join(folder, 'deep', 'backup.db');
  let going = true;
  const writing = (async () => {
    for (let seq = 1; going; seq++) {
      // oxlint-disable-next-line no-await-in-loop
      await store.log.append([{ table: 'meanwhile', seq, at: 0, body: '{}' }]);
    }
  })();
  await store.backup(file);
  going = false;
  await writing;
  expect(readdirSync(join(folder, 'deep'))).toEqual(['backup.db']);
  await expect(backUp({ folder, database }, file)).rejects.toMatchObject({ reason: 'conflict' });

  const other = await databaseOf('restored');
  expect(await restoreData(file, { folder, database: other })).toBeUndefined();
  await expect(restoreData(file, { folder, database: other })).rejects.toMatchObject({
    reason: 'conflict',
  });
  await restoreData(file, { folder });
  const copies = [await openAt(other), await openStore({ folder })];
  for (const copy of copies) {
    for (const table of ['t0', 't1', 't2']) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await copy.log.read(table, 0)).toEqual(await store.log.read(table, 0));
    }
    // oxlint-disable-next-line no-await-in-loop
    expect(await copy.db.selectFrom('ratings').selectAll().execute()).toEqual([rating]);
    // oxlint-disable-next-line no-await-in-loop
    expect(await copy.db.selectFrom('deadlines').select('at').execute()).toEqual([{ at: 2 ** 52 }]);
  }
  await copies[1]?.close();
  expect(await checkData({ folder, database: other })).toEqual([]);
  expect(existsSync(join(folder, 'eminent.db'))).toBe(true);
});

test('check and export do not migrate the database', async () => {
  const database = await databaseOf('older', 'template1');
  const tablesOf = () =>
    withPatientPool(database, async ({ introspection }) =>
      (await introspection.getTables()).map(({ name }) => name),
    );
  await withPatientPool(database, async (db) => {
    await MIGRATIONS['0001-log']?.(db as unknown as Kysely<unknown>, 'postgres');
    await db.insertInto('log').values({ table: 'a', seq: 1, at: 1, body: '{}' }).execute();
  });
  const before = await tablesOf();
  const folder = temporaryFolder();
  const location = { folder, database };
  expect(await checkData(location)).toEqual([]);
  expect(await unplayableIn(location)).toEqual(['a']);
  expect(await exportGames(location, join(folder, 'games'))).toEqual({
    games: 0,
    unplayable: ['a'],
  });
  expect(await tablesOf()).toEqual(before);
});

test('the copied tables include every table', async () => {
  const { db } = await openAt(await databaseOf('all'));
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !/^log_\d\d$/.test(name));
  expect(tables.toSorted()).toEqual(TABLES.toSorted());
});
