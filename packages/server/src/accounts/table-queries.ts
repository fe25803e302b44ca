// What the account services need to know and change at tables.
import type { Presence, User } from '../core/user.ts';

export interface ChatLine {
  readonly table: string;
  readonly at: number;
  readonly text: string;
}

/** `ids`: the id of a user and those of merged guests (`allIdsOf`). */
export interface TableQueries {
  /** Returns the ids of the user's unfinished tables. */
  tablesOf(ids: readonly string[]): Promise<readonly string[]>;
  chatLinesBy(ids: readonly string[]): Promise<readonly ChatLine[]>;
  rename(ids: readonly string[], name: string): Promise<void>;
  /** Gives up the user's seats, and removes their name and chat from all tables. */
  forget(ids: readonly string[]): Promise<void>;
  /** Gives the seats of a merged guest to the account `to`. */
  move(guest: string, to: Pick<User, 'id' | 'name'>): Promise<void>;
  presence(id: string): Presence;
}
