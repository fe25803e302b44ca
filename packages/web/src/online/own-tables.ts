// The user's own tables. Waiting games are counted in the tab title and icon, and announced with a
// sound.
import { type MyRow, myTables } from '@eminent/protocol/online';
import { create } from 'zustand';
import { ask, type Refusal } from './api.ts';
import { inOrder } from './ordered-answers.ts';
import { noteTables } from './rematch.ts';
import { useSession } from './user-session.ts';

interface Mine {
  /** Undefined until loaded. */
  readonly rows: readonly MyRow[] | undefined;
  readonly problem: Refusal | undefined;
}

export const useOwnTables = create<Mine>()(() => ({ rows: undefined, problem: undefined }));

/** Whether a table waits for the reader's answer. After a resignation a bot answers instead. */
export function waitsForMe({ phase, question, seat, seats }: MyRow): boolean {
  return phase === 'playing' && question?.seat === seat && seats[seat]?.away !== 'resigned';
}

/** The waiting tables, longest wait first. */
export function waitingOf(rows: readonly MyRow[]): readonly MyRow[] {
  return rows
    .filter(waitsForMe)
    .sort((a, b) => (a.question?.since ?? 0) - (b.question?.since ?? 0));
}

/** The number of games that wait for the user. */
export function useWaiting(): number {
  const countAtLoad = useSession(({ session }) => session?.waiting ?? 0);
  const rows = useOwnTables((mine) => mine.rows);
  return rows === undefined ? countAtLoad : waitingOf(rows).length;
}

/** The table that has waited longest, except the open one. */
export function nextWaiting(open: string | undefined): MyRow | undefined {
  return waitingOf(useOwnTables.getState().rows ?? []).find(({ table }) => table !== open);
}

/** Counts updates from the socket and changes of the user. */
let updateCount = 0;
const nextQuestion = inOrder();

export async function fetchOwnTables(): Promise<void> {
  const before = updateCount;
  const counts = nextQuestion();
  const answer = await ask('GET', '/me/tables', myTables);
  // A newer update has arrived meanwhile.
  if (updateCount !== before || !counts()) return;
  if (answer.ok) {
    noteTables(answer.value.rows);
    useOwnTables.setState({ rows: answer.value.rows, problem: undefined });
  } else if (answer.refusal.code === 'signed-out')
    useOwnTables.setState({ rows: [], problem: undefined });
  else useOwnTables.setState({ problem: answer.refusal });
}

/** Applies a stream message: all rows, or the changed ones. */
export function tellMine(fresh: boolean, rows: readonly MyRow[], gone: readonly string[]): void {
  updateCount += 1;
  noteTables(rows);
  const before = fresh ? [] : (useOwnTables.getState().rows ?? []);
  const left = new Set([...gone, ...rows.map(({ table }) => table)]);
  useOwnTables.setState({
    rows: [...before.filter(({ table }) => !left.has(table)), ...rows],
    problem: undefined,
  });
}

/** Clears the tables when the user changes. */
useSession.subscribe(({ session }, { session: before }) => {
  if (before === undefined || session?.person?.id === before.person?.id) return;
  updateCount += 1;
  useOwnTables.setState({ rows: undefined, problem: undefined });
});
