// Notifies listeners of table changes: lists, notifications and ratings of this node, and the lists
// of other nodes.
import type { SeatState, TableRow } from '@eminent/protocol/online';
import type { PlayedTable, Where } from './session-context.ts';
import type { TablePeers } from './table-peers.ts';
import { rowOf } from './table-row.ts';

/** Called for every durable change, with the place where it was written. */
export type Listener = (row: TableRow, where: Where) => void;

export class ChangeFeed {
  private readonly listeners = new Set<Listener>();
  private readonly peers: TablePeers | undefined;
  private readonly presenceOf: (person: string) => SeatState['presence'];

  constructor(
    peers: TablePeers | undefined,
    presenceOf: (person: string) => SeatState['presence'],
  ) {
    this.peers = peers;
    this.presenceOf = presenceOf;
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  row({ tableState, onlookers }: PlayedTable): TableRow {
    return rowOf(tableState, onlookers, this.presenceOf);
  }

  announce(table: PlayedTable, where: Where): void {
    const { peers } = this;
    const isPublished = where === 'here' && peers !== undefined && peers.count > 0;
    if (this.listeners.size === 0 && !isPublished) return;
    const row = this.row(table);
    for (const listener of this.listeners) listener(row, where);
    if (isPublished) peers.publishRow(row);
  }

  /**
   * Announces a change made at another node. A loaded table is more recent than the received row.
   */
  announceRemote(row: TableRow, here: PlayedTable | undefined): void {
    const known = here === undefined ? row : this.row(here);
    for (const listener of this.listeners) listener(known, 'elsewhere');
  }
}
