// A command for an online table does not wait for ever when the server is lost.
import type { AddressInfo } from 'node:net';
import { PassThrough, Writable } from 'node:stream';
import type { TableSnapshot } from '@eminent/protocol/online';
import { loadPart } from '@eminent/text';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { withIo } from '../src/io.ts';
import { OnlineClient } from '../src/online/http-client.ts';
import { playOnline } from '../src/online/play.ts';
import { TableClient } from '../src/online/table-client.ts';
import { PROCESS_IO } from '../src/process-io.ts';

test('a command ends when the server closes the connection for good', async () => {
  const host = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((listening) => host.once('listening', listening));
  host.on('connection', (socket) => {
    const send = (message: object) => socket.send(JSON.stringify(message));
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { readonly type: string };
      if (type === 'hello') send({ type: 'welcome', version: 1, build: '', now: 0 });
      if (type === 'resign') send({ type: 'bye', reason: 'signed-out' });
    });
  });
  const { port } = host.address() as AddressInfo;
  const env = { XDG_STATE_HOME: '/nowhere' };
  const server = withIo({ ...PROCESS_IO, env }, () => new OnlineClient(`http://127.0.0.1:${port}`));
  const client = new TableClient(server, 'table');
  expect(await client.run({ type: 'resign' })).toBeUndefined();
  expect(client.endReason).toContain('signed-out');
  // A command after the end of the connection, such as the second one of a line, fails at once too.
  expect(await client.run({ type: 'back' })).toBeUndefined();
  client.close();
  await new Promise((closed) => host.close(closed));
});

test('a lost connection is reported while a command waits', async () => {
  await loadPart('online');
  let printed = '';
  const stdout = new Writable({
    write(chunk: Buffer, _, done) {
      printed += chunk.toString();
      done();
    },
  });
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const shown = { phase: 'gathering', seats: [], talk: [], own: {}, setup: { game: {} } };
  let notify = (): void => undefined;
  const client = {
    shown: shown as unknown as TableSnapshot,
    isConnected: true,
    endReason: undefined as string | undefined,
    change: () =>
      new Promise<void>((resolve) => {
        notify = resolve;
      }),
    async run() {
      await new Promise((resolve) => setImmediate(resolve));
      client.isConnected = false;
      notify();
      await expect.poll(() => printed).toContain('Connection lost');
      client.endReason = 'the end';
      return undefined;
    },
  };
  const lines = ['/resign'].values();
  const read = { next: () => Promise.resolve(lines.next()), close: () => undefined };
  const io = { ...PROCESS_IO, stdin, stdout };
  await withIo(io, () => playOnline(client as unknown as TableClient, read, 'en'));
  expect(printed).toContain('the end');
});
