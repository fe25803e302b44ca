// How the sockets of this node communicate with the other nodes. Implemented in packages/cluster.
import type { Presence } from '../core/user.ts';

export interface SocketPeerListener {
  /** Sessions of a user have ended: close the user's sockets. */
  signedOut(person: string): void;
  blocksChanged(person: string): void;
}

export interface SocketPeers {
  listen(listener: Partial<SocketPeerListener>): void;
  /** Returns the highest presence of a user on the other nodes. */
  presenceOf(person: string): Presence;
  /** Announces a presence, and the tables that show the user, to the other nodes. */
  publishPresence(person: string, presence: Presence, tables: readonly string[]): void;
  publishSignOut(person: string): void;
  publishBlocksChanged(person: string): void;
}
