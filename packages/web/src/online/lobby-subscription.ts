// The lobby and the user's own tables, kept up to date while a screen shows them.
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
import { inOrder } from './ordered-answers.ts';
import { socket } from './online-socket.ts';
import { reuseRows } from './reuse-rows.ts';
import { useSession } from './user-session.ts';
import { fetchOwnTables, tellMine } from './own-tables.ts';

interface LobbyStore {
  /** Undefined until loaded. */
  readonly rows: readonly TableRow[] | undefined;
  readonly seeks: Lobby['seeks'];
  readonly usualWait: number | undefined;
  readonly problem: Refusal | undefined;
}

const useLobbyStore = create<LobbyStore>()(() => ({
  rows: undefined,
  seeks: [],
  usualWait: undefined,
  problem: undefined,
}));

/** Counts updates from the socket. */
let updateCount = 0;
const nextQuestion = inOrder();

async function fetchLobby(): Promise<void> {
  const before = updateCount;
  const counts = nextQuestion();
  const answer = await ask('GET', '/tables', lobbySchema);
  if (!counts()) return;
  if (answer.ok) {
    const { seeks, usualWait } = answer.value;
    // The socket may have sent newer tables meanwhile, but it never sends searches.
    const known = useLobbyStore.getState();
    const rows = updateCount === before ? reuseRows(known.rows, answer.value.rows) : known.rows;
    useLobbyStore.setState({
      rows,
      seeks: reuseRows(known.seeks, seeks),
      usualWait,
      problem: undefined,
    });
  } else useLobbyStore.setState({ problem: answer.refusal });
}

export function useLobby(): LobbyStore & { readonly again: () => void } {
  // Shallow comparison avoids a render if nothing changed.
  return { ...useLobbyStore(useShallow((store) => store)), again: () => void fetchLobby() };
}

function tellLobby({ fresh, rows, gone }: TableMessageOf<'stream'>): void {
  updateCount += 1;
  const rowsNow = readRows(tableRow, rows);
  const left = new Set([...gone, ...rowsNow.map(({ table }) => table)]);
  const { rows: known } = useLobbyStore.getState();
  const stay = fresh ? [] : (known ?? []).filter(({ table }) => !left.has(table));
  useLobbyStore.setState({ rows: reuseRows(known, [...stay, ...rowsNow]), problem: undefined });
}

/** The rows this page understands; a newer server may have others. */
function readRows<S extends v.GenericSchema>(
  schema: S,
  rows: readonly object[],
): v.InferOutput<S>[] {
  return rows.flatMap((row) => {
    const read = v.safeParse(schema, row);
    return read.success ? [read.output] : [];
  });
}

/** Milliseconds between two polls. They are only needed for searches; the socket sends the rest. */
const EVERY = 20_000;
const WITHOUT_SOCKET = 5000;

/** Keeps the user's own tables up to date, and the lobby where it is shown. */
export function useFollowing(withLobby: boolean): void {
  const me = useSession(({ session }) => session?.person?.id);
  const isConnected = useConnection(({ contact }) => contact === 'open');
  useEffect(() => {
    if (me === undefined) return undefined;
    return socket.follow('mine', ({ fresh, rows, gone }) =>
      tellMine(fresh, readRows(myRow, rows), gone),
    );
  }, [me]);
  useEffect(() => (withLobby ? socket.follow('lobby', tellLobby) : undefined), [withLobby]);
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      if (withLobby) void fetchLobby();
      if (me !== undefined) void fetchOwnTables();
    };
    look();
    const timer = setInterval(look, isConnected ? EVERY : WITHOUT_SOCKET);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [withLobby, me, isConnected]);
}
