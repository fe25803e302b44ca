// What moderation asks of tables.
import type { TableRow } from '@eminent/protocol/online';

export interface JudgedTables {
  /** How many there are. */
  phases(): Promise<{ gathering: number; playing: number; over: number }>;
  /** Those that are not over, the latest changed first. */
  going(most: number): Promise<readonly TableRow[]>;
  /** Where a person sits or sat, the latest changed first. */
  of(person: string, most: number): Promise<readonly TableRow[]>;
  /** A line of talk and who said it. */
  line(table: string, line: number): Promise<{ person: string; text: string } | undefined>;
  /** Takes a line away for everybody; false where there is none. */
  unsay(table: string, line: number): Promise<boolean>;
  /** Ends a table for all, unrated; false where it was over. */
  end(table: string): Promise<boolean>;
}
