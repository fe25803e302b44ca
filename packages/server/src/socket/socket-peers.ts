// The interface through which sockets communicate with the other nodes. The package `cluster`
// implements it.
import type { Presence } from '../core/user.ts';

/** Callbacks for messages of other nodes. */
export interface SocketPeerListener {
  /** Sessions of a user have ended: the sockets of the user must be closed. */
  signedOut(person: string): void;
  /** The block list of a user changed. */
  blocksChanged(person: string): void;
}

export interface SocketPeers {
  listen(listener: Partial<SocketPeerListener>): void;
  /** The presence of a user on other nodes. */
  presenceOf(person: string): Presence;
  /** Announces a presence change, with the tables that show the user. */
  publishPresence(person: string, presence: Presence, tables: readonly string[]): void;
  publishSignOut(person: string): void;
  publishBlocksChanged(person: string): void;
}
