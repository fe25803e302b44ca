// What can be wrong with a record: a sentence that names the place, and a kind for those who say it in another language.
import { tryRead, FormatError, errorAt } from '../model/json-reader.ts';

/** What is wrong with a record, for those who say it in words of their own. */
export type RecordProblem =
  | { readonly kind: 'no-record' | 'too-long' | 'other-version' | 'options' | 'damaged' | 'result' }
  | { readonly kind: 'not-possible'; readonly turn: number; readonly token: string }
  /** Seat, number or checksum of a turn is not that of the game. */
  | { readonly kind: 'differs'; readonly turn: number };

/** What was read, or what is wrong with it: as a sentence that names the place, and as data. */
export type ReadRecord<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string; readonly problem: RecordProblem };

/** Runs a reader of records; `otherwise` is what a failure is that does not say so itself. */
export function attemptRecord<T>(
  read: () => T,
  otherwise: 'damaged' | 'no-record' = 'damaged',
): ReadRecord<T> {
  let problem: RecordProblem = { kind: otherwise };
  const done = tryRead(() => {
    try {
      return read();
    } catch (error) {
      if (error instanceof RecordError) ({ problem } = error);
      throw error;
    }
  });
  return done.ok ? done : { ...done, problem };
}

/** A failure that says what kind of problem it is. */
class RecordError extends FormatError {
  readonly problem: RecordProblem;
  constructor(sentence: string, problem: RecordProblem) {
    super(sentence);
    this.problem = problem;
  }
}

/** Refuses a record with a sentence that names the place, and as data. */
export function failRecord(problem: RecordProblem, place: string, sentence: string): never {
  throw new RecordError(errorAt(place, sentence), problem);
}
