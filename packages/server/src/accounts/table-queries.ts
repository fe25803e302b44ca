// What people leave at tables, and whether they are there: the questions that this area asks of the tables.

import type { Person } from './user.ts';

export type Presence = 'here' | 'away' | 'offline';

/** A line that somebody said at a table. */
export interface Said {
  readonly table: string;
  readonly at: number;
  readonly text: string;
}

/** Somebody is asked for by all ids that are his (`Person.also`). */
export interface Traces {
  /** Tables that are not over, where one of these sits. */
  tablesOf(ids: readonly string[]): Promise<readonly string[]>;
  /** What was said, for the export. */
  saidBy(ids: readonly string[]): Promise<readonly Said[]>;
  /** Where one of these sits at a table that goes on, he is called otherwise from now on. */
  rename(ids: readonly string[], name: string): Promise<void>;
  /** Seats are given up or left to a bot; names and what was said are removed. */
  forget(ids: readonly string[]): Promise<void>;
  /** The seats of a guest are those of the account that he has become. */
  move(guest: string, to: Pick<Person, 'id' | 'name'>): Promise<void>;
  presence(id: string): Presence;
}

/** For a server without tables. */
export const NO_TRACES: Traces = {
  tablesOf: () => Promise.resolve([]),
  saidBy: () => Promise.resolve([]),
  rename: () => Promise.resolve(),
  forget: () => Promise.resolve(),
  move: () => Promise.resolve(),
  presence: () => 'offline',
};
