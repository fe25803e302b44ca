// A complete server: locks its data folder, reports its health, serves the page and shuts down
// gracefully.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { WIRE_VERSION } from '@eminent/protocol/online';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isOnPostgres } from './test-database.ts';
import { started, temporaryFolder } from './test-server.ts';

test('reports its health', async () => {
  const { address } = await started();
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' });
  const ready = await fetch(`${address}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({ status: 'ok' });
  const version = await (await fetch(`${address}/version`)).json();
  expect(version).toEqual({ build: 'none', wire: WIRE_VERSION, node: process.version });
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const far = await (await fetch(`${address}/version`, { headers })).json();
  expect(far).toEqual({ build: 'none', wire: WIRE_VERSION });
});

test('metrics are for this machine and for clients with the token', async () => {
  const { address } = await started({ 'metrics-token': 'a-rather-long-token' });
  await fetch(`${address}/api/v1/nothing`);
  const read = (headers: Record<string, string>) => fetch(`${address}/metrics`, { headers });
  const own = await (await read({})).text();
  expect(own).toContain('eminent_refusals_total{transport="http",reason="not-found"} 1');
  expect(own).toMatch(/eminent_http_seconds_count\{method="GET",route="unknown",status="404"\} 1/);
  const far = { 'x-forwarded-for': '198.51.100.7' };
  expect((await read(far)).status).toBe(403);
  expect((await read({ ...far, authorization: 'Bearer a-rather-long-tokem' })).status).toBe(403);
  expect((await read({ ...far, authorization: 'Bearer a-rather-long-token' })).status).toBe(200);
});

test('a folder has one server at a time, a database any number', async () => {
  const data = join(temporaryFolder(), 'deep', 'data');
  const first = await started({ data });
  const another = await started({ data }).then(
    () => 'started',
    (error: Error) => error.message,
  );
  expect(another).toMatch(isOnPostgres ? /^started$/ : /another server uses this folder/);
  await first.close();
  const second = await started({ data });
  expect((await fetch(`${second.address}/healthz`)).status).toBe(200);
});

test.skipIf(process.platform === 'win32')('its folder is private', async () => {
  const data = join(temporaryFolder(), 'data');
  await started({ data });
  for (const path of [data, ...readdirSync(data).map((name) => join(data, name))]) {
    expect([path, statSync(path).mode & 0o077]).toEqual([path, 0]);
  }
});

test('an unusable data folder is explained in a sentence', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  await expect(started({ data: file })).rejects.toThrow(/the folder cannot be used \(\w+\)/);
});

test('serves the page, reports its build, and keeps its own URLs', async () => {
  const page = temporaryFolder();
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), '<style>p{margin:0}</style><p>page</p>');
  writeFileSync(join(page, '.inputs'), JSON.stringify({ inputs: 'abcdef0123456789ffff' }));
  const { address } = await started({ page });
  const root = await fetch(address);
  expect(await root.text()).toContain('<p>page</p>');
  expect(root.headers.get('content-security-policy')).toContain("connect-src 'self'");
  expect((await fetch(`${address}/.inputs`)).status).toBe(404);
  expect((await fetch(`${address}/api/v1/nothing`)).headers.get('content-type')).toContain('json');
  expect(await (await fetch(`${address}/version`)).json()).toMatchObject({
    build: 'abcdef0123456789',
  });
});

test.each([
  'GET /api/v1/%zz HTTP/1.1\r\nhost: x\r\n\r\n',
  'POST /api/v1/x HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
  'GET /api/v1/x HTTP/1.1\r\n\r\n',
  '\u0000\u0001\r\n\r\n',
])('refuses %j and continues', async (sent) => {
  const { port, address } = await started();
  const socket = connect(port, '127.0.0.1', () => socket.end(sent));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});

test('a failed start on a used port leaves nothing behind', async () => {
  const data = temporaryFolder();
  const { port } = await started();
  await expect(started({ data, port: String(port) })).rejects.toThrow(/EADDRINUSE/);
  expect((await started({ data })).port).toBeGreaterThan(0);
});

test('graceful shutdown: notifies clients, refuses new ones, and saves everything', async () => {
  const data = temporaryFolder();
  const first = await started({ data });
  const json = { 'content-type': 'application/json' };
  const begin = (name: string) =>
    fetch(`${first.address}/api/v1/session`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ name }),
    });
  const answer = await begin('Ann');
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const socket = new WebSocket(`${first.address.replace('http', 'ws')}/api/v1/socket`);
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(String(data)));
  await new Promise((done) => socket.once('open', done));
  const closed = new Promise<number>((done) => socket.once('close', done));
  socket.send(JSON.stringify({ type: 'hello', versions: [WIRE_VERSION] }));
  await expect.poll(() => heard.length).toBe(1);

  const both = Promise.all([first.close(), first.close()]);
  expect(await closed).toBe(1001);
  expect(heard.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ type: 'welcome' }),
    { type: 'bye', reason: 'stopping' },
  ]);
  await both;
  await expect(begin('Bob')).rejects.toThrow('fetch failed');
  const second = await started({ data });
  const headers = { cookie };
  const session = await fetch(`${second.address}/api/v1/session`, { headers });
  expect(await session.json()).toMatchObject({ person: { name: 'Ann' } });
});
