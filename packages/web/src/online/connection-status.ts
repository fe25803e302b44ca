// The connection to the server, and the server's time, because the clock of a device may be wrong.
import { create } from 'zustand';

/** `lost` after a moment without contact; `outdated` if the server requires a newer page. */
export type ConnectionStatus = 'off' | 'connecting' | 'open' | 'lost' | 'outdated';

interface ContactState {
  readonly contact: ConnectionStatus;
  /** Time of the next connection attempt (`Date.now()`); undefined if none is scheduled. */
  readonly nextTry: number | undefined;
  /**
   * The server is reachable but has been unable to store a command for a while; it is sent again.
   */
  readonly isHeld: boolean;
  /** The server has a newer page, which is loaded when no game is in progress. */
  readonly newerPage: boolean;
  /**
   * Server time minus `performance.now()`; uses the device's clock until the server has sent its
   * time.
   */
  readonly ahead: number;
  /** The user as the server knows them; undefined before they have given a name. */
  readonly person: { readonly id: string; readonly name: string } | undefined;
}

export const useConnection = create<ContactState>()(() => ({
  contact: 'off',
  nextTry: undefined,
  isHeld: false,
  newerPage: false,
  ahead: Date.now() - performance.now(),
  person: undefined,
}));

/** Stores the time that the server has just sent. */
export function noteServerTime(now: number): void {
  useConnection.setState({ ahead: now - performance.now() });
}
