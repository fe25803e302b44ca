// What sockets need from the other nodes of a cluster, which the cluster provides.
import type { Presence } from './presence.ts';

/** Callbacks for messages of other nodes. */
export interface SocketPeerListener {
  signedOut(person: string): void;
  /** The block list of a user changed. */
  blocksChanged(person: string): void;
}

export interface SocketPeers {
  listen(listener: Partial<SocketPeerListener>): void;
  /** The presence of a user on other nodes. */
  presenceOf(person: string): Presence;
  /** Announces a presence change. */
  publishPresence(person: string, presence: Presence, tables: readonly string[]): void;
  publishSignOut(person: string): void;
  publishBlocksChanged(person: string): void;
}
