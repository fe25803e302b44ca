// Problems of a record: a sentence in English that names the place, and data that clients
// translate.
import { tryRead, FormatError, errorAt } from '../model/json-reader.ts';

export type RecordProblem =
  | {
      readonly kind:
        | 'no-record'
        | 'too-long'
        | 'other-version'
        | 'options'
        | 'damaged'
        | 'result'
        | 'notes';
    }
  /** An answer is not legal. */
  | { readonly kind: 'not-possible'; readonly turn: number; readonly token: string }
  /** Seat, number or checksum of a turn differ from the replayed game. */
  | { readonly kind: 'differs'; readonly turn: number };

/** The parsed value, or the problem as a sentence and as data. */
export type ReadRecord<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string; readonly problem: RecordProblem };

/** Runs a reader of records. `otherwise` is the problem of an error that carries none. */
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

/** An error that carries a record problem. */
class RecordError extends FormatError {
  readonly problem: RecordProblem;
  constructor(sentence: string, problem: RecordProblem) {
    super(sentence);
    this.problem = problem;
  }
}

/** Throws an error that names the place and carries the problem as data. */
export function failRecord(problem: RecordProblem, place: string, sentence: string): never {
  throw new RecordError(errorAt(place, sentence), problem);
}
