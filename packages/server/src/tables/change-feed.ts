// Notifies listeners of table changes: lists, notifications and ratings of this node, and the lists
// of other nodes.
import type { SeatState, TableRow } from '@eminent/protocol/online';
import type { TablePeers } from './table-peers.ts';
import { rowOf } from './table-row.ts';
import type { TableState } from './table-state.ts';

/** Where a change was written: by this node or another. */
export type Where = 'here' | 'elsewhere';

interface ChangedTable {
  readonly tableState: TableState;
  /** Number of spectators. */
  readonly onlookers: number;
}

/** Called for every durable change, with the place where it was written. */
export type Listener = (row: TableRow, where: Where) => void;

export class ChangeFeed {
  private readonly listeners = new Set<Listener>();
  private readonly loads = new Set<(table: string) => void>();
  private readonly presences = new Set<(row: TableRow) => void>();
  private readonly peers: TablePeers | undefined;
  private readonly presenceOf: (person: string) => SeatState['presence'];

  constructor(
    peers: TablePeers | undefined,
    presenceOf: (person: string) => SeatState['presence'],
  ) {
    this.peers = peers;
    this.presenceOf = presenceOf;
  }

  /** Registers a listener for every durable change. */
  onChange(listener: Listener): () => void {
    return added(this.listeners, listener);
  }

  /** Registers a listener for tables loaded from their log. Cached data about them may be outdated. */
  onLoad(listener: (table: string) => void): () => void {
    return added(this.loads, listener);
  }

  /**
   * Registers a listener for presence changes at gathering tables. The lobby shows whether the host
   * is present.
   */
  onPresence(listener: (row: TableRow) => void): () => void {
    return added(this.presences, listener);
  }

  row({ tableState, onlookers }: ChangedTable): TableRow {
    return rowOf(tableState, onlookers, this.presenceOf);
  }

  announce(table: ChangedTable, where: Where): void {
    const { peers } = this;
    const isPublished = where === 'here' && peers !== undefined && peers.count > 0;
    if (this.listeners.size === 0 && !isPublished) return;
    const row = this.row(table);
    for (const listener of this.listeners) listener(row, where);
    if (isPublished) peers.publishRow(row);
  }

  announceLoaded(table: string): void {
    for (const listener of this.loads) listener(table);
  }

  announcePresence(table: ChangedTable): void {
    const row = this.row(table);
    for (const listener of this.presences) listener(row);
  }

  /**
   * Announces a change made at another node. A loaded table is more recent than the received row.
   */
  announceRemote(row: TableRow, here: ChangedTable | undefined): void {
    const known = here === undefined ? row : this.row(here);
    for (const listener of this.listeners) listener(known, 'elsewhere');
  }
}

/** Returns a function that removes the listener again. */
function added<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
