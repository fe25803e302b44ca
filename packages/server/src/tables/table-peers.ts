// The interface through which tables communicate with the other nodes. The package `cluster`
// implements it.
import type { TableRow } from '@eminent/protocol/online';
import type { LogEntry } from '../store/index.ts';
import type { TraceContext } from '../telemetry/tracing.ts';

/** A message about a table, without its sender. */
export type TableMessageBody =
  /** New entries up to `seq`. `rows` contains them, or is empty if they are too large. */
  | {
      readonly kind: 'written';
      readonly seq: number;
      readonly rows: readonly Omit<LogEntry, 'table'>[];
      /** Trace context, so that work on other nodes joins the same trace. */
      readonly trace?: TraceContext | undefined;
    }
  /** Number of spectators at the sender. */
  | { readonly kind: 'onlookers'; readonly count: number }
  /** Requests the spectator counts of other nodes. */
  | { readonly kind: 'who' };

/** A message about a table and the node that sent it. */
export type TableMessage = TableMessageBody & { readonly from: string };
export type TableMessageOf<Kind extends TableMessage['kind']> = Extract<
  TableMessage,
  { kind: Kind }
>;

/** Maximum characters of entries in a message; other nodes read larger ones from the log. */
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

/** Callbacks for messages of other nodes. */
export interface TablePeerListener {
  /** The presence of users at these tables changed. */
  people(tables: readonly string[]): void;
  /** Another node changed the row of a table. */
  row(row: TableRow): void;
  nodeJoined(): void;
  /** A node left or stopped sending heartbeats. */
  nodeGone(node: string): void;
  /** Users at these tables are on an unreachable node. Changes must be read from the database. */
  presenceLost(tables: readonly string[]): void;
  /** The connection to other nodes was lost or restored. */
  connectionChanged(isConnected: boolean): void;
}

export interface TablePeers {
  /** Whether messages of other nodes arrive. */
  readonly isConnected: boolean;
  /** Since when messages arrive; undefined while disconnected. */
  readonly connectedSince: number | undefined;
  /** Number of other nodes. */
  readonly count: number;
  /** Whether another node supports newer rules or entries. */
  readonly hasNewerPeer: boolean;
  listen(listener: Partial<TablePeerListener>): void;
  /**
   * Subscribes to the messages about a table. Must happen before the table is read, so that no
   * change is missed. Resolves with a function that unsubscribes.
   */
  join(table: string, receive: (message: TableMessage) => void): Promise<() => void>;
  /** Sends a message about a table to the other nodes. */
  publishTable(table: string, message: TableMessageBody): void;
  /** Sends a changed row to nodes that may show it in a list. */
  publishRow(row: TableRow): void;
}

/** Whether this is the only node. False while the connection to other nodes is lost. */
export function isAlone(peers: TablePeers | undefined): boolean {
  return peers === undefined || (peers.isConnected && peers.count === 0);
}
