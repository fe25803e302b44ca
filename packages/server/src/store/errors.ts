// Errors of the store, with a reason that callers can act on.

export type StoreErrorReason =
  /** The disk is full. */
  | 'full'
  /** The database or its disk is read-only. */
  | 'read-only'
  /** Another program held a lock for longer than the timeout. */
  | 'locked'
  /**
   * The database does not respond. The operation may still have been executed: read before you
   * retry.
   */
  | 'unreachable'
  /** The file is damaged or not a database. */
  | 'damaged'
  /** A row with this key exists already, or a referenced row is missing. */
  | 'conflict'
  /** The store was closed. */
  | 'closed'
  /** Anything else: a bug, or a failing disk. */
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

/** An error of the store. Nothing was written, except perhaps if the reason is `unreachable`. */
export class StoreError extends Error {
  readonly reason: StoreErrorReason;

  constructor(reason: StoreErrorReason, detail?: string) {
    super(SENTENCES[reason] + (detail === undefined ? '' : ` (${detail})`));
    this.name = 'StoreError';
    this.reason = reason;
  }

  /** An error whose message is this sentence instead of the general one of the reason. */
  static withMessage(reason: StoreErrorReason, sentence: string): StoreError {
    const error = new StoreError(reason);
    error.message = sentence;
    return error;
  }

  /** Whether a retry may succeed without a change of the program. */
  get isTransient(): boolean {
    return TRANSIENT.has(this.reason);
  }
}
