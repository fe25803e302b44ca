// The terminal's session at an online server is stored between runs under the name of its cookie.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withIo } from '../src/io.ts';
import { OnlineClient } from '../src/online/http-client.ts';
import { PROCESS_IO } from '../src/process-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'eminent-session-'));
const io = { ...PROCESS_IO, env: { ...process.env, XDG_STATE_HOME: folder } };
const file = join(folder, 'eminent', 'sessions.json');
const token = 'x'.repeat(52);

/** `requests` collects the cookies of all requests. `given` is what the next response sets. */
const requests: (string | undefined)[] = [];
let given: string[] = [];
const host = createServer((request, response) => {
  requests.push(request.headers.cookie);
  response.setHeader('set-cookie', given);
  response.end('{}');
}).listen(0, '127.0.0.1');
await new Promise((listening) => host.once('listening', listening));
const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true });
});

const newServer = () => withIo(io, () => new OnlineClient(origin));

const look = (server: OnlineClient) =>
  withIo(io, () => server.get('/session', (value) => ({ ok: true as const, value })));

test('a cookie is sent back under its own name, also by the next run', async () => {
  const server = newServer();
  given = [`__Host-eminent=host-${token}; Path=/; HttpOnly; Secure`, 'eminent=; Path=/'];
  await look(server);
  given = [];
  await look(server);
  await look(newServer());
  const kept = `__Host-eminent=host-${token}`;
  expect(requests.splice(0)).toEqual([undefined, kept, kept]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ [origin]: kept });
});

test('a session stored without a name still works, and is stored with a name when it is renewed', async () => {
  mkdirSync(join(folder, 'eminent'), { recursive: true });
  writeFileSync(file, JSON.stringify({ [origin]: token }));
  const server = newServer();
  given = [`eminent=${'y'.repeat(52)}; Path=/; HttpOnly`];
  await look(server);
  given = [];
  await look(newServer());
  expect(requests.splice(0)).toEqual([`eminent=${token}`, `eminent=${'y'.repeat(52)}`]);
});
