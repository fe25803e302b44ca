// The terminal and environment of a command. A program uses those of its process; tests supply their own.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable, Writable } from 'node:stream';

/** An output stream. A terminal has a width. */
export type TerminalStream = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number | undefined;
};

export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: TerminalStream;
  readonly stderr: TerminalStream;
  readonly env: NodeJS.ProcessEnv;
  /** Aborts when the command should shut down. Commands that never call this keep the default signal handling. */
  readonly stopSignal: () => AbortSignal;
  /** Ends the program like Ctrl-C. */
  readonly interrupt: () => void;
  /** Replaces the handler of unexpected errors. */
  readonly onUnexpectedError: (handler: (error: unknown) => void) => void;
}

const current = new AsyncLocalStorage<Io>();

/** Runs a task, with everything it awaits, in this environment. */
export function withIo<T>(io: Io, task: () => T): T {
  return current.run(io, task);
}

/** The terminal and environment of the running command. */
export function currentIo(): Io {
  const io = current.getStore();
  if (io === undefined) throw new Error('no command is running');
  return io;
}

/** Standard output of the running command; undefined if no command runs. */
export function currentOutput(): TerminalStream | undefined {
  return current.getStore()?.stdout;
}

/** The environment of the running command, or of the process if no command runs (training). */
export function currentEnv(): NodeJS.ProcessEnv {
  return current.getStore()?.env ?? process.env;
}

/** Resolves when the command should shut down. */
export function stopped(): Promise<void> {
  const signal = currentIo().stopSignal();
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
