// The command line as a process: exit status, a closed pipe, Ctrl-C, a bot program, and starting
// and stopping a server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { main, newFolder, run, runProcess } from './run-cli.ts';

const folder = newFolder();

function started(args: readonly string[]) {
  const env = { ...process.env, INIT_CWD: folder };
  const child = spawn(process.execPath, [main, ...args], { env, stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('an unknown command exits with status 2 and one sentence', async () => {
  const done = runProcess(folder, ['dance']);
  expect(done).toEqual(await run(folder, ['dance']));
  expect(done.status).toBe(2);
});

test('closed output ends the program with a sentence', async () => {
  const child = started(['position', 'new']);
  child.stdout.destroy();
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(err).toBe('eminent: the output could not be written: the reader closed it\n');
});

test.runIf(process.platform !== 'win32')('Ctrl-C ends a game with the signal', async () => {
  const child = started(['play', '--seed', 'b', '--lang', 'en']);
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
});

test.runIf(process.platform !== 'win32')('a server runs until it is stopped', async () => {
  const data = join(folder, 'data');
  const quiet = ['--port', '0', '--page', 'none', '--log-level', 'silent'];
  const child = started(['server', 'start', '--data', data, ...quiet]);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const address = /http:\S+\d/.exec(line)?.[0] ?? '';
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a bot program plays a game without faults', async () => {
  writeFileSync(
    join(folder, 'bot.cjs'),
    `const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const { type, id, view } = JSON.parse(line);
      if (type === 'hello') say({ type, protocol: 1, name: 'default' });
      if (type === 'decide') say({ type: 'choose', id, token: view.decision.default });
    });`,
  );
  const seats = 'exec:node bot.cjs,random';
  const args = ['simulate', '--games', '1', '--seed', 'a', '--time', '600000', '--json'];
  const { out, status } = await run(folder, [...args, '--seats', seats]);
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 1, faults: [] });
});
