// A complete server: two users meet over HTTP and get updates over sockets. One signs out, one
// continues after a restart on the same folder.
import { expect, test } from 'vitest';
import { started, temporaryFolder } from '../test-server.ts';
import { Client } from '../tables/client.ts';
import { setupOf, WORDS } from '../tables/test-hub.ts';

class Page {
  readonly origin: string;
  cookie = '';

  constructor(origin: string) {
    this.origin = origin;
  }

  async ask(method: string, path: string, body?: object) {
    const answer = await fetch(`${this.origin}/api/v1${path}`, {
      method,
      headers: {
        origin: this.origin,
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [given] = answer.headers.getSetCookie();
    if (given !== undefined) this.cookie = given.split(';', 1)[0] ?? '';
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  socket(): Promise<Client> {
    const address = `${this.origin.replace('http', 'ws')}/api/v1/socket`;
    return Client.open(address, undefined, { cookie: this.cookie, origin: this.origin });
  }
}

/** Rows of a list that a socket received. */
function rowsOf(client: Client, what: 'lobby' | 'mine'): Record<string, unknown>[] {
  return client.messages.flatMap((message) =>
    message.type === 'stream' && message.what === what
      ? [...(message.rows as Record<string, unknown>[])]
      : [],
  );
}

test('two users meet over HTTP and sockets, and nothing is lost by a restart', async () => {
  const data = temporaryFolder();
  const server = await started({ data });
  const [ann, bob] = [new Page(server.address), new Page(server.address)];
  await ann.ask('POST', '/session', { name: 'Ann' });
  await bob.ask('POST', '/session', { name: 'Bob' });
  const annSocket = await ann.socket();
  annSocket.send({ type: 'follow', what: 'mine', on: true });
  const visitor = await bob.socket();
  visitor.send({ type: 'follow', what: 'lobby', on: true });
  const made = await ann.ask('POST', '/tables', {
    setup: setupOf(2, { join: 'listed' }),
    words: WORDS,
  });
  const { table } = made.body;
  const wish = { setup: setupOf(2), key: 'made-before-the-restart' };
  const quiet = await ann.ask('POST', '/tables', wish);
  await visitor.until(() => rowsOf(visitor, 'lobby').some((row) => row['table'] === table));
  expect((await bob.ask('POST', `/tables/${table}/seats`, { words: WORDS })).status).toBe(200);
  await annSocket.until(() => rowsOf(annSocket, 'mine').some(({ phase }) => phase === 'playing'));
  expect(JSON.stringify(rowsOf(visitor, 'lobby'))).not.toContain(made.body.invitation);

  // Signed out: the socket is closed, and the cookie is invalid.
  const old = bob.cookie;
  expect((await bob.ask('DELETE', '/session')).status).toBe(204);
  await visitor.until(() => visitor.closed !== undefined);
  bob.cookie = old;
  expect((await bob.ask('GET', '/me/tables')).status).toBe(401);
  await server.close();

  const again = await started({ data });
  const back = new Page(again.address);
  back.cookie = ann.cookie;
  const { body } = await back.ask('GET', '/me/tables');
  expect(body.rows).toMatchObject([{ table, phase: 'playing' }]);
  expect(await back.ask('POST', '/tables', wish)).toEqual(quiet);
  expect((await back.ask('POST', '/tables', { ...wish, words: WORDS })).body.code).toBe('key-used');
  const socket = await back.socket();
  const shown = await socket.watch(table);
  expect(shown.own.seat).toBe(body.rows[0].seat);
  expect(
    (await fetch(`${again.address}/t/${table}`, { redirect: 'manual' })).headers.get('location'),
  ).toBe(`../#/online/t/${table}`);
});
