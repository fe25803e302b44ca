// The types of the windows above and beside the table.
import type { Role } from '@eminent/engine';

/** The piece that a window describes. */
export type Inspected =
  /** `seat` has the card as a permanent; absent for other cards. */
  | { readonly kind: 'card'; readonly card: string; readonly seat?: number }
  | { readonly kind: 'technology'; readonly card: string }
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'planet'; readonly seat: number; readonly at: number }
  | { readonly kind: 'scenario'; readonly scenario: string }
  /** The fleet tile of a seat. */
  | { readonly kind: 'fleet'; readonly seat: number };

/** A window above the table. */
export type TableWindow =
  | { readonly kind: 'catalogue' }
  /** The guide to the parts of the table, and the keys. */
  | { readonly kind: 'guide' }
  | LogWindow
  | TalkWindow
  /** Surveyed planets that were not kept. */
  | { readonly kind: 'seen' }
  /** The scenario of each player. */
  | { readonly kind: 'scenarios' }
  | { readonly kind: 'piles'; readonly seat: number }
  | { readonly kind: 'details'; readonly inspected: Inspected };

/** The log. With `at`, the index of an event, it opens at the turn of that event. */
export interface LogWindow {
  readonly kind: 'log';
  readonly at?: number;
}

/** The chat of the table, if it has one. */
export interface TalkWindow {
  readonly kind: 'talk';
}

/** Windows beside the table: one of them at a time. */
export type BesideTable = LogWindow | TalkWindow;
/** Windows that cover the table. */
export type AboveTable = Exclude<TableWindow, BesideTable>;
