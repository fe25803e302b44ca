// JSON logging with pino. Hands, seeds, tokens and cookies are removed from log lines.
import { writeSync } from 'node:fs';
import type { LogLevel } from '../config.ts';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Names of fields with secrets or game data. Log lines omit them, up to three levels deep. */
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

/**
 * The loggable form of an error: type, code and stack. Only system errors keep their message,
 * because messages of game errors may name hidden cards.
 */
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

/**
 * Writes log lines to standard output and ignores write errors. With pino's own stream, a full disk
 * would stop the server.
 */
const STANDARD_OUTPUT: DestinationStream = {
  write(line) {
    try {
      writeSync(1, line);
    } catch {
      // This line is lost. Later lines may succeed.
    }
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
