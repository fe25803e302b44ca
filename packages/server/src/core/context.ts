// Dependencies shared by services: database handle and clock.
import type { Kysely } from 'kysely';
import type { Database } from '../store/index.ts';

/** Parameters of password hashing (argon2id). */
export interface PasswordCost {
  /** Kilobytes. */
  readonly memory: number;
  readonly passes: number;
}

export interface ServiceContext {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** Whether the server is read-only. Usage timestamps are not updated then. */
  readonly isReadOnly?: boolean;
  /** Cost of password hashes; reduced in tests. */
  readonly passwordCost?: PasswordCost | undefined;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
