// The program in a pseudo terminal: the end of the game, Ctrl-C and Ctrl-D.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { main } from './run-cli.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;
/**
 * Runs a command in a pseudo terminal. Types `1` at the first prompt, then always the given key.
 */
const AT_TERMINAL = `
import os, pty, sys
pid, terminal = pty.fork()
if pid == 0:
    os.execv(sys.argv[2], sys.argv[2:])
shown, typed = b"", 0
while True:
    try:
        more = os.read(terminal, 65536)
    except OSError:
        break
    if not more:
        break
    shown += more
    while shown.count(b"\\n> ") > typed:
        os.write(terminal, sys.argv[1].encode() if typed else b"1\\r")
        typed += 1
os.write(1, shown)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) & 255)
`;

test.skipIf(!hasPython).each([
  ['the game', '1\r', /planets \d+, tokens \d+/, 0],
  ['Ctrl-C', '\u0003', /\n> /, 256 - 2],
  ['Ctrl-D', '\u0004', /\n> /, 0],
])('at a terminal the program ends with %s', (_, key, shown, status) => {
  const command = [process.execPath, main, 'play', '--seed', 'b', '--lang', 'en'];
  const done = spawnSync('python3', ['-c', AT_TERMINAL, key, ...command], { encoding: 'utf8' });
  expect(done.stdout).toMatch(shown);
  expect(done.status).toBe(status);
});
