// What moderation needs from tables.
import type { TableRow } from '@eminent/protocol/online';

export interface ModeratedTables {
  /** Number of tables by phase. */
  phases(): Promise<{ gathering: number; playing: number; over: number }>;
  /** Unfinished tables, most recently changed first. */
  unfinished(most: number): Promise<readonly TableRow[]>;
  /** Tables of a user, most recently changed first. */
  of(person: string, most: number): Promise<readonly TableRow[]>;
  /** A chat line and its author. */
  line(table: string, line: number): Promise<{ person: string; text: string } | undefined>;
  /** Deletes a chat line; false if it does not exist. */
  deleteChatLine(table: string, line: number): Promise<boolean>;
  /** Ends a table unrated; false if it is over. */
  end(table: string): Promise<boolean>;
}
