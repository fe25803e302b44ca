// Whether the server is within reach, for all who show it; and what time it is there, since the clock of a device may be set to anything.
import { create } from 'zustand';

/** `lost` once nothing was heard for a moment; `outdated` when the server speaks only to a newer page. */
export type ConnectionStatus = 'off' | 'connecting' | 'open' | 'lost' | 'outdated';

interface ContactState {
  readonly contact: ConnectionStatus;
  /** When the next try is made, on the clock of `Date.now()`; while there is none to wait for, absent. */
  readonly nextTry: number | undefined;
  /** The server is there and has not been able to store what was wished for a while; it is sent again. */
  readonly isHeld: boolean;
  /** The server serves a newer page: this one loads it at a quiet moment. */
  readonly newerPage: boolean;
  /** How far the server's time is ahead of `performance.now()`; before it was told, that of the device. */
  readonly ahead: number;
  /** Who the server takes the person to be; nobody before they have given a name. */
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

/** The server has just said what time it is there. */
export function noteServerTime(now: number): void {
  useConnection.setState({ ahead: now - performance.now() });
}
