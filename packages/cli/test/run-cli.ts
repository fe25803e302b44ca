// Runs the command line for tests, in this process or in a child process.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { run as runCommand } from '../src/command-line.ts';

export const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Creates the folder in which commands run. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'eminent-'));
}

export interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

class Output extends Writable {
  text = '';
  readonly isTTY: boolean;
  readonly columns: number | undefined;

  /** Behaves like a terminal if `columns` is given, otherwise like a file. */
  constructor(columns?: number) {
    super();
    this.isTTY = columns !== undefined;
    this.columns = columns;
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

function testEnv(folder: string): NodeJS.ProcessEnv {
  return { ...process.env, NO_COLOR: '1', INIT_CWD: folder };
}

export interface Session {
  readonly stdin: PassThrough;
  readonly out: Output;
  readonly err: Output;
  readonly stop: AbortController;
  readonly ended: Promise<number>;
}

/** Starts the command line in this process. The caller may still write to its input. */
export function start(
  folder: string,
  args: readonly string[],
  {
    stdin = new PassThrough(),
    env = {},
    columns,
  }: {
    stdin?: PassThrough;
    env?: NodeJS.ProcessEnv;
    columns?: number | undefined;
  } = {},
): Session {
  const [out, err, stop] = [new Output(columns), new Output(columns), new AbortController()];
  const ended = runCommand(args, {
    stdin,
    stdout: out,
    stderr: err,
    env: { ...testEnv(folder), ...env },
    stopSignal: () => stop.signal,
    interrupt: () => stop.abort(),
    onUnexpectedError: () => undefined,
  });
  return { stdin, out, err, stop, ended };
}

export async function run(
  folder: string,
  args: readonly string[],
  { input = '', columns }: { input?: string | Readable; columns?: number } = {},
): Promise<Run> {
  const stdin = new PassThrough();
  if (typeof input === 'string') stdin.end(input);
  else input.pipe(stdin);
  const { ended, out, err } = start(folder, args, { stdin, columns });
  const status = await ended;
  return { status, out: out.text, err: err.text };
}

/** Runs the command line in a child process. `stdio` can connect open files. */
export function runProcess(
  folder: string,
  args: readonly string[],
  { input = '', stdio = ['pipe', 'pipe', 'pipe'] as ('pipe' | number)[] } = {},
): Run {
  const done = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    env: testEnv(folder),
    stdio,
    ...(stdio[0] === 'pipe' ? { input } : {}),
  });
  return { status: done.status, out: done.stdout ?? '', err: done.stderr ?? '' };
}
