// Types of the windows above the table and of the drawer beside it.
import type { Role } from '@eminent/engine';

export type Inspected =
  /** `seat` is set if the card is a permanent of that seat. */
  | { readonly kind: 'card'; readonly card: string; readonly seat?: number }
  | { readonly kind: 'technology'; readonly card: string }
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'planet'; readonly seat: number; readonly at: number }
  | { readonly kind: 'scenario'; readonly scenario: string }
  | { readonly kind: 'fleet'; readonly seat: number };

export type TableWindow =
  | { readonly kind: 'catalogue' }
  /** The guide to the parts of the table and to the keys. */
  | { readonly kind: 'guide' }
  | LogWindow
  | TalkWindow
  /** The surveyed planets that were not kept. */
  | { readonly kind: 'seen' }
  | { readonly kind: 'scenarios' }
  | { readonly kind: 'piles'; readonly seat: number }
  | { readonly kind: 'details'; readonly inspected: Inspected };

/** With `at`, the index of an event, the log opens at the turn of that event. */
export interface LogWindow {
  readonly kind: 'log';
  readonly at?: number;
}

export interface TalkWindow {
  readonly kind: 'talk';
}

/** Windows in the drawer beside the table, one at a time. */
export type BesideTable = LogWindow | TalkWindow;
export type AboveTable = Exclude<TableWindow, BesideTable>;
