// Interface through which moderation reads and changes tables.
import type { TableRow } from '@eminent/protocol/online';

export interface ModeratedTables {
  phases(): Promise<{ gathering: number; playing: number; over: number }>;
  /** Both lists start with the table that changed last. */
  unfinished(limit: number): Promise<readonly TableRow[]>;
  of(person: string, limit: number): Promise<readonly TableRow[]>;
  /** A chat line and the id of the user in its seat; undefined if it does not exist. */
  line(table: string, line: number): Promise<{ person: string; text: string } | undefined>;
  /** Deletes a chat line. Returns false without such a line; rejects if the table is unavailable. */
  deleteChatLine(table: string, line: number): Promise<boolean>;
  /** Ends a table, unrated. Returns false if it is over, rejects if it is unavailable. */
  end(table: string): Promise<boolean>;
}
