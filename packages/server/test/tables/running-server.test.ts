// A complete server with a disk: users join over HTTP, play over sockets, the server restarts in
// between, and a session ends.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { isOnPostgres } from '../test-database.ts';
import { started, temporaryFolder } from '../test-server.ts';
import { answerOnce, Browser } from './browser.ts';
import { setupOf, WORDS } from './test-hub.ts';

const OTHER_WORDS = 'ffeeddccbbaa99887766554433221100';

/** Makes the server's next commit wait. Call the result to release the file. */
async function holdFile(data: string): Promise<() => void> {
  const foreign = new DatabaseSync(join(data, 'eminent.db'), { timeout: 0 });
  const isHeld = (): boolean => {
    try {
      foreign.exec('begin immediate');
      return true;
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== 5) throw error;
      return false;
    }
  };
  // The server may have an open transaction, which ends only while this thread is idle.
  // oxlint-disable-next-line no-await-in-loop
  while (!isHeld()) await new Promise(setImmediate);
  return () => {
    foreign.exec('rollback');
    foreign.close();
  };
}

test('a game continues after a restart at the same question', async () => {
  const data = temporaryFolder();
  const first = await started({ data });
  const [ada, bea] = [new Browser(), new Browser()];
  await ada.ask(first, 'POST', '/session', { name: 'Ada' });
  await bea.ask(first, 'POST', '/session', { name: 'Bea' });
  const made = await ada.ask(first, 'POST', '/tables', { setup: setupOf(2), words: WORDS });
  const { table, invitation } = made;
  await bea.ask(first, 'POST', `/tables/${table}/seats`, { invitation, words: OTHER_WORDS });
  let clients = await Promise.all([ada.socket(first), bea.socket(first)]);
  for (const client of clients) await client.watch(table);
  for (let i = 0; i < 30; i++) await answerOnce(clients);
  const before = clients.map((client) => client.shown);
  await first.close();
  for (const client of clients)
    expect(client.messages.at(-1)).toEqual({ type: 'bye', reason: 'stopping' });

  const second = await started({ data });
  clients = await Promise.all([ada.socket(second), bea.socket(second)]);
  for (const [i, client] of clients.entries()) {
    client.shown = before[i];
    client.send({ type: 'watch', table, since: before[i]?.seq ?? 0 });
    await client.until(() => client.messages.at(-1)?.type === 'patch');
  }
  for (let i = 0; i < 10; i++) await answerOnce(clients);
  expect(clients.map((client) => client.view?.ply)).toEqual([40, 40]);
  expect(clients.map((client) => client.messages.some(({ type }) => type === 'table'))).toEqual([
    false,
    false,
  ]);
});

test('a socket closes with its session, and those of other users stay open', async () => {
  const server = await started();
  const [here, there] = [new Browser(), new Browser()];
  await here.ask(server, 'POST', '/session', { name: 'Ada' });
  await there.ask(server, 'POST', '/session', { name: 'Bea' });
  const [socket, other] = [await here.socket(server), await there.socket(server)];
  await here.ask(server, 'DELETE', '/session');
  expect(await socket.gone()).toBe(1008);
  expect(socket.messages.at(-1)).toEqual({ type: 'bye', reason: 'signed-out' });
  other.send({ type: 'ping', id: 4 });
  await other.until(() => other.messages.at(-1)?.type === 'pong');
  expect(other.closed).toBeUndefined();
});

test('shutdown closes sockets at once and finishes pending commands', async () => {
  const data = temporaryFolder();
  const slow = await started(
    { data },
    isOnPostgres ? { commitDelayMs: 2000 } : { busyMs: 600_000 },
  );
  const [ada, bea] = [new Browser(), new Browser()];
  await ada.ask(slow, 'POST', '/session', { name: 'Ada' });
  await bea.ask(slow, 'POST', '/session', { name: 'Bea' });
  const made = await ada.ask(slow, 'POST', '/tables', { setup: setupOf(2), words: WORDS });
  const { table, invitation } = made;
  await bea.ask(slow, 'POST', `/tables/${table}/seats`, { invitation, words: OTHER_WORDS });
  const clients = await Promise.all([ada.socket(slow), bea.socket(slow)]);
  for (const client of clients) await client.watch(table);
  const at = clients.findIndex((client) => client.view?.decision !== undefined);
  const decider = clients[at];
  const question = decider?.shown?.game?.question;
  if (decider === undefined || question === undefined) throw new Error('no open question');
  const tokens = [decider.view?.decision?.options[0]?.token ?? ''];
  const answer = { type: 'answer', table, key: 'given-at-the-end', question, tokens } as const;
  const release = isOnPostgres ? () => undefined : await holdFile(data);
  decider.send({ ...answer, finish: false });
  decider.send({ type: 'ping', id: 1 });
  await decider.until(() => decider.messages.some(({ type }) => type === 'pong'));
  let isClosed = false;
  const closed = slow.close().then(() => (isClosed = true));
  await decider.gone();
  expect(decider.messages.at(-1)).toEqual({ type: 'bye', reason: 'stopping' });
  expect(isClosed).toBe(false);
  release();
  await closed;

  const next = await started({ data });
  const again = await [ada, bea][at]?.socket(next);
  await again?.watch(table);
  expect(again?.view?.ply).toBe(1);
  expect(await again?.ask({ ...answer, finish: false }, answer.key)).toMatchObject({
    type: 'done',
  });
  expect(again?.view?.ply).toBe(1);
});
