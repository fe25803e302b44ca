// JSON logging. Logs never contain hands, seeds, tokens or cookies.
import { writeSync } from 'node:fs';
import type { LogLevel } from '../config.ts';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Field names of secrets, removed from every log line as a safeguard. */
const SECRET = [
  'seed',
  'secret',
  'token',
  'tokens',
  'cookie',
  'cookies',
  'authorization',
  'password',
  'invitation',
  'hand',
  'hands',
  'view',
  'record',
  'words',
  'answers',
  'body',
  'headers',
  'keys',
];

/**
 * An error for the log. Messages of game errors may name hidden cards, so only their stack is
 * logged. System errors are logged with code and message.
 */
function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as NodeJS.ErrnoException;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const isOfSystem = code !== undefined && (error as NodeJS.ErrnoException).syscall !== undefined;
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    ...(isOfSystem ? { message: error.message } : {}),
    stack: frames.map((line) => line.trim()).slice(0, 12),
  };
}

/**
 * Standard output without write errors: with pino's own stream, a full disk would stop the server.
 */
const STANDARD_OUTPUT: DestinationStream = {
  write(line) {
    try {
      writeSync(1, line);
    } catch {
      // The line is lost; later lines are tried again.
    }
  },
};

export function createLog(level: LogLevel, to: DestinationStream = STANDARD_OUTPUT): Logger {
  const options = {
    level,
    base: {},
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
    serializers: { err: errorForLog },
  };
  return pino(options, to);
}
