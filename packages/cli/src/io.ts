// The terminal and environment of a command. A program supplies those of its process; a caller in the same process supplies its own.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable, Writable } from 'node:stream';

export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: NodeJS.ProcessEnv;
  /** Aborts when the command should shut down. Commands that never call this keep the default handling of signals. */
  readonly stopSignal: () => AbortSignal;
  /** Ends the program as Ctrl-C does. */
  readonly interrupt: () => void;
  /** Replaces the handler of unexpected errors. */
  readonly onUnexpectedError: (handler: (error: unknown) => void) => void;
}

const current = new AsyncLocalStorage<Io>();

/** Runs a task, and everything that it awaits, with this terminal and environment. */
export function withIo<T>(io: Io, task: () => T): T {
  return current.run(io, task);
}

/** The terminal and environment of the running command. */
export function currentIo(): Io {
  const io = current.getStore();
  if (io === undefined) throw new Error('no command is running');
  return io;
}

/** The environment of the running command, or of the process where no command runs: training and soak play games without one. */
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
