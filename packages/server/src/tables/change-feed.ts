// Announces table changes to lists, notifications and ratings on this node, and to other nodes.
import type { SeatState, TableRow } from '@eminent/protocol/online';
import type { TablePeers } from './table-peers.ts';
import { rowOf } from './table-row.ts';
import type { TableState } from './table-state.ts';

export type Where = 'here' | 'elsewhere';

interface ChangedTable {
  readonly tableState: TableState;
  readonly onlookers: number;
}

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

  /** Registers a listener for changed tables. Returns a function that removes it. */
  onChange(listener: Listener): () => void {
    return addTo(this.listeners, listener);
  }

  /** Registers a listener for tables just loaded. Cached data about them may be outdated. */
  onLoad(listener: (table: string) => void): () => void {
    return addTo(this.loadListeners, listener);
  }

  /** Registers a listener for presence changes at gathering tables, which the lobby shows. */
  onPresence(listener: (row: TableRow) => void): () => void {
    return addTo(this.presenceListeners, listener);
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
    for (const listener of this.loadListeners) listener(table);
  }

  announcePresence(table: ChangedTable): void {
    const row = this.row(table);
    for (const listener of this.presenceListeners) listener(row);
  }

  /** Announces a change that another node wrote. Listeners get the row of `here` if it is set. */
  announceRemote(row: TableRow, here: ChangedTable | undefined): void {
    const current = here === undefined ? row : this.row(here);
    for (const listener of this.listeners) listener(current, 'elsewhere');
  }
}

function addTo<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
