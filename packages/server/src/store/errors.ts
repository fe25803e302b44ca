// Why the store could not do something, as a reason that programs act on.

export type StoreErrorReason =
  /** No room on the disk. */
  | 'full'
  /** The database or its disk takes no writes. */
  | 'read-only'
  /** Another program held what was to be written for longer than we wait. */
  | 'locked'
  /** The database does not answer. What was asked for may have been done all the same: read before you ask again. */
  | 'unreachable'
  /** What is on the disk is no sound database. */
  | 'damaged'
  /** A row with this key is there already, or one that it points to is not. */
  | 'conflict'
  /** The store was closed. */
  | 'closed'
  /** Anything else: our own mistake, or a disk that fails. */
  | 'failed';

const SENTENCES: Readonly<Record<StoreErrorReason, string>> = {
  full: 'there is no room left on the disk of the database',
  'read-only': 'the database cannot be written to',
  locked: 'another program holds the database',
  unreachable: 'the database cannot be reached',
  damaged: 'the database is damaged; restore a backup',
  conflict: 'a row with this key is there already',
  closed: 'the store is closed',
  failed: 'the database failed',
};

const TRANSIENT: ReadonlySet<StoreErrorReason> = new Set([
  'full',
  'read-only',
  'locked',
  'unreachable',
]);

/** Nothing of what was asked for has been written, unless the reason is that nobody knows. */
export class StoreError extends Error {
  readonly reason: StoreErrorReason;

  constructor(reason: StoreErrorReason, detail?: string) {
    super(SENTENCES[reason] + (detail === undefined ? '' : ` (${detail})`));
    this.name = 'StoreError';
    this.reason = reason;
  }

  /** One with a sentence of its own, for a person who named a file or a database. */
  static withMessage(reason: StoreErrorReason, sentence: string): StoreError {
    const error = new StoreError(reason);
    error.message = sentence;
    return error;
  }

  /** Whether the same may succeed later without anybody changing the program. */
  get isTransient(): boolean {
    return TRANSIENT.has(this.reason);
  }
}
