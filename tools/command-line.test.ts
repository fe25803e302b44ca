// The repository's programs end with one sentence and status 2 on any bad argument or output error.
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { byDepth } from './test-depth.ts';
import { root } from './paths.ts';
import { quoted, sentenceOf } from './command-line.ts';
import { run, runNode } from './run-process.ts';

const long = 'x'.repeat(100_000);
const color = '\u001b[31m';

/** Each entry starts a program, so the gate tests only every sixth. */
const REFUSED: readonly (readonly [string, readonly string[]])[] = [
  ['tools/serve.ts', ['--port', '0']],
  ['tools/serve.ts', ['--port', '65536']],
  ['tools/serve.ts', ['--port', '8e3']],
  ['tools/serve.ts', ['--port', long]],
  ['tools/serve.ts', ['--port', '']],
  ['tools/serve.ts', ['--host', '']],
  ['tools/serve.ts', ['--host', long]],
  ['tools/serve.ts', ['--host', color]],
  ['tools/serve.ts', ['--host', 'no.such.host.invalid']],
  ['tools/serve.ts', ['--host', '192.0.2.1']],
  ['tools/serve.ts', ['--open']],
  ['tools/serve.ts', ['elsewhere']],
  ['tools/build.ts', ['--fast']],
  ['tools/testing/gate.ts', ['--slow']],
  ['tools/perft.ts', ['--depth', '1x']],
  ['tools/perft.ts', ['--seed', long]],
  ['tools/perft.ts', ['--players', '9']],
  ['tools/perft.ts', [long]],
  ['tools/naive/main.ts', ['--progress', '.']],
  ['tools/properties.ts', ['--cheap', '-1']],
  ['tools/properties.ts', ['--costly=1e99']],
  ['tools/contact-sheet.ts', ['--url', 'http://localhost:1']],
  ['tools/contact-sheet.ts', ['--url', long]],
  ['tools/moving-picture.ts', ['--url', 'http://localhost:1']],
  ['tools/playthroughs/main.ts', ['--old']],
  ['tools/naive/main.ts', ['--x']],
  ['tools/naive/main.ts', ['--progress', '/dev/zero']],
  ['tools/naive/main.ts', ['--progress', 'package.json']],
  ['packages/bots/train/main.ts', ['--games', 'all']],
  ['packages/bots/train/main.ts', ['--threads', '0']],
  ['bench/main.ts', ['--x']],
  ['bench/against.ts', []],
  ['bench/against.ts', [long]],
  ['bench/against.ts', ['--output=x']],
  ['bench/bots.ts', ['--x']],
  ['bench/page.ts', ['--only', 'all']],
  ['bench/page.ts', ['--runs', '0']],
];

test.concurrent.each(REFUSED.filter((_, i) => i % byDepth(14, 1) === 0))(
  '%s refuses unknown arguments',
  async (program, args) => {
    const { code, output } = await runNode(program, [...args]);
    expect(output).toMatch(/^.{10,400}\n$/);
    expect(output).not.toContain(color);
    expect(output).not.toMatch(/\bat .*:\d+:\d+|node:internal/);
    expect(code).toBe(2);
  },
);

test('a port in use is reported before the build', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const { port } = other.address() as AddressInfo;
  const ended = await runNode('tools/serve.ts', ['--port', String(port)]);
  await new Promise((resolve) => other.close(resolve));
  const output = `Port ${port} is in use; choose another with --port.\n`;
  expect(ended).toEqual({ code: 2, output });
});

/** How a program ends if its output cannot be written. */
async function withOutput(stdout: 'closed' | number, program: string, ...args: string[]) {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ['ignore', stdout === 'closed' ? 'pipe' : stdout, 'pipe'],
  });
  child.stdout?.destroy();
  const code = new Promise((resolve) => child.on('close', resolve));
  return { output: child.stderr === null ? '' : await text(child.stderr), code: await code };
}

test.each([
  ['tools/perft.ts', '--depth', '3'],
  ['tools/playthroughs/main.ts', '--check'],
])('%s ends when its output is closed', async (program, ...args) => {
  expect(await withOutput('closed', program, ...args)).toEqual({
    output: 'Nobody reads the output any more.\n',
    code: 2,
  });
});

test.runIf(process.platform === 'linux')('a full device is reported', async () => {
  expect(await withOutput(openSync('/dev/full', 'w'), 'tools/perft.ts', '--depth', '3')).toEqual({
    output: 'No output possible (ENOSPC).\n',
    code: 2,
  });
});

test('a server logs an unexpected error in one line and keeps running', async () => {
  const program = `
    import { startProgram, continueAfterErrors } from './tools/command-line.ts';
    startProgram();
    continueAfterErrors();
    setTimeout(() => { throw new Error('first\\nsecond'); });
    void Promise.reject(new Error('third'));
    setTimeout(() => console.log('still here'), 100);`;
  const ended = await run(process.execPath, ['--input-type=module', '--eval', program]);
  const line = (what: string) => `The server continues after: ${what}\n`;
  expect(ended).toEqual({ code: 0, output: `${line('third')}${line('first second')}still here\n` });
});

test('user input is repeated as one bounded line without control characters', () => {
  expect(quoted(`a\u001b[2J\u009b\u2028b`)).toBe('"a\\x1b[2J\\x9b\\x2028b"');
  expect(quoted(long).length).toBeLessThan(70);
  expect(sentenceOf(new Error(`first\nsecond ${long}`))).toMatch(/^first second x{200,300}…$/);
});
