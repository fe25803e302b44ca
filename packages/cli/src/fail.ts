// How the command line says that something cannot be done: one sentence and exit status 2.

/** A mistake of the caller, with a sentence that says what is wrong and what would be right. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Stops with a sentence. */
export function refuse(sentence: string): never {
  throw new UsageError(sentence);
}
