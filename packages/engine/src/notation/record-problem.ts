// Problems of a record: a sentence in English that names the place, and data, which clients
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
  | { readonly kind: 'not-possible'; readonly turn: number; readonly token: string }
  /** The seat, number or checksum of a turn differs from the replayed game. */
  | { readonly kind: 'differs'; readonly turn: number };

export type ReadRecord<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string; readonly problem: RecordProblem };

/** Calls `read`; returns a FormatError as a result. `otherwise`: problem if it carries none. */
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

class RecordError extends FormatError {
  readonly problem: RecordProblem;
  constructor(sentence: string, problem: RecordProblem) {
    super(sentence);
    this.problem = problem;
  }
}

/** Throws a FormatError. `attemptRecord` returns the problem to the caller. */
export function failRecord(problem: RecordProblem, place: string, sentence: string): never {
  throw new RecordError(errorAt(place, sentence), problem);
}
