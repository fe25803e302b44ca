// Keeps the lobby and the user's own tables up to date while a screen shows them.
import {
  type Lobby,
  lobby as lobbySchema,
  myRow,
  type TableMessageOf,
  type TableRow,
  tableRow,
} from '@eminent/protocol/online';
import { useEffect } from 'react';
import * as v from 'valibot';
import { create } from 'zustand';
import { useShallow } from 'zustand/shallow';
import { ask, type Refusal } from './api.ts';
import { useConnection } from './connection-status.ts';
import { createResponseOrder } from './response-order.ts';
import { socket } from './page-socket.ts';
import { mergeRows, reuseRows } from './row-updates.ts';
import { useSession } from './user-session.ts';
import { fetchOwnTables, applyOwnTableUpdate } from './own-tables.ts';

interface LobbyStore {
  /** Undefined until loaded. */
  readonly rows: readonly TableRow[] | undefined;
  readonly seeks: Lobby['seeks'];
  /** Usual waiting time of recent searches, in milliseconds; undefined without enough data. */
  readonly usualWait: number | undefined;
  readonly problem: Refusal | undefined;
}

const useLobbyStore = create<LobbyStore>()(() => ({
  rows: undefined,
  seeks: [],
  usualWait: undefined,
  problem: undefined,
}));

/** Counts the updates from the socket, so that a response does not overwrite a newer update. */
let updateCount = 0;
const startRequest = createResponseOrder();

async function fetchLobby(): Promise<void> {
  const before = updateCount;
  const isCurrent = startRequest();
  const answer = await ask('GET', '/tables', lobbySchema);
  if (!isCurrent()) return;
  if (answer.ok) {
    const { seeks, usualWait } = answer.value;
    // The socket may have sent newer rows meanwhile. It never sends searches.
    const store = useLobbyStore.getState();
    const rows = updateCount === before ? reuseRows(store.rows, answer.value.rows) : store.rows;
    useLobbyStore.setState({
      rows,
      seeks: reuseRows(store.seeks, seeks),
      usualWait,
      problem: undefined,
    });
  } else useLobbyStore.setState({ problem: answer.refusal });
}

export function useLobby(): LobbyStore & { readonly again: () => void } {
  // Shallow comparison avoids a render if nothing changed.
  return { ...useLobbyStore(useShallow((store) => store)), again: () => void fetchLobby() };
}

function applyLobbyUpdate({ fresh, rows, gone }: TableMessageOf<'stream'>): void {
  updateCount += 1;
  const { rows: known = [] } = useLobbyStore.getState();
  const merged = mergeRows(fresh ? [] : known, readRows(tableRow, rows), gone);
  useLobbyStore.setState({ rows: reuseRows(known, merged), problem: undefined });
}

/** Drops invalid rows. A newer server may send rows that this page does not know. */
function readRows<S extends v.GenericSchema>(
  schema: S,
  rows: readonly object[],
): v.InferOutput<S>[] {
  return rows.flatMap((row) => {
    const read = v.safeParse(schema, row);
    return read.success ? [read.output] : [];
  });
}

/** Polling intervals. Polling continues with a socket, because the socket sends no searches. */
const POLL_MS = 20_000;
const POLL_WITHOUT_SOCKET_MS = 5000;

/** Keeps own tables and, with `withLobby`, the lobby up to date while the component is mounted. */
export function useTableUpdates(withLobby: boolean): void {
  const me = useSession(({ session }) => session?.person?.id);
  const isConnected = useConnection(({ status }) => status === 'open');
  useEffect(() => {
    if (me === undefined) return undefined;
    return socket.follow('mine', ({ fresh, rows, gone }) =>
      applyOwnTableUpdate(fresh, readRows(myRow, rows), gone),
    );
  }, [me]);
  useEffect(() => (withLobby ? socket.follow('lobby', applyLobbyUpdate) : undefined), [withLobby]);
  useEffect(() => {
    const poll = () => {
      if (document.hidden) return;
      if (withLobby) void fetchLobby();
      if (me !== undefined) void fetchOwnTables();
    };
    poll();
    const timer = setInterval(poll, isConnected ? POLL_MS : POLL_WITHOUT_SOCKET_MS);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [withLobby, me, isConnected]);
}
