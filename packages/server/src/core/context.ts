// What all services use: the database handle, the clock, settings. Also time units in milliseconds.
import type { Kysely } from 'kysely';
import type { Database } from '../store/index.ts';

export interface PasswordCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

export interface ServiceContext {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly isReadOnly?: boolean;
  /** Undefined for the default cost; tests reduce it. */
  readonly passwordCost?: PasswordCost | undefined;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
