// What the account services need from tables: seats, chat and presence of users.

import type { User } from '../core/user.ts';

export type Presence = 'here' | 'away' | 'offline';

/** A chat line. */
export interface ChatLine {
  readonly table: string;
  readonly at: number;
  readonly text: string;
}

/** Users are passed with all their ids (`User.guestIds`). */
export interface TableQueries {
  /** Active tables with one of these users. */
  tablesOf(ids: readonly string[]): Promise<readonly string[]>;
  /** Chat lines for the export. */
  chatLinesBy(ids: readonly string[]): Promise<readonly ChatLine[]>;
  /** Renames users at active tables. */
  rename(ids: readonly string[], name: string): Promise<void>;
  /** Gives up seats and removes names and chat. */
  forget(ids: readonly string[]): Promise<void>;
  /** Moves seats of a guest to the account. */
  move(guest: string, to: Pick<User, 'id' | 'name'>): Promise<void>;
  presence(id: string): Presence;
}

/** For a server without tables. */
export const NO_TABLE_QUERIES: TableQueries = {
  tablesOf: () => Promise.resolve([]),
  chatLinesBy: () => Promise.resolve([]),
  rename: () => Promise.resolve(),
  forget: () => Promise.resolve(),
  move: () => Promise.resolve(),
  presence: () => 'offline',
};
