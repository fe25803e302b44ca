// The commands match package.json and the docs. Processes that run.mjs starts end with it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { commands, helpText, scripts } from './commands.mjs';
import { inRoot, root } from './paths.ts';
import { runNode } from './run-process.ts';
import { childrenOf } from './services/cpu-usage.ts';

const entry = 'tools/run.mjs';

describe('the list of commands', () => {
  const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };

  test('package.json has a script for each main command, at most 15', () => {
    const names = Object.keys(scripts);
    expect(manifest.scripts).toEqual(
      Object.fromEntries(names.map((name) => [name, `node ${entry} ${name}`])),
    );
    expect(names.length).toBeLessThanOrEqual(15);
  });

  test('every command that the docs name exists', () => {
    const files = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
    const texts = files.map((file) => readFileSync(inRoot(file), 'utf8'));
    const named = texts.flatMap((text) => [
      ...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)(?: -- ([a-z][\w:-]*))?/g),
    ]);
    const unknown = named.filter(([, script = '', tool]) =>
      script === 'tools' && tool !== undefined ? !(tool in commands) : !(script in scripts),
    );
    expect(unknown.map(([text]) => text)).toEqual([]);
  });

  test.each([['tools']])('npm run %s prints it', async (...args) => {
    expect(await runNode(entry, args)).toEqual({ code: 0, output: `${helpText()}\n` });
  });
});

test.each(['', 'nothing', 'toString', 'x'.repeat(100_000), '\u001b[31m\n'])(
  'an unknown command is one line and status 2',
  async (name) => {
    const { code, output } = await runNode(entry, [name]);
    expect(code).toBe(2);
    expect(output).toMatch(/^Unknown command "[ -~…]*"; npm run tools lists all commands\.\n$/);
    expect(output.length).toBeLessThan(200);
  },
);

const hasProc = process.platform === 'linux';

/** Starts a command that waits for input. Resolves when its child process runs. */
async function startWaiting() {
  const started = spawn(process.execPath, [entry, 'eminent', 'bot', 'random'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, npm_lifecycle_event: undefined },
  });
  const ended = once(started, 'close');
  for (;;) {
    const [child = 0] = childrenOf(started.pid ?? 0);
    // Without the watchdog in its command line, the child still is a forked copy of run.mjs.
    if (child > 0 && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('parent-watchdog')) {
      return { started, child, ended };
    }
    await sleep(20);
  }
}

function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(20);
}

test.runIf(hasProc).each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('%s ends the processes that a command started', async (signal, status) => {
  const { started, child, ended } = await startWaiting();
  started.kill(signal);
  const [code] = (await ended) as [number | null];
  await gone(child);
  expect(code).toBe(status);
});

test.runIf(hasProc)('a command ends when run.mjs is killed', async () => {
  const { started, child } = await startWaiting();
  started.kill('SIGKILL');
  await gone(child);
  expect(isAlive(child)).toBe(false);
});
