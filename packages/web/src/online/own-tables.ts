// The user's own tables, and which of them wait for the user's answer.
import { type MyRow, myTables } from '@eminent/protocol/online';
import { create } from 'zustand';
import { ask, type Refusal } from './api.ts';
import { createResponseOrder } from './response-order.ts';
import { noteRematches } from './rematch.ts';
import { mergeRows } from './row-updates.ts';
import { onUserChange, useSession } from './user-session.ts';

interface OwnTables {
  /** Undefined until loaded. */
  readonly rows: readonly MyRow[] | undefined;
  readonly problem: Refusal | undefined;
}

export const useOwnTables = create<OwnTables>()(() => ({ rows: undefined, problem: undefined }));

/** Whether a table waits for the user's answer. After a resignation a bot answers instead. */
export function waitsForMe({ phase, question, seat, seats }: MyRow): boolean {
  return phase === 'playing' && question?.seat === seat && seats[seat]?.away !== 'resigned';
}

/** The tables that wait for the user's answer, the longest wait first. */
export function waitingOf(rows: readonly MyRow[]): readonly MyRow[] {
  return rows
    .filter(waitsForMe)
    .sort((a, b) => (a.question?.since ?? 0) - (b.question?.since ?? 0));
}

/** Returns the number of games that wait for the user; until they are loaded, from the session. */
export function useWaitingCount(): number {
  const countAtLoad = useSession(({ session }) => session?.waiting ?? 0);
  const rows = useOwnTables((tables) => tables.rows);
  return rows === undefined ? countAtLoad : waitingOf(rows).length;
}

/** Returns the table that has waited longest for the user, apart from the table `open`. */
export function nextWaiting(open: string | undefined): MyRow | undefined {
  return waitingOf(useOwnTables.getState().rows ?? []).find(({ table }) => table !== open);
}

/** Counts updates from the socket and changes of the user, to ignore older responses. */
let updateCount = 0;
const startRequest = createResponseOrder();

export async function fetchOwnTables(): Promise<void> {
  const before = updateCount;
  const isCurrent = startRequest();
  const answer = await ask('GET', '/me/tables', myTables);
  if (updateCount !== before || !isCurrent()) return;
  if (answer.ok) {
    noteRematches(answer.value.rows);
    useOwnTables.setState({ rows: answer.value.rows, problem: undefined });
  } else if (answer.refusal.code === 'signed-out')
    useOwnTables.setState({ rows: [], problem: undefined });
  else useOwnTables.setState({ problem: answer.refusal });
}

/**
 * Applies a socket message. If `fresh`, `rows` is the whole list. Otherwise it contains the new and
 * changed rows, and `gone` the ids of the removed tables. Also moves the deal notes of rematches.
 */
export function applyOwnTableUpdate(
  fresh: boolean,
  rows: readonly MyRow[],
  gone: readonly string[],
): void {
  updateCount += 1;
  noteRematches(rows);
  const { rows: known = [] } = useOwnTables.getState();
  useOwnTables.setState({ rows: mergeRows(fresh ? [] : known, rows, gone), problem: undefined });
}

onUserChange(() => {
  updateCount += 1;
  useOwnTables.setState({ rows: undefined, problem: undefined });
});
