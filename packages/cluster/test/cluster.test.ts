// Complete servers on one PostgreSQL and one Redis. Users at different nodes play, and do not
// notice failures of nodes.
import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { findRedis, type RunningRedis, startRedis } from '../../../tools/services/redis.ts';
import type { RunningServer, Settings } from '../../server/src/index.ts';
import { readHostFile } from '../../server/src/ops/host-file.ts';
import { isOnPostgres, storePlace } from '../../server/test/test-database.ts';
import { started, temporaryFolder } from '../../server/test/test-server.ts';
import type { Client } from '../../server/test/tables/client.ts';
import { setupOf, WORDS } from '../../server/test/tables/test-hub.ts';
import { type At, answerOnce, Browser } from '../../server/test/tables/browser.ts';
import { answersIn, forget, register } from './span-recorder.ts';

const OTHER_WORDS = 'ffeeddccbbaa99887766554433221100';
const isReady = isOnPostgres && findRedis() !== undefined;

interface Nodes {
  readonly a: RunningServer;
  readonly b: RunningServer;
  readonly redis: RunningRedis;
  /** The data folder. Its path determines the name of the database. */
  readonly data: string;
  readonly more: () => Promise<RunningServer>;
}

async function startNodes(settings: Settings = {}): Promise<Nodes> {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const data = temporaryFolder();
  const more = () => started({ ...settings, data, redis: redis.url });
  const a = await more();
  const b = await more();
  return { a, b, redis, data, more };
}

interface Seated {
  readonly table: string;
  readonly ada: Browser;
  readonly bea: Browser;
}

/** Ada creates a table at one node, Bea joins at another. */
async function sitDown(at: RunningServer, other: At): Promise<Seated> {
  const [ada, bea] = [new Browser(), new Browser()];
  await ada.ask(at, 'POST', '/session', { name: 'Ada' });
  await bea.ask(other, 'POST', '/session', { name: 'Bea' });
  const { table, invitation } = await ada.ask(at, 'POST', '/tables', {
    setup: setupOf(2),
    words: WORDS,
  });
  await bea.ask(other, 'POST', `/tables/${table}/seats`, { invitation, words: OTHER_WORDS });
  return { table, ada, bea };
}

async function look(browser: Browser, node: At, table: string): Promise<Client> {
  const client = await browser.socket(node);
  await client.watch(table);
  return client;
}

async function readyz({ address }: RunningServer): Promise<unknown> {
  return (await fetch(`${address}/readyz`)).json();
}

test.runIf(isReady)(
  'two users at two nodes play and see each other, and one continues elsewhere when their node stops',
  async () => {
    const { a, b, more } = await startNodes();
    const { table, ada, bea } = await sitDown(a, b);
    let clients = [await look(ada, a, table), await look(bea, b, table)];
    for (let i = 0; i < 12; i++) await answerOnce(clients);
    const [mine, theirs] = clients;
    await mine?.until(
      () => mine.shown?.seats.every(({ presence }) => presence === 'here') === true,
    );
    await theirs?.until(
      () => theirs.shown?.seats.every(({ presence }) => presence === 'here') === true,
    );
    await b.close();
    expect(theirs?.messages.at(-1)).toMatchObject({ type: 'bye', reason: 'stopping' });
    const c = await more();
    clients = [...clients.slice(0, 1), await look(bea, c, table)];
    for (let i = 0; i < 12; i++) await answerOnce(clients);
    expect(await readyz(c)).toMatchObject({ status: 'ok', checks: { nodes: 'ok' } });
  },
);

test.runIf(isReady)(
  'the game continues while Redis is down, which the nodes report, and afterwards',
  async () => {
    const { a, b, redis } = await startNodes();
    const { table, ada, bea } = await sitDown(a, b);
    const clients = [await look(ada, a, table), await look(bea, b, table)];
    for (let i = 0; i < 4; i++) await answerOnce(clients);
    const { seq = 0 } = clients[1]?.shown ?? {};
    await redis.kill();
    for (let i = 0; i < 4; i++) await answerOnce(clients);
    await expect
      .poll(() => readyz(b))
      .toMatchObject({
        status: 'ok',
        checks: { nodes: 'no connection; polling the database instead' },
      });
    await redis.restart();
    await expect.poll(() => readyz(b)).toMatchObject({ checks: { nodes: 'ok' } });
    for (let i = 0; i < 4; i++) await answerOnce(clients);
    expect(clients[1]?.shown?.seq).toBe(seq + 8);
  },
);

test.runIf(isReady).each([
  ['by a message', true],
  ['in the database', false],
] as const)(
  'signing out at one node closes the socket at the other: %s',
  async (_, isConnected) => {
    const { a, b, redis } = await startNodes();
    const ada = new Browser();
    await ada.ask(a, 'POST', '/session', { name: 'Ada' });
    const remoteNodes = await ada.socket(b);
    if (!isConnected) await redis.kill();
    await ada.ask(a, 'DELETE', '/session');
    await expect.poll(() => remoteNodes.closed).toBeDefined();
    expect(remoteNodes.messages.at(-1)).toMatchObject({ type: 'bye', reason: 'signed-out' });
  },
);

test.runIf(isReady).each([
  ['by a message', true],
  ['in the database', false],
] as const)('a ban at one node applies at the other: %s', async (_, isConnected) => {
  const { a, b, redis, data } = await startNodes();
  const { table, ada, bea } = await sitDown(a, b);
  const clients = [await look(ada, a, table), await look(bea, b, table)];
  await answerOnce(clients);
  if (!isConnected) await redis.kill();
  // The file in the shared folder names the node that was started last.
  const host = readHostFile(data);
  expect(host?.address).toBe(b.address);
  const { person } = await ada.ask(a, 'GET', '/session');
  const banned = await fetch(`${b.address}/api/v1/admin/people/${person.id}/sanctions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${host?.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'ban', reason: 'a test' }),
  });
  expect(banned.status).toBe(201);
  const [mine] = clients;
  await expect.poll(() => mine?.closed).toBeDefined();
  expect(mine?.messages.at(-1)).toMatchObject({ type: 'bye', reason: 'signed-out' });
  const ask = () => ada.ask(a, 'POST', '/tables', { setup: setupOf(2), words: WORDS });
  await expect.poll(ask).toMatchObject({ code: 'banned' });
});

test.runIf(isReady)('one answer is one trace across both nodes', async () => {
  const spans = register();
  onTestFinished(forget);
  const { a, b } = await startNodes({ tracing: 'yes' });
  const { table, ada, bea } = await sitDown(a, b);
  const clients = [await look(ada, a, table), await look(bea, b, table)];
  await answerOnce(clients);
  const names = () =>
    answersIn(spans.getFinishedSpans()).map(({ others }) =>
      others.map(({ name }) => name).toSorted(),
    );
  await expect
    .poll(names)
    .toEqual([['apply', 'commit', 'decide', 'parse', 'publish', 'receive', 'wait']]);
});

test.runIf(isReady)(
  'a lobby subscriber at one node sees a table created at the other',
  async () => {
    const { a, b } = await startNodes();
    const [ada, bea] = [new Browser(), new Browser()];
    await ada.ask(a, 'POST', '/session', { name: 'Ada' });
    await bea.ask(b, 'POST', '/session', { name: 'Bea' });
    const client = await bea.socket(b);
    client.send({ type: 'follow', what: 'lobby', on: true });
    await client.until(() => client.messages.some(({ type }) => type === 'stream'));
    const setup = setupOf(2, { join: 'listed' });
    const { table } = await ada.ask(a, 'POST', '/tables', { setup, words: WORDS });
    const isThere = () =>
      client.messages.some(
        (one) => one.type === 'stream' && JSON.stringify(one.rows).includes(table),
      );
    await client.until(isThere);
    expect(isThere()).toBe(true);
  },
);

async function startProcess(database: string, redis: string) {
  const child = spawn(
    process.execPath,
    [
      'packages/cli/src/main.ts',
      'server',
      'start',
      '--port',
      '0',
      '--page',
      'none',
      '--log-level',
      'silent',
    ],
    {
      cwd: new URL('../../..', import.meta.url),
      env: {
        ...process.env,
        EMINENT_DATABASE: database,
        EMINENT_REDIS: redis,
        EMINENT_DATA: temporaryFolder(),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const address = await new Promise<string>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      const found = /http:\/\/\S+?(?=\/\s)/.exec(data.toString())?.[0];
      if (found !== undefined) resolve(found);
    });
  });
  return { address, child };
}

test.runIf(isReady)(
  'a node is killed: its users continue at another, and the others see them disconnect',
  async () => {
    const { a, redis, data } = await startNodes();
    const killed = await startProcess((await storePlace(data)).database ?? '', redis.url);
    const { table, ada, bea } = await sitDown(a, killed);
    const clients = [await look(ada, a, table), await look(bea, killed, table)];
    const [mine] = clients;
    for (let i = 0; i < 6; i++) await answerOnce(clients);
    const presence = () => mine?.shown?.seats.find(({ name }) => name === 'Bea')?.presence;
    await expect.poll(presence).toBe('here');
    killed.child.kill('SIGKILL');
    const again = await look(bea, a, table);
    expect(again.shown?.seq).toBeGreaterThan(6);
    const both = clients.slice(0, 1).concat(again);
    for (let i = 0; i < 6; i++) await answerOnce(both);
    again.close();
    await expect.poll(presence).not.toBe('here');
  },
);
