// The server command: its help, errors at the start, and that other commands do not load it.
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { newFolder, run } from './run-cli.ts';

test('the help names every setting with its environment variable', async () => {
  const { out } = await run(newFolder(), ['server', 'start', '--help']);
  expect(out).toContain('--public-url <url>');
  expect(out).toContain('EMINENT_PUBLIC_URL');
  const all = (await run(newFolder(), ['server', '--help'])).out;
  for (const name of ['start', 'backup', 'restore', 'export', 'migrate', 'check']) {
    expect(all).toMatch(new RegExp(`^  ${name} `, 'm'));
  }
});

test('a port in use and a folder that cannot be created are refused with a sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const start = (...more: string[]) =>
    run(newFolder(), ['server', 'start', '--host', '127.0.0.1', '--log-level', 'silent', ...more]);
  expect(await start('--data', newFolder(), '--port', String(port))).toEqual({
    status: 2,
    out: '',
    err: `eminent: Port ${port} is in use; choose another with --port.\n`,
  });
  taken.close();
  if (!existsSync('/proc/self')) return;
  const { status, err } = await start('--data', '/proc/eminent', '--port', '0');
  expect([status, err]).toEqual([
    2,
    'eminent: --data /proc/eminent: the folder cannot be used (ENOENT).\n',
  ]);
});

test('other commands do not load the server', () => {
  const source = readFileSync(new URL('../src/commands/server.ts', import.meta.url), 'utf8');
  expect(source).not.toMatch(/^import .*'@eminent\/server'/m);
});
