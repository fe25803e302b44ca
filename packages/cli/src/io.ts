// Streams, environment variables and signals of a command: of the process, or of a test.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable, Writable } from 'node:stream';

export type TerminalStream = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number | undefined;
};

export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: TerminalStream;
  readonly stderr: TerminalStream;
  readonly env: NodeJS.ProcessEnv;
  /**
   * Returns a signal that aborts when the process is asked to end, for example by Ctrl-C. Without a
   * call, such a request ends the process at once.
   */
  readonly stopSignal: () => AbortSignal;
  /** Does the same as Ctrl-C. */
  readonly interrupt: () => void;
  /** Sets the handler of uncaught errors, which replaces the previous one. */
  readonly onUnexpectedError: (handler: (error: unknown) => void) => void;
}

const current = new AsyncLocalStorage<Io>();

/** Runs a task with these streams and variables. They also apply to everything that it awaits. */
export function withIo<T>(io: Io, task: () => T): T {
  return current.run(io, task);
}

/** Returns the streams and variables of the running command. Throws if no command is running. */
export function currentIo(): Io {
  const io = current.getStore();
  if (io === undefined) throw new Error('no command is running');
  return io;
}

/** Returns the standard output of the running command; undefined if no command is running. */
export function currentOutput(): TerminalStream | undefined {
  return current.getStore()?.stdout;
}

/** Returns the environment variables of the running command; outside a command, of the process. */
export function currentEnv(): NodeJS.ProcessEnv {
  return current.getStore()?.env ?? process.env;
}

/** Resolves when the process is asked to end, for example by Ctrl-C. */
export function stopped(): Promise<void> {
  const signal = currentIo().stopSignal();
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
