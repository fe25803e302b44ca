// Whether the server is within reach, for all who show it.
import { create } from 'zustand';

/** `lost` once nothing was heard for a moment; `outdated` when the server speaks only to a newer page. */
export type Contact = 'off' | 'connecting' | 'open' | 'lost' | 'outdated';

interface ContactState {
  readonly contact: Contact;
  /** When the next try is made, on the clock of `Date.now()`; while there is none to wait for, absent. */
  readonly nextTry: number | undefined;
  /** The server serves a newer page: this one loads it at a quiet moment. */
  readonly newerPage: boolean;
  /** Who the server takes the person to be; nobody before they have given a name. */
  readonly person: { readonly id: string; readonly name: string } | undefined;
}

export const useContact = create<ContactState>()(() => ({
  contact: 'off',
  nextTry: undefined,
  newerPage: false,
  person: undefined,
}));
