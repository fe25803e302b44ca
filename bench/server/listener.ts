// Callbacks of the load's sockets, and their local addresses.
import type { LoadTable } from './load.ts';

export interface Listener {
  seen(table: LoadTable, seat: number): void;
  refused(table: LoadTable): void;
}

/** Local addresses, so that there are enough ports for all sockets. */
export const ADDRESSES = 100;
