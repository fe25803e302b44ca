// Interface between tables and the other nodes. The package `cluster` implements it.
import type { TableRow } from '@eminent/protocol/online';
import type { LogEntry } from '../store/index.ts';
import type { TraceContext } from '../telemetry/tracing.ts';

export type TableMessageBody =
  /** There are new entries, up to `seq`. If `rows` is empty, they must be read from the log. */
  | {
      readonly kind: 'written';
      readonly seq: number;
      readonly rows: readonly Omit<LogEntry, 'table'>[];
      readonly trace?: TraceContext | undefined;
    }
  | { readonly kind: 'onlookers'; readonly count: number }
  /** Asks other nodes for their number of spectators (`onlookers`). */
  | { readonly kind: 'who' };

export type TableMessage = TableMessageBody & { readonly from: string };
export type TableMessageOf<Kind extends TableMessage['kind']> = Extract<
  TableMessage,
  { kind: Kind }
>;

/** Maximum characters of entries in a message. Other nodes read larger ones from the log. */
const MAX_INLINED = 8000;

/** The message to other nodes about new entries. */
export function writtenMessage(
  rows: readonly LogEntry[],
  trace: TraceContext | undefined,
): TableMessageBody {
  const seq = rows.at(-1)?.seq ?? 0;
  const size = rows.reduce((sum, { body }) => sum + body.length, 0);
  const inlined = rows.map(({ seq: at, at: when, body }) => ({ seq: at, at: when, body }));
  return { kind: 'written', seq, rows: size > MAX_INLINED ? [] : inlined, trace };
}

export interface TablePeerListener {
  people(tables: readonly string[]): void;
  row(row: TableRow): void;
  nodeJoined(): void;
  /** A node left or stopped sending heartbeats. */
  nodeGone(node: string): void;
  /** Users at these tables were on an unreachable node. Its entries must be read from the log. */
  presenceLost(tables: readonly string[]): void;
  connectionChanged(isConnected: boolean): void;
}

export interface TablePeers {
  readonly isConnected: boolean;
  /** When messages began to arrive, in milliseconds since 1970; undefined while disconnected. */
  readonly connectedSince: number | undefined;
  readonly count: number;
  readonly hasNewerPeer: boolean;
  listen(listener: Partial<TablePeerListener>): void;
  /**
   * Subscribes to messages about a table. Must come before the table is read, so that no change is
   * missed. Resolves with a function that unsubscribes.
   */
  join(table: string, receive: (message: TableMessage) => void): Promise<() => void>;
  publishTable(table: string, message: TableMessageBody): void;
  /** Sends a changed row to the other nodes, for their lists. */
  publishRow(row: TableRow): void;
}

/** Whether this is the only node. False without a connection, because there may be others. */
export function isAlone(peers: TablePeers | undefined): boolean {
  return peers === undefined || (peers.isConnected && peers.count === 0);
}
