// A complete server: two users meet over HTTP and get updates over sockets. One signs out, one
// continues after a restart on the same folder.
import { expect, test } from 'vitest';
import { started, temporaryFolder } from '../test-server.ts';
import { Browser } from '../tables/browser.ts';
import type { Client } from '../tables/client.ts';
import { setupOf, WORDS } from '../tables/test-hub.ts';

function rowsOf(client: Client, list: 'lobby' | 'mine'): Record<string, unknown>[] {
  return client.messages.flatMap((message) =>
    message.type === 'stream' && message.what === list
      ? [...(message.rows as Record<string, unknown>[])]
      : [],
  );
}

test('two users meet over HTTP and sockets, and nothing is lost by a restart', async () => {
  const data = temporaryFolder();
  const server = await started({ data });
  const [ann, bob] = [new Browser(), new Browser()];
  await ann.request(server, 'POST', '/session', { name: 'Ann' });
  await bob.request(server, 'POST', '/session', { name: 'Bob' });
  const annSocket = await ann.socket(server);
  annSocket.send({ type: 'follow', what: 'mine', on: true });
  const visitor = await bob.socket(server);
  visitor.send({ type: 'follow', what: 'lobby', on: true });
  const made = await ann.request(server, 'POST', '/tables', {
    setup: setupOf(2, { join: 'listed' }),
    words: WORDS,
  });
  const { table } = made.body;
  const wish = { setup: setupOf(2), key: 'made-before-the-restart' };
  const quiet = await ann.request(server, 'POST', '/tables', wish);
  await visitor.until(() => rowsOf(visitor, 'lobby').some((row) => row['table'] === table));
  expect(
    (await bob.request(server, 'POST', `/tables/${table}/seats`, { words: WORDS })).status,
  ).toBe(200);
  await annSocket.until(() => rowsOf(annSocket, 'mine').some(({ phase }) => phase === 'playing'));
  expect(JSON.stringify(rowsOf(visitor, 'lobby'))).not.toContain(made.body.invitation);

  const old = bob.cookie;
  expect((await bob.request(server, 'DELETE', '/session')).status).toBe(204);
  await visitor.until(() => visitor.closed !== undefined);
  bob.cookie = old;
  expect((await bob.request(server, 'GET', '/me/tables')).status).toBe(401);
  await server.close();

  const again = await started({ data });
  const { body } = await ann.request(again, 'GET', '/me/tables');
  expect(body.rows).toMatchObject([{ table, phase: 'playing' }]);
  expect(await ann.request(again, 'POST', '/tables', wish)).toEqual(quiet);
  expect((await ann.request(again, 'POST', '/tables', { ...wish, words: WORDS })).body.code).toBe(
    'key-used',
  );
  const socket = await ann.socket(again);
  const shown = await socket.watch(table);
  expect(shown.own.seat).toBe(body.rows[0].seat);
  expect(
    (await fetch(`${again.address}/t/${table}`, { redirect: 'manual' })).headers.get('location'),
  ).toBe(`../#/online/t/${table}`);
});
