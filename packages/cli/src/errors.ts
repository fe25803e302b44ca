// How the command line says that something cannot be done: one sentence and exit status 2.
import { printable } from './printable.ts';

/** Longer sentences are cut, whatever was wrong. */
const MOST_SENTENCE = 600;

/** A mistake of the caller, with a sentence that says what is wrong and what would be right. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Ends the command with an exit status, after it has printed its result. */
export class ExitStatus extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`exit status ${status}`);
    this.status = status;
  }
}

/** Stops with a sentence. */
export function refuse(sentence: string): never {
  throw new UsageError(sentence);
}

/** What a reader makes of a file. One over which it stumbles is refused as any other that it cannot use. */
export function readAs<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return refuse(`${name}: cannot be used: ${sentenceOf(error)}`);
  }
}

/** What an error says, on one line. */
export function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const line = text
    .replace(/^error: /, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return printable(line, MOST_SENTENCE);
}
