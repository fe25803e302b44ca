// Each connection goes to the next node that listens.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { LoadBalancer } from './load-balancer.ts';

async function node(name: string) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(name));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  onTestFinished(stop);
  return { port: (server.address() as AddressInfo).port, stop };
}

async function ask({ port }: LoadBalancer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('who is there?');
  return text(socket).catch(() => 'nobody');
}

test('connections rotate over the nodes, skip one that does not listen, and fail without nodes', async () => {
  const [a, b] = [await node('a'), await node('b')];
  const balancer = await LoadBalancer.before([a.port, b.port]);
  onTestFinished(() => balancer.close());
  const four = [await ask(balancer), await ask(balancer), await ask(balancer), await ask(balancer)];
  expect(four).toEqual(['a', 'b', 'a', 'b']);
  await a.stop();
  expect([await ask(balancer), await ask(balancer), await ask(balancer)]).toEqual(['b', 'b', 'b']);
  await b.stop();
  expect(['nobody', '']).toContain(await ask(balancer));
});
