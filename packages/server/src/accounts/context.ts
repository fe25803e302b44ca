// What everything about people stands on: the database, and a clock that tests can set.
import type { Kysely } from 'kysely';
import type { Database } from '../store/index.ts';
import type { PasswordCost } from './passwords.ts';

export interface Ground {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** Whether nothing can be changed; where it only notes that somebody was here, that is left out. */
  readonly isReadOnly?: boolean;
  /** What a password hash costs; tests set a cheap one, production leaves the default. */
  readonly passwordCost?: PasswordCost | undefined;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
