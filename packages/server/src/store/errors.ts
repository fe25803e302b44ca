// Why the store could not do something, as a reason that programs act on.

export type StoreTrouble =
  /** No room on the disk. */
  | 'full'
  /** The file or its disk takes no writes. */
  | 'read-only'
  /** Another program held the file for longer than we wait. */
  | 'locked'
  /** What is on the disk is no sound database. */
  | 'damaged'
  /** A row with this key is there already, or one that it points to is not. */
  | 'conflict'
  /** The store was closed. */
  | 'closed'
  /** Anything else: our own mistake, or a disk that fails. */
  | 'failed';

const SENTENCES: Readonly<Record<StoreTrouble, string>> = {
  full: 'there is no room left on the disk of the data folder',
  'read-only': 'the data folder cannot be written to',
  locked: 'another program holds the database',
  damaged: 'the database is damaged; restore a backup',
  conflict: 'a row with this key is there already',
  closed: 'the store is closed',
  failed: 'the database failed',
};

/** Nothing of what was asked for has been written. */
export class StoreError extends Error {
  readonly reason: StoreTrouble;

  constructor(reason: StoreTrouble, detail?: string) {
    super(SENTENCES[reason] + (detail === undefined ? '' : ` (${detail})`));
    this.name = 'StoreError';
    this.reason = reason;
  }

  /** Whether the same may succeed later without anybody changing the program. */
  get passes(): boolean {
    return this.reason === 'full' || this.reason === 'read-only' || this.reason === 'locked';
  }
}
