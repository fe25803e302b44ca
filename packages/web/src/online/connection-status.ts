// The state of the socket connection, and the server's time, because a device's clock may be wrong.
import { create } from 'zustand';

/**
 * `off` while no connection is needed; `lost` after a moment without contact; `outdated` if the
 * server requires a newer page.
 */
export type ConnectionStatus = 'off' | 'connecting' | 'open' | 'lost' | 'outdated';

interface ConnectionState {
  readonly status: ConnectionStatus;
  /** Time of the next connection attempt (`Date.now()`); undefined if none is scheduled. */
  readonly nextTry: number | undefined;
  /** The server is reachable but cannot store a command at the moment. It is sent again. */
  readonly isHeld: boolean;
  /** The server has a newer page, which is loaded when no game is in progress. */
  readonly newerPage: boolean;
  /** Server time minus `performance.now()`; before the server sends its time, the device's time. */
  readonly clockOffset: number;
  /** The user as the server knows them; undefined before they have given a name. */
  readonly person: { readonly id: string; readonly name: string } | undefined;
}

export const useConnection = create<ConnectionState>()(() => ({
  status: 'off',
  nextTry: undefined,
  isHeld: false,
  newerPage: false,
  clockOffset: Date.now() - performance.now(),
  person: undefined,
}));

/** Stores the time that the server has just sent. */
export function noteServerTime(now: number): void {
  useConnection.setState({ clockOffset: now - performance.now() });
}
