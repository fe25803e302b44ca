// The state of the socket connection, its user, and the server's time.
import { create } from 'zustand';

/**
 * `off`: no connection is needed. `lost`: no contact for more than a moment. `outdated`: the server
 * requires a newer page.
 */
export type ConnectionStatus = 'off' | 'connecting' | 'open' | 'lost' | 'outdated';

interface ConnectionState {
  readonly status: ConnectionStatus;
  /** Time of the next connection attempt (`Date.now()`); undefined if none is scheduled. */
  readonly nextTry: number | undefined;
  /** Whether the server is reachable but cannot store commands now. The page sends them again. */
  readonly isHeld: boolean;
  /** Whether the server has a newer page. It is loaded when the user is not busy. */
  readonly newerPage: boolean;
  /** The time minus `performance.now()`: of the device until the server has sent its own time. */
  readonly clockOffset: number;
  /** The user to whom the connection belongs; undefined without a session. */
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
