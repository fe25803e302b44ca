// What all services share: the database handle, the clock, and units of time in milliseconds.
import type { Kysely } from 'kysely';
import type { Database } from '../store/index.ts';

/** Parameters of password hashing (argon2id). */
export interface PasswordCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

export interface ServiceContext {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** Whether the server is read-only. Usage timestamps are not updated then. */
  readonly isReadOnly?: boolean;
  /** Cost of password hashes; the default unless a test reduces it. */
  readonly passwordCost?: PasswordCost | undefined;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
