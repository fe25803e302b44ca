// Announces table changes: to lists, notifications and ratings on this node, and to other nodes.
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

/** Receives the row of a changed table, and whether this node or another wrote the change. */
export type Listener = (row: TableRow, where: Where) => void;

export class ChangeFeed {
  private readonly listeners = new Set<Listener>();
  private readonly loadListeners = new Set<(table: string) => void>();
  private readonly presenceListeners = new Set<(row: TableRow) => void>();
  private readonly peers: TablePeers | undefined;
  private readonly presenceOf: (person: string) => SeatState['presence'];

  constructor(
    peers: TablePeers | undefined,
    presenceOf: (person: string) => SeatState['presence'],
  ) {
    this.peers = peers;
    this.presenceOf = presenceOf;
  }

  /** Registers a listener for changed tables. Returns a function that removes the listener. */
  onChange(listener: Listener): () => void {
    return added(this.listeners, listener);
  }

  /**
   * Registers a listener for tables that were just loaded from their log. Cached data about such a
   * table may be outdated.
   */
  onLoad(listener: (table: string) => void): () => void {
    return added(this.loadListeners, listener);
  }

  /**
   * Registers a listener for presence changes at gathering tables. The lobby shows whether the host
   * is present.
   */
  onPresence(listener: (row: TableRow) => void): () => void {
    return added(this.presenceListeners, listener);
  }

  /** The row of a table for lists. */
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
    for (const listener of this.loadListeners) listener(table);
  }

  announcePresence(table: ChangedTable): void {
    const row = this.row(table);
    for (const listener of this.presenceListeners) listener(row);
  }

  /**
   * Announces a change made at another node. If this node has the table in memory (`here`),
   * listeners get the row of that table instead of the received one.
   */
  announceRemote(row: TableRow, here: ChangedTable | undefined): void {
    const current = here === undefined ? row : this.row(here);
    for (const listener of this.listeners) listener(current, 'elsewhere');
  }
}

/** Adds a listener. Returns a function that removes it. */
function added<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
