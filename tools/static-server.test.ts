// The static server gives out the folder's files and nothing else.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileFor, serveFolder } from './static-server.ts';

const parent = mkdtempSync(join(tmpdir(), 'eminent-serve-'));
const folder = join(parent, 'dist');
const server = serveFolder(folder);
let address = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<p>page</p>');
  writeFileSync(join(folder, '.inputs'), 'hidden');
  writeFileSync(join(folder, 'assets/main-1a2b.js'), 'export {};');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(parent, { recursive: true });
});

test('the root is the index, with its type and not cached', async () => {
  const response = await fetch(`${address}/?seed=x`);
  expect(await response.text()).toBe('<p>page</p>');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('named assets are cached for ever', async () => {
  const response = await fetch(`${address}/assets/main-1a2b.js`);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toBe('export {};');
});

test('missing files and other methods are refused', async () => {
  expect((await fetch(`${address}/nothing.js`)).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%5csecret.txt',
  '/.inputs',
  '/%00',
  '/%',
  '/assets',
])('nothing is given out for %s', (path) => {
  expect(fileFor(folder, path)).toBeUndefined();
});
