// Who hears that a table changed: lists, notifications and ratings of this node, and the lists of other nodes.
import type { SeatState, TableRow } from '@eminent/protocol/online';
import type { Neighbours } from '../cluster/peers.ts';
import type { PlayedTable, Where } from './session-context.ts';
import { rowOf } from './table-row.ts';

/** Hears of every durable change, and whether it was written here. */
export type Listener = (row: TableRow, where: Where) => void;

export class Changes {
  private readonly listeners = new Set<Listener>();
  private readonly neighbours: Neighbours | undefined;
  private readonly presenceOf: (person: string) => SeatState['presence'];

  constructor(
    neighbours: Neighbours | undefined,
    presenceOf: (person: string) => SeatState['presence'],
  ) {
    this.neighbours = neighbours;
    this.presenceOf = presenceOf;
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  row({ live, onlookers }: PlayedTable): TableRow {
    return rowOf(live, onlookers, this.presenceOf);
  }

  announce(table: PlayedTable, where: Where): void {
    const { neighbours } = this;
    const isTold = where === 'here' && neighbours !== undefined && neighbours.count > 0;
    if (this.listeners.size === 0 && !isTold) return;
    const row = this.row(table);
    for (const listener of this.listeners) listener(row, where);
    if (isTold) neighbours.tellRow(row);
  }

  /** A table changed at another node. Whoever has it at hand knows it better. */
  heard(row: TableRow, here: PlayedTable | undefined): void {
    const known = here === undefined ? row : this.row(here);
    for (const listener of this.listeners) listener(known, 'elsewhere');
  }
}
