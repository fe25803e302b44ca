// The interface through which the account services read and change the seats, chat and names of
// users at tables.
import type { Presence, User } from '../core/user.ts';

export interface ChatLine {
  readonly table: string;
  readonly at: number;
  readonly text: string;
}

/** `ids` are all ids of a user (`allIdsOf`). */
export interface TableQueries {
  /** Ids of the unfinished tables of a user. */
  tablesOf(ids: readonly string[]): Promise<readonly string[]>;
  chatLinesBy(ids: readonly string[]): Promise<readonly ChatLine[]>;
  /** Renames a user at unfinished tables. */
  rename(ids: readonly string[], name: string): Promise<void>;
  /** Gives up the seats of a user and removes their name and chat. */
  forget(ids: readonly string[]): Promise<void>;
  /** Gives the seats of a guest to the account `to`. */
  move(guest: string, to: Pick<User, 'id' | 'name'>): Promise<void>;
  presence(id: string): Presence;
}
