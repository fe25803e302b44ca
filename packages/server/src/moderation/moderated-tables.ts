// The interface through which moderation reads and changes tables.
import type { TableRow } from '@eminent/protocol/online';

export interface ModeratedTables {
  /** Number of tables by phase. */
  phases(): Promise<{ gathering: number; playing: number; over: number }>;
  /** Unfinished tables, most recently changed first. */
  unfinished(limit: number): Promise<readonly TableRow[]>;
  /** Tables of a user, most recently changed first. */
  of(person: string, limit: number): Promise<readonly TableRow[]>;
  /** The text of a chat line and the id of its author; undefined if it does not exist. */
  line(table: string, line: number): Promise<{ person: string; text: string } | undefined>;
  /** Deletes a chat line; false if it does not exist. */
  deleteChatLine(table: string, line: number): Promise<boolean>;
  /** Ends a table unrated; false if it is over. */
  end(table: string): Promise<boolean>;
}
