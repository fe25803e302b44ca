// Errors of the command line. A mistake of the caller gives one sentence and exit status 2.
import { printable } from './printable.ts';

/** Maximum characters of a sentence; the rest is cut off. */
const MAX_SENTENCE = 600;

/** A mistake of the caller. The message says what is wrong and what is expected. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Ends the command with an exit status, without a message. */
export class ExitStatus extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`exit status ${status}`);
    this.status = status;
  }
}

/** Ends the command with a sentence about a mistake of the caller. */
export function refuse(sentence: string): never {
  throw new UsageError(sentence);
}

/** Runs a parser on the content of a file called `name`. If it throws, the file is refused. */
export function readAs<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return refuse(`${name}: cannot be used: ${sentenceOf(error)}`);
  }
}

/** The message of an error on one line, safe to print. */
export function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const line = text
    .replace(/^error: /, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return printable(line, MAX_SENTENCE);
}
