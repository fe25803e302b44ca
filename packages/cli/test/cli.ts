// The program as a caller starts it, for the tests.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** A folder of its own for the files of a test; paths on the command line are relative to it. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'eminent-'));
}

export interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs it to its end. `stdio` replaces standard input or output by an open file. */
export function run(
  folder: string,
  args: readonly string[],
  { input = '', stdio = ['pipe', 'pipe', 'pipe'] as ('pipe' | number)[] } = {},
): Run {
  const env = { ...process.env, NO_COLOR: '1', INIT_CWD: folder };
  const done = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    env,
    stdio,
    ...(stdio[0] === 'pipe' ? { input } : {}),
  });
  return { status: done.status, out: done.stdout ?? '', err: done.stderr ?? '' };
}
