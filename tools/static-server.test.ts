// The server serves only files of the newest build, and no request can crash or block it.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byDepth } from './test-depth.ts';
import { compressFolder } from './compress.ts';
import { BuildFolders } from './build-folders.ts';
import { serveFolder } from '../packages/server/src/http/page.ts';

const parent = mkdtempSync(join(tmpdir(), 'eminent-serve-'));
const folder = join(parent, 'dist');
const builds = new BuildFolders(folder, join(parent, 'builds'));
const script = `export const long = '${'x'.repeat(5000)}';`;
const large = Buffer.alloc(8_000_000, 'y');
let server: ReturnType<typeof serveFolder>;
let port = 0;

async function publish(name: string): Promise<void> {
  const build = builds.begin();
  mkdirSync(join(build, 'assets'), { recursive: true });
  writeFileSync(join(build, 'index.html'), `<style>p{margin:0}</style><p>${name}</p>`);
  writeFileSync(join(build, '.inputs'), 'hidden');
  writeFileSync(join(build, `assets/${name}.js`), script);
  writeFileSync(join(build, 'assets/large.woff2'), large);
  await compressFolder(build);
  builds.publish(build);
}

/** Requests a path as it is, without a browser's normalization. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path, headers, agent: false }, resolve).on('error', reject);
  });
  const chunks: Buffer[] = await answer.toArray();
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

beforeAll(async () => {
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  await publish('first');
  symlinkSync(join(parent, 'secret.txt'), join(parent, 'link.txt'));
  server = serveFolder(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(parent, { recursive: true });
});

describe('files', () => {
  test('only the replay widget may be shown in frames of other sites', async () => {
    const widget = await ask('/embed/r/abc123?x=1');
    expect(widget.status).toBe(200);
    expect(widget.body.toString()).toContain('first');
    expect(widget.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(widget.headers['x-robots-tag']).toBe('noindex');
    for (const path of ['/', '/index.html', '/embed/r/', '/embed/r/A', '/embed/r/a/b', '/embed']) {
      // oxlint-disable-next-line no-await-in-loop
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  test('the root is the index, with its type, revalidated each time', async () => {
    const { body, headers } = await ask('/?seed=x');
    expect(String(body)).toContain('<p>first</p>');
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('an unchanged file is not sent again', async () => {
    const { headers } = await ask('/index.html');
    expect(headers.etag).toMatch(/^W\/"/);
    const again = await ask('/index.html', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBeDefined();
  });

  test('hashed assets are cached forever, missing ones are not', async () => {
    const found = await ask('/assets/first.js');
    expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(String(found.body)).toBe(script);
    const missing = await ask('/assets/nothing.js');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('files compressed with %s are sent compressed', async (encoding, decompress) => {
    const { headers, body } = await ask('/assets/first.js', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(String(decompress(body))).toBe(script);
  });

  test('other methods are refused', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' })).status).toBe(200);
  });
});

test.each(['/', '/assets/first.js', '/nothing'])('%s has every header', async (path) => {
  const { headers } = await ask(path);
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()') as string,
  });
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/..%5csecret.txt',
  '/..%2fsecret.txt',
  '//secret.txt',
  '/.inputs',
  '/%2einputs',
  '/%00',
  '/index.html%00',
  '/%',
  '/%c0%ae%c0%ae/secret.txt',
  '/assets',
  '/assets/',
  '/constructor',
  '/__proto__',
])('nothing is served for %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('nothing is served for paths longer than any file system supports', async () => {
  expect((await ask(`/${'a'.repeat(300)}`)).status).toBe(404);
  expect((await ask(`/${'a/'.repeat(2000)}`)).status).toBe(404);
});

test('range requests are ignored', async () => {
  for (const range of ['bytes=5-2', 'bytes=-1', 'bytes=0-0,2-3', 'bytes=x-y', 'bytes=99999999-']) {
    expect((await ask('/assets/first.js', { range })).status).toBe(200);
  }
});

test.each([
  ['headers without end', `GET / HTTP/1.1\r\nx: ${'y'.repeat(100_000)}`],
  ['no HTTP', '\u0000\u0001\u0002\r\n\r\n'],
  ['a path without slash', 'GET constructor HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
])('%s: refused', async (_, sent) => {
  const socket = connect(port, '127.0.0.1', () => socket.write(sent));
  // An oversized request is cut off, perhaps before the response is read.
  expect(await text(socket).catch(() => '')).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/);
  expect((await ask('/')).status).toBe(200);
});

const descriptors = () => readdirSync('/proc/self/fd').length;

test.runIf(process.platform === 'linux')('interrupted downloads leave nothing open', async () => {
  const before = descriptors();
  const cutOff = () =>
    new Promise<void>((resolve) => {
      const request = get({ port, path: '/assets/large.woff2', agent: false }, (answer) => {
        answer.once('data', () => request.destroy());
      });
      request.on('error', () => resolve()).on('close', () => resolve());
    });
  for (let round = 0; round < byDepth(10, 100); round++) {
    await Promise.all(Array.from({ length: 20 }, cutOff));
  }
  // At least 200 downloads were interrupted. The test runner itself may open a few files.
  const most = before + 20;
  while (descriptors() > most) await sleep(10);
  expect(descriptors()).toBeLessThanOrEqual(most);
  expect((await ask('/')).status).toBe(200);
});

test('a running server switches to a new build at once and still serves the files of the previous one', async () => {
  const building = builds.begin();
  mkdirSync(building, { recursive: true });
  writeFileSync(join(building, 'index.html'), 'half');
  expect(String((await ask('/')).body)).toContain('<p>first</p>');
  rmSync(building, { recursive: true });
  await publish('second');
  expect(String((await ask('/')).body)).toContain('<p>second</p>');
  expect((await ask('/assets/first.js')).status).toBe(200);
  expect((await ask('/assets/second.js')).status).toBe(200);
  await publish('third');
  await publish('fourth');
  expect(String((await ask('/')).body)).toContain('<p>fourth</p>');
  expect((await ask('/assets/second.js')).status).toBe(404);
});

test('no file is missing during consecutive builds', async () => {
  let done = false;
  const statuses = new Set<number | undefined>();
  const visitor = async () => {
    while (!done) statuses.add((await ask('/')).status);
  };
  const visitors = [visitor(), visitor(), visitor()];
  for (let build = 0; build < 10; build++) await publish(`build-${build}`);
  done = true;
  await Promise.all(visitors);
  expect([...statuses]).toEqual([200]);
});
