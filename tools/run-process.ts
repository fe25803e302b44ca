// Runs other programs and reports how they ended.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.ts';

export interface Ended {
  readonly code: number;
  /** Standard output and error; empty with `live`, only the end if longer than MAX_OUTPUT. */
  readonly output: string;
}

export interface RunOptions {
  /** Prints the output directly instead of collecting it. */
  readonly live?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly limitMs?: number;
}

const plain = { NO_COLOR: '1' };
const watchdog = pathToFileURL(join(root, 'tools/parent-watchdog.mjs')).href;
const MAX_OUTPUT = 4_000_000;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill();
});

/** Runs a script with the Node of this process. The path of the script is relative to `cwd`. */
export function runNode(script: string, args: readonly string[], options: RunOptions = {}) {
  return run(process.execPath, ['--import', watchdog, script, ...args], options);
}

/** Runs a program. Never rejects: the status is 127 if it does not start, 1 if it is killed. */
export function run(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const pipe = options.live === true ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      stdio: ['ignore', pipe, pipe],
      env: { ...process.env, ...(process.stdout.isTTY ? {} : plain), ...options.env },
      ...(options.limitMs === undefined
        ? {}
        : { timeout: options.limitMs, killSignal: 'SIGKILL' as const }),
    });
    running.add(child);
    let output = '';
    const collect = (chunk: string) => {
      output += chunk;
      if (output.length > 2 * MAX_OUTPUT) output = output.slice(-MAX_OUTPUT);
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => {
      running.delete(child);
      resolve({ code: 127, output: error.message });
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}
