// The state of the socket connection, its user, and the server's time.
import { create } from 'zustand';

/** `lost`: no contact for a second or more. `outdated`: the server rejects this page version. */
export type ConnectionStatus = 'off' | 'connecting' | 'open' | 'lost' | 'outdated';

interface ConnectionState {
  readonly status: ConnectionStatus;
  /** Time of the next connection attempt (`Date.now()`); undefined if none is scheduled. */
  readonly nextTry: number | undefined;
  /** Whether the server has been unable to store a command for a while. */
  readonly isHeld: boolean;
  /** Whether the server has a newer version of the page. */
  readonly newerPage: boolean;
  /** Milliseconds from `performance.now()` to the server's Unix time; at first to the device's. */
  readonly clockOffset: number;
  /** The user of the last connection; undefined without a session. */
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

/** `now`: the Unix time, in milliseconds, in a message that has just arrived. */
export function noteServerTime(now: number): void {
  useConnection.setState({ clockOffset: now - performance.now() });
}
