// Process groups of bot programs: no process of a program outlives the game or the host, and none
// can read the environment variables of the host.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { main, newFolder, runProcess } from './run-cli.ts';

const folder = newFolder();
const isPosix = process.platform !== 'win32';
const hasProc = existsSync('/proc/self/status');

/** Writes a program, which can `remember` process ids. Returns its name for `--seats`. */
function program(name: string, first: string, onMessage: string): string {
  const text = `
    const { spawn } = require('node:child_process');
    const fs = require('node:fs');
    const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
    const remember = (pid) => fs.appendFileSync('${name}.pids', pid + '\\n');
    const answer = ({ id, view }) => say({ type: 'choose', id, token: view.decision.default });
    remember(process.pid);
    ${first}
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const message = JSON.parse(line);
      if (message.type === 'hello') say({ type: 'hello', protocol: 1, name: 'x' });
      ${onMessage}
    });`;
  writeFileSync(join(folder, `${name}.cjs`), text);
  writeFileSync(join(folder, `${name}.pids`), '');
  return `exec:node ${name}.cjs`;
}

/** Code that starts a process which keeps the output of its parent open for 200 seconds. */
const FORK = `const child = spawn('sleep', ['200'], { stdio: 'inherit' }); child.unref(); remember(child.pid);`;
/** The same, but the process leaves the process group of its parent. */
const LEAVE = `const far = spawn('sleep', ['200'], { stdio: 'inherit', detached: true }); far.unref(); remember(far.pid);`;
const DEAF = `process.on('SIGTERM', () => {}).on('SIGINT', () => {}).on('SIGHUP', () => {}); setTimeout(() => process.exit(), 200_000);`;
const ANSWER = `if (message.type === 'decide') answer(message);`;

function pidsOf(name: string): readonly number[] {
  const text = readFileSync(join(folder, `${name}.pids`), 'utf8');
  return text
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map(Number);
}

/** Whether a process runs; a zombie does not count. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (!hasProc) return true;
  if (!existsSync(`/proc/${pid}/stat`)) return false;
  return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(20);
}

const SIMULATE = ['simulate', '--games', '2', '--json', '--time', '300', '--seats'];

test.runIf(isPosix).each([
  ['that forks', 'forks', FORK, ANSWER, 0],
  ['that does not leave', 'stays', DEAF + FORK, ANSWER, 0],
  ['that never answers', 'hangs', DEAF + FORK, '', 1],
  [
    'that leaves its child behind',
    'leaves',
    FORK,
    `${ANSWER} if (message.type === 'decide') process.exit(0);`,
    1,
  ],
])(
  'a program %s is ended with all its children when the games are over',
  async (_, name, first, onMessage, faults) => {
    const seats = `${program(name, first, onMessage)},random`;
    const { status, out } = runProcess(folder, [...SIMULATE, seats]);
    expect(status).toBe(0);
    const summary = JSON.parse(out) as { games: number; faults: string[] };
    expect(summary.games).toBe(2);
    expect(summary.faults.filter((fault) => fault.includes('default answers'))).toHaveLength(
      faults,
    );
    expect(pidsOf(name).length).toBeGreaterThanOrEqual(2);
    // The processes are killed, but a busy kernel may need a moment to remove them.
    await until(() => !pidsOf(name).some(isAlive));
  },
);

test.runIf(isPosix)(
  'a program that never sends hello plays defaults, and no process of it remains',
  async () => {
    const seats = `${program('mute', `${DEAF}${FORK} say({ type: 'choose', id: 0, token: '' });`, '')},random`;
    const { out } = runProcess(folder, [...SIMULATE, seats]);
    expect(out).toContain('began with choose instead of hello');
    await until(() => !pidsOf('mute').some(isAlive));
  },
);

function started(args: readonly string[]): ChildProcess {
  const env = { ...process.env, INIT_CWD: folder };
  return spawn(process.execPath, [main, ...args], { env, stdio: ['pipe', 'ignore', 'ignore'] });
}

test.runIf(isPosix).each([
  ['SIGINT', 'play'],
  ['SIGTERM', 'play'],
  ['SIGHUP', 'play'],
  ['SIGKILL', 'play'],
  ['SIGINT', 'simulate'],
  ['SIGKILL', 'simulate'],
] as const)('%s to the host of %s ends the program and its children', async (signal, command) => {
  const name = `${command}-${signal}`;
  const seat = program(name, DEAF + FORK, ANSWER);
  const flags =
    command === 'play'
      ? ['play', '--bots', seat]
      : ['simulate', '--games', '100000', '--seats', `${seat},random`];
  const host = started(flags);
  await until(() => pidsOf(name).length >= 2);
  const pids = pidsOf(name);
  expect(pids.filter(isAlive)).toEqual(pids);
  host.kill(signal);
  await until(() => !pidsOf(name).some(isAlive));
  await until(() => host.exitCode !== null || host.signalCode !== null);
  expect(host.exitCode ?? 1).not.toBe(0);
});

test.runIf(isPosix)('an error of the host ends the program too', async () => {
  const seat = program('orphan', DEAF + FORK, ANSWER);
  const host = started(['play', '--bots', seat]);
  await until(() => pidsOf('orphan').length >= 2);
  // The host refuses a line that is too long.
  host.stdin?.write('x'.repeat(20_000));
  await until(() => host.exitCode !== null);
  expect(host.exitCode).toBe(2);
  await until(() => !pidsOf('orphan').some(isAlive));
});

test.runIf(hasProc)('a process that left the group ends with the game', async () => {
  const seats = `${program('far', FORK + LEAVE, ANSWER)},random`;
  const { status } = runProcess(folder, [...SIMULATE, seats]);
  expect(status).toBe(0);
  expect(pidsOf('far').length).toBeGreaterThanOrEqual(3);
  await until(() => !pidsOf('far').some(isAlive));
});

test.runIf(hasProc)('a process that left the group ends with a killed host', async () => {
  const seat = program('far-killed', FORK + LEAVE, ANSWER);
  const host = started(['play', '--bots', seat]);
  await until(() => pidsOf('far-killed').length >= 3);
  host.kill('SIGKILL');
  await until(() => !pidsOf('far-killed').some(isAlive));
  expect(pidsOf('far-killed')).toHaveLength(3);
});

const SEED = 'nobody-may-know-this-seed';

test.runIf(hasProc)(
  'a program cannot find the seed in its environment, its host or its messages',
  () => {
    const look = `
    const read = (path) => { try { return fs.readFileSync(path, 'utf8'); } catch { return ''; } };
    const found = { env: process.env, lines: [], above: [] };
    for (let pid = process.pid; pid > 0; pid = Number(/PPid:\\s*(\\d+)/.exec(read('/proc/' + pid + '/status'))?.[1] ?? 0)) {
      found.above.push(read('/proc/' + pid + '/cmdline'));
    }`;
    const note = `found.lines.push(line); if (message.type === 'decide' && found.lines.length > 30 || message.type === 'end') fs.writeFileSync('found.json', JSON.stringify(found));`;
    const seats = `${program('spy', look, note + ANSWER)},random`;
    process.env['EMINENT_TEST_SECRET'] = 'nothing of the host';
    const args = ['simulate', '--games', '1', '--seed', SEED, '--seats', seats];
    const { status, err } = runProcess(folder, args);
    delete process.env['EMINENT_TEST_SECRET'];
    expect(status).toBe(0);
    expect(err).toContain('--seed-file hides it');
    const text = readFileSync(join(folder, 'found.json'), 'utf8');
    expect(text).not.toContain(SEED);
    const found = JSON.parse(text) as {
      env: Record<string, string>;
      above: string[];
      lines: string[];
    };
    expect(found.above.filter((line) => line.startsWith('eminent'))).toHaveLength(1);
    expect(found.lines.length).toBeGreaterThan(3);
    // Every shell adds these variables.
    const shells = new Set(['PWD', 'OLDPWD', 'SHLVL', '_']);
    const given = Object.keys(found.env).filter((name) => !shells.has(name));
    expect(given.sort()).toEqual(['EMINENT_PROGRAM', 'LANG', 'PATH']);
  },
);
