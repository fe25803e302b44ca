// The terminal and environment of a command: those of the process, or substitutes in tests.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable, Writable } from 'node:stream';

/** An output stream. Terminals have a width. */
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
   * Returns a signal that aborts when the process is asked to end, as by Ctrl-C. A command that
   * never calls this ends at once.
   */
  readonly stopSignal: () => AbortSignal;
  /** Ends the program like Ctrl-C. */
  readonly interrupt: () => void;
  /** Sets the handler of uncaught errors and replaces the previous one. */
  readonly onUnexpectedError: (handler: (error: unknown) => void) => void;
}

const current = new AsyncLocalStorage<Io>();

/** Runs a task in an environment, including everything that the task awaits. */
export function withIo<T>(io: Io, task: () => T): T {
  return current.run(io, task);
}

/** The terminal and environment of the running command. */
export function currentIo(): Io {
  const io = current.getStore();
  if (io === undefined) throw new Error('no command is running');
  return io;
}

/** Standard output of the running command; undefined if no command is running. */
export function currentOutput(): TerminalStream | undefined {
  return current.getStore()?.stdout;
}

/**
 * The environment variables of the running command, or of the process if no command is running, as
 * in the training of nets.
 */
export function currentEnv(): NodeJS.ProcessEnv {
  return current.getStore()?.env ?? process.env;
}

/** Resolves when the process is asked to end, as by Ctrl-C. */
export function stopped(): Promise<void> {
  const signal = currentIo().stopSignal();
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
