// The server command: its help, and what other commands load of it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newFolder, run } from './cli.ts';

test('the help names every setting with its name in the environment', async () => {
  const { out } = await run(newFolder(), ['server', 'start', '--help']);
  expect(out).toContain('--public-url <url>');
  expect(out).toContain('EMINENT_PUBLIC_URL');
  const all = (await run(newFolder(), ['server', '--help'])).out;
  for (const name of ['start', 'backup', 'restore', 'export', 'migrate', 'check']) {
    expect(all).toMatch(new RegExp(`^  ${name} `, 'm'));
  }
});

test('other commands do not read the server', () => {
  const source = readFileSync(new URL('../src/commands/server.ts', import.meta.url), 'utf8');
  expect(source).not.toMatch(/^import .*'@eminent\/server'/m);
});
