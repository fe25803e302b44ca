// What all services use: the database handle, the clock, settings, and time units in milliseconds.
import type { Kysely } from 'kysely';
import type { Database } from '../store/index.ts';

/** Parameters of password hashing (argon2id). */
export interface PasswordCost {
  /** Memory in KiB. */
  readonly memory: number;
  readonly passes: number;
}

export interface ServiceContext {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** Whether the server is read-only. Services then skip writes such as usage timestamps. */
  readonly isReadOnly?: boolean;
  /** Cost of password hashes; the default unless a test reduces it. */
  readonly passwordCost?: PasswordCost | undefined;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
