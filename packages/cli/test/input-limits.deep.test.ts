// Processes with endless input or a failing output: one sentence, status 2, and no more input read
// than needed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusalOf, zeros } from './input-files.ts';
import { main, newFolder, runProcess } from './run-cli.ts';

const folder = newFolder();

test.each([[['play']], [['bot', 'captain']]])(
  '%j does not read an endless line into memory',
  (words) => {
    const stdin = openSync(join(folder, zeros(folder, 'endless', 1_000_000_000)), 'r');
    const { status, err } = runProcess(folder, words, { stdio: [stdin, 'pipe', 'pipe'] });
    expect(status).toBe(2);
    expect(err).toMatch(/^eminent: the input has a line of more than \d+ characters\n$/);
  },
);

test.skipIf(!existsSync('/dev/full'))('a full device ends the program with a sentence', () => {
  const full = openSync('/dev/full', 'w');
  for (const args of [['--help'], ['position', 'new'], ['play']]) {
    const done = runProcess(folder, args, { stdio: ['pipe', full, 'pipe'] });
    expect(refusalOf(done)).toContain('the output could not be written: the device is full');
  }
});

test.each([[['position', 'new']], [['simulate', '--games', '2', '--json']], [['play']]])(
  'a reader of %j that goes away ends the program with a sentence',
  async (args) => {
    const env = { ...process.env, INIT_CWD: folder };
    const child = spawn(process.execPath, [main, ...args], { env, stdio: 'pipe' });
    child.stdout.destroy();
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    const status = await new Promise((resolve) => child.once('close', resolve));
    expect(refusalOf({ status: Number(status), out: '', err })).toContain(
      'the output could not be written: the reader closed it',
    );
  },
);

test('an error that cannot be printed is still an error', () => {
  const shell = `"${process.execPath}" "${main}" dance 2>&-`;
  expect(spawnSync(shell, { shell: true }).status).toBe(2);
});
