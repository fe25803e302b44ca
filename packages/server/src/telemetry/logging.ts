// The log of the server: lines of JSON that say what happened and to which table, and never a hand, a seed, a token or a cookie.
import { writeSync } from 'node:fs';
import type { LogLevel } from '../config.ts';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Names under which secrets travel. Nobody logs them on purpose; should somebody log what holds them, they are gone. */
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
 * An error for the log. The message of an error inside the game may list cards or options of a seat; where it happened is enough to
 * find it. What the system says (a full disk, a closed connection) has a code and is told whole.
 */
export function errorForLog(error: unknown): object {
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

/** A log on a full disk stops nobody: pino's own stream would end the server, and then wait for room before it lets it end. */
const STANDARD_OUTPUT: DestinationStream = {
  write(line) {
    try {
      writeSync(1, line);
    } catch {
      // The line is lost; the next one is tried again.
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
