// The windows that open above the table.
import type { Inspected } from './piece-details.tsx';

/** A window above the table. */
export type Window =
  | { readonly kind: 'catalogue' }
  /** What each part of the table is, and the keys. */
  | { readonly kind: 'guide' }
  | LogWindow
  | TalkWindow
  /** The planets that were looked at and not kept. */
  | { readonly kind: 'seen' }
  | { readonly kind: 'piles'; readonly seat: number }
  | { readonly kind: 'details'; readonly inspected: Inspected };

/** The log, at the turn of an event where that is given. */
export interface LogWindow {
  readonly kind: 'log';
  readonly at?: number;
}

/** What people at the table say to each other, where there are such. */
export interface TalkWindow {
  readonly kind: 'talk';
}

/** What lies beside the table: one of them at a time. */
export type BesideTable = LogWindow | TalkWindow;
/** What covers the table. */
export type AboveTable = Exclude<Window, BesideTable>;
