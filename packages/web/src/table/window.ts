// The windows that open above the table.
import type { Inspected } from './details.tsx';

/** A window above the table. */
export type Window =
  | { readonly kind: 'catalogue' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'log' }
  | { readonly kind: 'piles'; readonly seat: number }
  | { readonly kind: 'details'; readonly inspected: Inspected };
