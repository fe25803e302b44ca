// Running another program with this Node and learning how it ended.
import { spawn } from 'node:child_process';
import { root } from './paths.ts';

export interface Ended {
  readonly code: number;
  readonly output: string;
}

export interface RunOptions {
  /** Let the person see the output while it comes instead of collecting it. */
  readonly live?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

const plain = { NO_COLOR: '1' };

/** Runs a script (path from the repository's root) with this Node. */
export function runNode(script: string, args: readonly string[], options: RunOptions = {}) {
  return run(process.execPath, [script, ...args], options);
}

/** Runs a program in the repository's root; never reads from standard input. */
export function run(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const pipe = options.live === true ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', pipe, pipe],
      env: { ...process.env, ...(process.stdout.isTTY ? {} : plain), ...options.env },
    });
    const chunks: string[] = [];
    const collect = (chunk: Buffer) => void chunks.push(chunk.toString('utf8'));
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: chunks.join('') }));
  });
}
