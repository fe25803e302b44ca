// JSON logging with pino, without secrets and without game data such as hands.
import { writeSync } from 'node:fs';
import type { LogLevel } from '../config.ts';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Fields with these names are left out of log lines, in objects up to three levels deep. */
const REDACTED_FIELDS = [
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

/** Only system errors keep their message. Messages of game errors may name hidden cards. */
function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as NodeJS.ErrnoException;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const isSystemError =
    code !== undefined && (error as NodeJS.ErrnoException).syscall !== undefined;
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    ...(isSystemError ? { message: error.message } : {}),
    stack: frames.map((line) => line.trim()).slice(0, 12),
  };
}

/** Ignores write errors. With pino's own stream, a full disk would stop the server. */
const STANDARD_OUTPUT: DestinationStream = {
  write(line) {
    try {
      writeSync(1, line);
    } catch {}
  },
};

export function createLog(level: LogLevel, to: DestinationStream = STANDARD_OUTPUT): Logger {
  const options = {
    level,
    base: {},
    redact: {
      paths: REDACTED_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      remove: true,
    },
    serializers: { err: errorForLog },
  };
  return pino(options, to);
}
