// The `Io` of this process: its streams, environment variables and signals.
import { env, exit, kill, pid, stderr, stdin, stdout } from 'node:process';
import type { Io } from './io.ts';
import { STATUS_REFUSED } from './output.ts';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of STOP_SIGNALS) process.on(signal, () => stop.abort());
  return stop.signal;
}

function onUnexpectedError(handler: (error: unknown) => void): void {
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const) {
    process.removeAllListeners(kind).on(kind, handler);
  }
}

export const PROCESS_IO: Io = {
  stdin,
  stdout,
  stderr,
  env,
  stopSignal,
  interrupt: () => kill(pid, 'SIGINT'),
  onUnexpectedError,
};

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'EPIPE') return 'the reader closed it';
  if (error.code === 'ENOSPC') return 'the device is full';
  return error.code ?? error.message;
}

/** Makes the process end with a sentence if its output cannot be written. */
export function exitOnOutputErrors(): void {
  stdout.on('error', (error) => {
    stderr.write(`eminent: the output could not be written: ${reasonOf(error)}\n`);
    exit(STATUS_REFUSED);
  });
  stderr.on('error', () => exit(STATUS_REFUSED));
}
