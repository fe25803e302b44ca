// Two people at terminals play a whole game on a real server: one creates the table, the other
// joins by its link.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomFromSeed } from '@eminent/engine';
import { readConfig, startServer } from '@eminent/server';
import { afterAll, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'eminent-online-'));
const server = await startServer(
  readConfig(
    {
      port: '0',
      host: '127.0.0.1',
      page: 'none',
      data: join(folder, 'data'),
      'log-level': 'silent',
      'request-limit': '0',
      'socket-limit': '0',
    },
    {},
  ),
);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Random numbers. The program asks again if a number is no answer. */
function lines(seed: string): string {
  const random = randomFromSeed(seed);
  return `${Array.from({ length: 6000 }, () => 1 + random.below(5)).join('\n')}\n`;
}

interface Terminal {
  readonly child: ChildProcess;
  readonly output: { out: string; err: string };
  readonly ended: Promise<number | null>;
}

function terminal(name: string, args: readonly string[]): Terminal {
  const env = { ...process.env, XDG_STATE_HOME: join(folder, name), LANG: 'en' };
  const command = [main, 'online', server.address, '--name', name, '--lang', 'en', ...args];
  const child = spawn(process.execPath, command, { env, stdio: 'pipe' });
  const output = { out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => {
    output.out += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    output.err += data.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.stdin.write(lines(name));
  return { child, output, ended };
}

async function linkOf({ output }: Terminal): Promise<string> {
  for (let i = 0; i < 600; i++) {
    const found = /^http\S+#\/online\/i\/[\w-]{40,}$/m.exec(output.out);
    if (found !== null) return found[0];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no link: ${output.out}${output.err}`);
}

test('two terminals play a whole game, and its deal is verified at both', async () => {
  const ada = terminal('Ada', ['--new', '--players', '2']);
  const bea = terminal('Bea', ['--join', await linkOf(ada)]);
  expect([await ada.ended, await bea.ended]).toEqual([0, 0]);
  for (const { output } of [ada, bea]) {
    expect(output.err).toBe('');
    expect(output.out).toContain('Deal verified');
    expect(output.out).toMatch(/Ada: \d+ points?/);
    expect(output.out).toMatch(/Bea: \d+ points?/);
  }
}, 120_000);

test('an address without a server is refused with a sentence', async () => {
  const child = spawn(process.execPath, [main, 'online', 'localhost:9', '--name', 'Ada']);
  let err = '';
  child.stderr.on('data', (data: Buffer) => {
    err += data.toString();
  });
  const status = await new Promise((resolve) => child.once('exit', resolve));
  expect([status, err]).toEqual([2, 'eminent: http://localhost:9 does not answer\n']);
});
