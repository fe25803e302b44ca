// Errors of the store, with a reason for programs.

export type StoreErrorReason =
  | 'full'
  /** The database refuses writes: the server or database is read-only, or disk writes fail. */
  | 'read-only'
  /** Another program locked the database for longer than the timeout. */
  | 'locked'
  /** The database does not respond. The operation may have succeeded: read before you retry. */
  | 'unreachable'
  | 'damaged'
  /** A row with this key exists already, or a row that it refers to is missing. */
  | 'conflict'
  | 'closed'
  /** Anything else, such as a bug, a failing disk, or a database thread that has died. */
  | 'failed';

const SENTENCES: Readonly<Record<StoreErrorReason, string>> = {
  full: 'the disk of the database is full',
  'read-only': 'the database cannot be written to',
  locked: 'another program uses the database',
  unreachable: 'the database cannot be reached',
  damaged: 'the database is damaged; restore a backup',
  conflict: 'a row with this key already exists',
  closed: 'the store is closed',
  failed: 'the database failed',
};

const TRANSIENT: ReadonlySet<StoreErrorReason> = new Set([
  'full',
  'read-only',
  'locked',
  'unreachable',
]);

/**
 * If the reason is `unreachable`, or a database thread has died, the result is unknown. Otherwise
 * nothing was written.
 */
export class StoreError extends Error {
  readonly reason: StoreErrorReason;

  constructor(reason: StoreErrorReason, detail?: string) {
    super(SENTENCES[reason] + (detail === undefined ? '' : ` (${detail})`));
    this.name = 'StoreError';
    this.reason = reason;
  }

  /** Returns an error with this message instead of the general one of the reason. */
  static withMessage(reason: StoreErrorReason, sentence: string): StoreError {
    const error = new StoreError(reason);
    error.message = sentence;
    return error;
  }

  /** Whether the same operation may succeed later. */
  get isTransient(): boolean {
    return TRANSIENT.has(this.reason);
  }
}
