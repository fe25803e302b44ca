// Errors of the command line. A `UsageError` is printed as one sentence and gives exit status 2.
import { printable } from './printable.ts';

/** Maximum length of a printed sentence in characters. The rest is cut off. */
const MAX_SENTENCE = 600;

/** An expected error, such as a wrong flag, an unreadable file or a refusal by the server. */
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

/** Ends the command with a sentence for the user. Throws a `UsageError`. */
export function refuse(sentence: string): never {
  throw new UsageError(sentence);
}

/** Runs a parser on the content of the file `name`. If it throws, refuses the file. */
export function readAs<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return refuse(`${name}: cannot be used: ${sentenceOf(error)}`);
  }
}

/** Returns the message of an error on one line, safe to print. */
export function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const line = text
    .replace(/^error: /, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return printable(line, MAX_SENTENCE);
}
