// What the sockets of a load tell it, and from where they come.
import type { LoadTable } from './load.ts';

export interface Listener {
  seen(table: LoadTable, seat: number): void;
  refused(table: LoadTable): void;
}

/** Addresses of this machine, so that there are ports enough for all sockets. */
export const ADDRESSES = 100;
