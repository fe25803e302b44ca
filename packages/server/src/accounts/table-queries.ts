// What the account services need from tables: seats, chat and presence of users.
import type { Presence, User } from '../core/user.ts';

/** A chat line. */
export interface ChatLine {
  readonly table: string;
  readonly at: number;
  readonly text: string;
}

/** `ids` are all ids of a user (`allIdsOf`). */
export interface TableQueries {
  /** Ids of the unfinished tables of a user. */
  tablesOf(ids: readonly string[]): Promise<readonly string[]>;
  /** All chat lines of a user. */
  chatLinesBy(ids: readonly string[]): Promise<readonly ChatLine[]>;
  /** Renames a user at unfinished tables. */
  rename(ids: readonly string[], name: string): Promise<void>;
  /** Gives up the seats of a user and removes their name and chat. */
  forget(ids: readonly string[]): Promise<void>;
  /** Moves seats of a guest to the account. */
  move(guest: string, to: Pick<User, 'id' | 'name'>): Promise<void>;
  presence(id: string): Presence;
}
