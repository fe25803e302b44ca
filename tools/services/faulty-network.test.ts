// The network proxy of drills and tests fails on request.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { FaultyNetwork } from './faulty-network.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

/** An echo server behind the proxy. */
async function echo(): Promise<{ network: FaultyNetwork; server: Server }> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  const network = await FaultyNetwork.to((server.address() as AddressInfo).port);
  open.push(network);
  return { network, server };
}

/** Waits enough turns of the event loop for a byte to pass the proxy in both directions. */
async function turns(): Promise<void> {
  for (let i = 0; i < 50; i++) await new Promise(setImmediate);
}

async function caller(network: FaultyNetwork) {
  const socket = connect(network.port, '127.0.0.1');
  socket.setEncoding('utf8').on('error', () => {});
  open.push({ close: () => socket.destroy() });
  await once(socket, 'connect');
  return {
    socket,
    ask: async (text: string) => {
      socket.write(text);
      return String((await once(socket, 'data'))[0]);
    },
  };
}

test('normal mode: all data arrives in order, with its delay', async () => {
  const { network } = await echo();
  const { socket, ask } = await caller(network);
  expect(await ask('a')).toBe('a');
  network.delayMs = 40;
  let heard = '';
  socket.on('data', (text) => (heard += text));
  socket.write('1');
  await turns();
  network.delayMs = 0;
  socket.write('2');
  while (heard.length < 2) await once(socket, 'data');
  expect(heard).toBe('12');
});

test('cut mode: connections break and new ones are refused until normal mode', async () => {
  const { network } = await echo();
  const { socket } = await caller(network);
  const closed = once(socket, 'close');
  network.setMode('cut');
  await closed;
  const late = connect(network.port, '127.0.0.1').on('error', () => {});
  await once(late, 'close');
  expect(network.open).toBe(0);
  network.setMode('normal');
  expect(await (await caller(network)).ask('b')).toBe('b');
});

test('silent mode: connections stay open without data until normal mode', async () => {
  const { network } = await echo();
  const { socket, ask } = await caller(network);
  expect(await ask('a')).toBe('a');
  network.setMode('silent');
  let heard = '';
  socket.on('data', (text) => (heard += text));
  socket.write('b');
  await turns();
  expect([heard, socket.destroyed]).toEqual(['', false]);
  network.setMode('normal');
  while (heard === '') await once(socket, 'data');
  expect(heard).toBe('b');
});
